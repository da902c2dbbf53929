/**
 * What is stored comes back: every walk that a test makes over a machine (`gateway/testing`) brings this law into that
 * test's file, so a new machine is under it as soon as its paths are tested, which `npm run paths` asks of every machine.
 * A snapshot of each situation, put through JSON and through `structuredClone`, holds the same, takes the same events,
 * leads to the same places and is read the same by the selectors beside the machine.
 */
import { createActor, transition } from 'xstate';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { expect, test } from 'vitest';
import type { Walk } from './src/gateway/testing.ts';
import { equals } from './src/money/index.ts';
import type { Money } from './src/money/index.ts';

type Step = Walk<AnyStateMachine>['steps'][number];
type Read = (snapshot: AnyMachineSnapshot) => unknown;

const WAYS: Readonly<Record<string, (value: unknown) => unknown>> = {
  JSON: (value) => JSON.parse(JSON.stringify(value)) as unknown,
  structuredClone,
};

const files = import.meta.glob<Readonly<Record<string, unknown>>>('./src/*/*.machine.ts');

const isMachine = (value: unknown, { id }: AnyStateMachine): boolean =>
  typeof value === 'object' && value !== null && 'transition' in value && 'id' in value && value.id === id;

/** The selectors that stand in the file of the machine. */
const selectorsOf = async (machine: AnyStateMachine): Promise<readonly Read[]> => {
  const loaded = await Promise.all(Object.values(files).map((load) => load()));
  const own = loaded.find((file) => Object.values(file).some((value) => isMachine(value, machine)));
  return Object.entries(own ?? {}).flatMap(([name, value]) =>
    name.startsWith('select') && typeof value === 'function' && value.length === 1 ? [value as Read] : [],
  );
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isMoney = (value: Readonly<Record<string, unknown>>): boolean =>
  isRecord(value['currency']) && 'digits' in value['currency'] && 'minor' in value;

const isPlain = (value: object): boolean =>
  [Object.prototype, Array.prototype, null].includes(Object.getPrototypeOf(value) as object | null);

/** Where two values differ, or where one is no plain data (amounts are, whatever they look like inside); null where nowhere. */
const difference = (a: unknown, b: unknown): string | null => {
  if (!isRecord(a) || !isRecord(b)) return Object.is(a, b) ? null : '';
  if (isMoney(a) && isMoney(b)) return equals(a as unknown as Money, b as unknown as Money) ? null : '';
  if (!isPlain(a) || !isPlain(b) || Array.isArray(a) !== Array.isArray(b)) return '';
  const keys = Object.keys(a);
  for (const key of keys.concat(Object.keys(b).filter((name) => !Object.hasOwn(a, name)))) {
    // The path is put together only where there is one: most of millions of values are alike.
    const found = difference(a[key], b[key]);
    if (found !== null) return `.${key}${found}`;
  }
  return null;
};

const view = (snapshot: AnyMachineSnapshot, reads: readonly Read[]): unknown => {
  const { value, context, status, tags, output } = snapshot;
  return { value, context, status, output, tags: [...tags].toSorted(), read: reads.map((read) => read(snapshot)) };
};

/** What of a situation does not come back; empty where all does. */
const losses = (
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  steps: readonly Step[],
  reads: readonly Read[],
) => {
  const seen = view(snapshot, reads);
  const seenAfter = steps.map(({ event, to }) => ({ event, may: snapshot.can(event), after: view(to, reads) }));
  return Object.entries(WAYS).flatMap(([way, through]) => {
    const stored = through(machine.getPersistedSnapshot(snapshot));
    const back = createActor(machine, { snapshot: stored as never }).getSnapshot() as AnyMachineSnapshot;
    const lost = [
      ['itself', difference(seen, view(back, reads))] as const,
      ...seenAfter.map(({ event, may, after }) => {
        if (back.can(event) !== may) return [event.type, 'may it come'] as const;
        const [next] = transition(machine, back, event);
        return [event.type, difference(after, view(next as AnyMachineSnapshot, reads))] as const;
      }),
    ];
    return lost
      .filter(([, where]) => where !== null)
      .map(([what, where]) => `${JSON.stringify(snapshot.value)} through ${way}, ${what}: ${where}`);
  });
};

Object.assign(globalThis, {
  onMachineWalk: ({ machine, snapshots, steps }: Walk<AnyStateMachine>) => {
    test(`${machine.id}: what is stored in any situation comes back and behaves alike`, async () => {
      const reads = await selectorsOf(machine);
      const stepsFrom = Map.groupBy(steps, ({ from }) => from as AnyMachineSnapshot);
      expect(snapshots.length).toBeGreaterThan(0);
      for (const snapshot of snapshots)
        expect(losses(machine, snapshot, stepsFrom.get(snapshot) ?? [], reads)).toEqual([]);
    }, 240_000);
  },
});
