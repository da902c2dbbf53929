/**
 * Walks a machine with the given events, including answers of its calls, and reports the coverage: states reached,
 * transitions taken, which snapshots accept which event, and the shortest path to each state. For tests only.
 */
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import type { AnyStateMachine, AnyStateNode, InputFrom, SnapshotFrom, AnyMachineSnapshot } from 'xstate';

/** An event as the walk sends it: one of the machine's own, or the answer of a call. */
export interface WalkEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** The answer of an invoked call. */
export const done = (id: string, output?: unknown): WalkEvent => ({ type: `xstate.done.actor.${id}`, output });
/** The failure of an invoked call. */
export const failed = (id: string, error: unknown): WalkEvent => ({ type: `xstate.error.actor.${id}`, error });

/** The events that lead from the start to a state, including answers of calls. */
export interface Path<Machine extends AnyStateMachine> {
  readonly input: InputFrom<Machine>;
  readonly events: readonly WalkEvent[];
  readonly end: SnapshotFrom<Machine>;
}

export interface Walk<Machine extends AnyStateMachine> {
  readonly machine: Machine;
  readonly snapshots: readonly SnapshotFrom<Machine>[];
  readonly steps: readonly {
    readonly from: SnapshotFrom<Machine>;
    readonly event: WalkEvent;
    readonly to: SnapshotFrom<Machine>;
  }[];
  /** Ids of the reached states. */
  readonly reached: ReadonlySet<string>;
  /** Ids of the states that were not reached, except transient ones. */
  readonly notReached: readonly string[];
  /** The machine's transitions by event, as `state id: event`. */
  readonly transitions: readonly string[];
  /** Those that no step took. */
  readonly notTaken: readonly string[];
  /** A shortest path to every state that is not transient. */
  paths(): readonly Path<Machine>[];
}

/** A call can only answer while it runs; an unexpected answer would stop the machine with an error. */
const mayCome = (snapshot: AnyMachineSnapshot, { type }: WalkEvent): boolean => {
  const [, call] = /^xstate\.(?:(?:done|error)\.actor|snapshot)\.(.+)$/u.exec(type) ?? [];
  return call === undefined || snapshot.children[call] !== undefined;
};

const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

/** Ids of all states of a machine except the root. */
export const stateIds = (machine: AnyStateMachine): readonly string[] =>
  nodesOf(machine.root)
    .slice(1)
    .map(({ id }) => id);

interface Adjacent {
  readonly state: AnyMachineSnapshot;
  readonly transitions: Readonly<Record<string, { readonly event: WalkEvent; readonly state: AnyMachineSnapshot }>>;
}

const serializeState = ({ value, context, status }: AnyMachineSnapshot): never =>
  JSON.stringify([value, context, status]) as never;

/** Which events a walk tries in a snapshot: if a machine counts, or follows others, trying all would not end. */
type Tries = (snapshot: never, event: WalkEvent) => boolean;

const possible =
  (events: readonly WalkEvent[], tries: Tries) =>
  (snapshot: AnyMachineSnapshot): WalkEvent[] =>
    events.filter((event) => mayCome(snapshot, event) && tries(snapshot as never, event));

const adjacencyOf = (
  machine: AnyStateMachine,
  events: readonly WalkEvent[],
  input: unknown,
  tries: Tries,
): readonly Adjacent[] =>
  Object.values(
    getAdjacencyMap<AnyMachineSnapshot, WalkEvent, unknown>(machine as never, {
      events: possible(events, tries),
      input,
      serializeState,
    }),
  );

/** The first of the paths to each value of the machine, whatever its context. */
const pathsOf = <Machine extends AnyStateMachine>(
  machine: Machine,
  events: readonly WalkEvent[],
  inputs: readonly InputFrom<Machine>[],
  tries: Tries,
): readonly Path<Machine>[] => {
  const found = new Map<string, Path<Machine>>();
  for (const input of inputs) {
    const paths = getShortestPaths<never>(
      machine as never,
      { events: possible(events, tries), input, serializeState } as never,
    );
    for (const { state, steps } of paths as unknown as readonly {
      readonly state: SnapshotFrom<Machine>;
      readonly steps: readonly { readonly event: WalkEvent }[];
    }[]) {
      const key = JSON.stringify((state as AnyMachineSnapshot).value);
      const known = found.get(key);
      const taken = steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init');
      if (known === undefined || taken.length < known.events.length)
        found.set(key, { input, events: taken, end: state });
    }
  }
  return [...found.values()];
};

/** A state that only decides the next one is transient. */
const isPassedThrough = ({ always, type }: AnyStateNode): boolean =>
  type !== 'parallel' && (always ?? []).some(({ guard }) => guard === undefined);

const transitionsOf = (machine: AnyStateMachine) =>
  nodesOf(machine.root).flatMap((node) =>
    [...node.transitions.values()]
      .flat()
      .map((transition) => ({ name: `${node.id}: ${transition.eventType}`, transition })),
  );

/** The machine's transitions that are not among those taken (`machine.getTransitionData`), as `state id: event`. */
export const notTaken = (machine: AnyStateMachine, taken: ReadonlySet<unknown>): readonly string[] =>
  transitionsOf(machine)
    .filter(({ transition }) => !taken.has(transition))
    .map(({ name }) => name);

/** Called with every walk: `npm run paths` reports the paths of the tests. */
interface Listening {
  onMachineWalk?: (walk: unknown) => void;
}

/** Walks from the initial state of each input with all events that `tries` accepts, until nothing new is found. */
export const walk = <Machine extends AnyStateMachine>(
  machine: Machine,
  events: readonly WalkEvent[],
  inputs: readonly InputFrom<Machine>[],
  tries: (snapshot: SnapshotFrom<Machine>, event: WalkEvent) => boolean = () => true,
): Walk<Machine> => {
  const adjacent = inputs.flatMap((input) => adjacencyOf(machine, events, input, tries as Tries));
  const steps = adjacent.flatMap(({ state, transitions }) =>
    Object.values(transitions).map(({ event, state: to }) => ({ from: state, event, to })),
  );
  const taken = new Set(steps.flatMap(({ from, event }) => machine.getTransitionData(from as never, event)));
  const reached = new Set(adjacent.flatMap(({ state }) => state._nodes.map(({ id }) => id)));
  const walked: Walk<Machine> = {
    machine,
    snapshots: adjacent.map(({ state }) => state as SnapshotFrom<Machine>),
    steps: steps as unknown as Walk<Machine>['steps'],
    reached,
    notReached: nodesOf(machine.root)
      .slice(1)
      .filter((node) => !reached.has(node.id) && !isPassedThrough(node))
      .map(({ id }) => id),
    transitions: transitionsOf(machine).map(({ name }) => name),
    notTaken: notTaken(machine, taken),
    paths: () => pathsOf(machine, events, inputs, tries as Tries),
  };
  (globalThis as Listening).onMachineWalk?.(walked);
  return walked;
};
