/** Writes a line for each walk that a test makes over a machine into the file that `PATHS_REPORT` names. */
import { appendFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import type { Walk } from '../../packages/domain/src/gateway/testing.ts';

export interface NotedWalk {
  readonly machine: string;
  readonly states: readonly string[];
  readonly notReached: readonly string[];
  readonly transitions: readonly string[];
  readonly notTaken: readonly string[];
  readonly situations: number;
  readonly refusals: number;
  readonly paths: readonly { readonly end: unknown; readonly events: readonly unknown[] }[];
}

/** Pairs of a situation and an event that the machine does not take there. */
const countRefusals = ({ steps }: Walk<AnyStateMachine>): number =>
  steps.filter(({ from, event }) => !event.type.startsWith('xstate.') && !from.can(event as never)).length;

const file = process.env['PATHS_REPORT'];
if (file === undefined) throw new Error('PATHS_REPORT names no file');

Object.assign(globalThis, {
  onMachineWalk: (walk: Walk<AnyStateMachine>) => {
    const { machine, reached, notReached, transitions, notTaken, snapshots } = walk;
    const noted: NotedWalk = {
      machine: machine.id,
      states: [...reached],
      notReached,
      transitions,
      notTaken,
      situations: snapshots.length,
      refusals: countRefusals(walk),
      paths: walk.paths().map(({ end, events }) => ({ end: end.value, events })),
    };
    appendFileSync(file, `${JSON.stringify(noted)}\n`);
  },
});
