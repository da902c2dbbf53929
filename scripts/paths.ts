/**
 * The machines' paths: for each machine of the domain how many of its states and transitions the generated paths take, and
 * how many events are refused in how many situations. `npm run paths -- order` prints the shortest way to each state. Fails
 * where a state is not reached or a transition not taken.
 */
import { globSync } from 'node:fs';
import type { Walk } from '../packages/domain/src/gateway/testing.ts';
import type { AnyStateMachine } from 'xstate';
import { ROOT } from './command.ts';

type AnyWalk = Walk<AnyStateMachine>;

const isWalk = (value: unknown): value is AnyWalk => typeof value === 'object' && value !== null && 'notTaken' in value;

const walksOf = async (file: string): Promise<readonly AnyWalk[]> => {
  const module = (await import(`${ROOT}${file}`)) as Record<string, unknown>;
  return Object.values(module).filter(isWalk);
};

/** Pairs of a situation and an event that the machine does not take there. */
const refusalsOf = ({ steps }: AnyWalk): number =>
  steps.filter(({ from, event }) => !event.type.startsWith('xstate.') && !from.can(event as never)).length;

const wordsOf = ({ type, ...fields }: { readonly type: string }): string =>
  Object.keys(fields).length === 0 ? type : `${type} ${JSON.stringify(fields)}`;

const printPaths = (walk: AnyWalk): void => {
  for (const { end, events } of walk.paths()) {
    console.log(`  ${JSON.stringify(end.value)}`);
    for (const event of events) console.log(`    ${wordsOf(event)}`);
  }
};

const asked = process.argv.slice(2);
const files = globSync('packages/domain/src/*/*.walk.ts', { cwd: ROOT }).toSorted();
const walks = (await Promise.all(files.map(walksOf))).flat();
const wanted = asked.length === 0 ? walks : walks.filter(({ machine }) => asked.includes(machine.id));
if (wanted.length === 0)
  throw new Error(`No such machine; there are ${walks.map(({ machine }) => machine.id).join(', ')}.`);

for (const walk of wanted) {
  const { machine, reached, notReached, transitions, notTaken, snapshots } = walk;
  const taken = transitions - notTaken.length;
  console.log(
    `${machine.id.padEnd(28)} ${reached.size - 1} states, ${notReached.length} not reached; ${taken} of ${transitions} transitions; ` +
      `${snapshots.length} situations, ${refusalsOf(walk)} refusals`,
  );
  for (const missing of [...notReached, ...notTaken]) console.log(`  missing: ${missing}`);
  if (notReached.length + notTaken.length > 0) process.exitCode = 1;
  if (asked.length > 0) printPaths(walk);
}
