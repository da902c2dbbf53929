/**
 * Walks a machine over the events it is given, the answers of its calls among them, and reports what was covered: states
 * reached, transitions taken, and which snapshots accept which event. For tests of machines only.
 */
import { getAdjacencyMap } from 'xstate/graph';
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

export interface Walk<Machine extends AnyStateMachine> {
  readonly snapshots: readonly SnapshotFrom<Machine>[];
  readonly steps: readonly {
    readonly from: SnapshotFrom<Machine>;
    readonly event: WalkEvent;
    readonly to: SnapshotFrom<Machine>;
  }[];
  /** Ids of the states that some snapshot was in. */
  readonly reached: ReadonlySet<string>;
  /** Transitions by event that no step took, as `state id: event`. */
  readonly notTaken: readonly string[];
}

/** A call can only answer while it runs; an answer out of place would end the machine in an error. */
const mayCome = (snapshot: AnyMachineSnapshot, { type }: WalkEvent): boolean => {
  const [, call] = /^xstate\.(?:done|error)\.actor\.(.+)$/u.exec(type) ?? [];
  return call === undefined || snapshot.children[call] !== undefined;
};

const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

/** Ids of all states of a machine but the root. */
export const stateIds = (machine: AnyStateMachine): readonly string[] =>
  nodesOf(machine.root)
    .slice(1)
    .map(({ id }) => id);

interface Adjacent {
  readonly state: AnyMachineSnapshot;
  readonly transitions: Readonly<Record<string, { readonly event: WalkEvent; readonly state: AnyMachineSnapshot }>>;
}

const adjacencyOf = (machine: AnyStateMachine, events: readonly WalkEvent[], input: unknown): readonly Adjacent[] =>
  Object.values(
    getAdjacencyMap<AnyMachineSnapshot, WalkEvent, unknown>(machine as never, {
      events: (snapshot) => events.filter((event) => mayCome(snapshot, event)),
      input,
      serializeState: ({ value, context, status }) => JSON.stringify([value, context, status]) as never,
    }),
  );

/** Walks from the initial state of each input over all events until nothing new is found. */
export const walk = <Machine extends AnyStateMachine>(
  machine: Machine,
  events: readonly WalkEvent[],
  inputs: readonly InputFrom<Machine>[],
): Walk<Machine> => {
  const adjacent = inputs.flatMap((input) => adjacencyOf(machine, events, input));
  const steps = adjacent.flatMap(({ state, transitions }) =>
    Object.values(transitions).map(({ event, state: to }) => ({ from: state, event, to })),
  );
  const taken = new Set(steps.flatMap(({ from, event }) => machine.getTransitionData(from as never, event)));
  const notTaken = nodesOf(machine.root).flatMap((node) =>
    [...node.transitions.values()]
      .flat()
      .filter((transition) => !taken.has(transition as never))
      .map(({ eventType }) => `${node.id}: ${eventType}`),
  );
  return {
    snapshots: adjacent.map(({ state }) => state as SnapshotFrom<Machine>),
    steps: steps as unknown as Walk<Machine>['steps'],
    reached: new Set(adjacent.flatMap(({ state }) => state._nodes.map(({ id }) => id))),
    notTaken,
  };
};
