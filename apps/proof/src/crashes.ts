/**
 * Every point at which a money flow can be interrupted: before and after each statement, before its commits, and after them with
 * their answer lost; by an error and by a crash of the process. Afterwards the call is repeated with its key, worker and sweep
 * run, and the shop must reach the same final state as without the interruption.
 */
import { NO_FAULTS } from './simulator/core.ts';
import { listFacts } from './simulator/facts.ts';
import type { Cut, SentStatement } from './simulator/faults.ts';
import { type Follower, openFollower } from './simulator/follow.ts';
import { BEGIN, stepsWithoutFaults, TICK_MS } from './simulator/schedule.ts';
import type { Bench } from './simulator/world.ts';
import { type Action, type Flow, wait } from './flow.ts';
import { FLOWS } from './flows.ts';

export interface CrashPoint {
  readonly flow: string;
  readonly cut: Cut;
  readonly statement: string;
}

export interface CrashBreach extends CrashPoint {
  readonly broken: string;
}

export interface CrashFigures {
  readonly points: readonly CrashPoint[];
  readonly breaches: readonly CrashBreach[];
}

/** Takes steps one after another, each one tick later. */
const stepper = (follower: Follower) => {
  let no = 0;
  return async ({ event, args, isMailDown = false }: Action, fixed?: unknown, cut: Cut | null = null) => {
    follower.model().now += TICK_MS;
    no += 1;
    const step = { event, args: fixed ?? args(follower.model()), conditions: { ...NO_FAULTS, cut, isMailDown }, no };
    await follower.take(step);
  };
};

/** The final state of a shop, without how often and when something was tried. */
const finalState = (follower: Follower): string =>
  listFacts(follower.model())
    .filter((fact) => !/^(key|noted) /.test(fact))
    .map((fact) =>
      fact
        .replace(/(card-locked:[^ ]+)\/\d+/, '$1')
        .replace(/^(approval \S+) by \d+/, '$1')
        .replace(/ (?:until \d+|looks \d+ next \w+|tried \d+ due \d+)$/, ''),
    )
    .join('\n');

interface Ran {
  readonly statements: readonly SentStatement[];
  readonly end: string;
}

/** Runs a flow, interrupted or not, and its aftermath. Throws if an invariant is violated. */
const runFlow = async (bench: Bench, unitId: string, { before, act }: Flow, cut: Cut | null): Promise<Ran> => {
  const follower = await openFollower(bench, unitId, BEGIN);
  const take = stepper(follower);
  for (const action of before) await take(action);
  const args = act.args(follower.model());
  await take(act, args, cut);
  const statements = [...follower.world.faults.sent];
  await follower.check(false);
  // Repeats at once, and again when a key in progress has expired and the next look at a payment is due.
  await take(act, args);
  await take(wait(6));
  await take(act, args);
  const early = finalState(follower);
  for (const step of stepsWithoutFaults({ seed: 'crashes', schedule: 0 }, follower.model)) await follower.take(step);
  await follower.check(true);
  return { statements, end: `${early}\n\n${finalState(follower)}` };
};

const CUTS = ['before', 'after'].flatMap((when) =>
  ['error', 'crash'].map((kind) => ({ when, kind }) as Pick<Cut, 'when' | 'kind'>),
);

const firstDifference = (one: string, other: string): string => {
  const [expected, actual] = [one.split('\n'), other.split('\n')];
  const at = expected.findIndex((line, index) => line !== actual[index]);
  return at < 0 ? '' : `it ends with “${actual[at]}”, uninterrupted with “${expected[at]}”`;
};

/** Which flows and points are run; all by default. `onPoint` is called for each point. */
export interface CrashChoice {
  readonly takesFlow?: () => boolean;
  readonly takesPoint?: () => boolean;
  readonly onPoint?: (point: CrashPoint) => void;
}

export const enumerateCrashes = async (
  bench: Bench,
  runName: string,
  { takesFlow = () => true, takesPoint = () => true, onPoint = () => undefined }: CrashChoice = {},
): Promise<CrashFigures> => {
  const points: CrashPoint[] = [];
  const breaches: CrashBreach[] = [];
  let run = 0;
  const nextUnit = () => `C${runName}X${(run += 1)}`;
  for (const flow of FLOWS.filter(takesFlow)) {
    const uncut = await runFlow(bench, nextUnit(), flow, null);
    for (const [at, { text }] of uncut.statements.entries()) {
      for (const { when, kind } of CUTS) {
        if (!takesPoint()) continue;
        const point: CrashPoint = { flow: flow.name, cut: { at, when, kind }, statement: text.trim().slice(0, 60) };
        points.push(point);
        onPoint(point);
        const broken = await runFlow(bench, nextUnit(), flow, point.cut).then(
          ({ end }) => firstDifference(uncut.end, end),
          (error: unknown) => String(error instanceof Error ? error.message : error),
        );
        if (broken !== '') breaches.push({ ...point, broken });
      }
    }
  }
  return { points, breaches };
};
