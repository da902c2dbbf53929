/**
 * The paths of the machines: how many states and transitions of each machine the tests cover with generated paths, and how
 * many events are refused. `npm run paths -- order` also prints the shortest path to each state of that machine. Fails if a
 * test fails, a state is not reached, a transition is not taken, or no test walks a machine.
 */
import { globSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, run } from './command.ts';
import type { NotedWalk } from './paths/note-walks.ts';

const asked = process.argv.slice(2);
const report = join(mkdtempSync(join(tmpdir(), 'paths-')), 'walks.jsonl');
const files = globSync('packages/domain/src/*/*.machine.ts', { cwd: ROOT });

const machineIds = (file: string): readonly string[] =>
  [...readFileSync(ROOT + file, 'utf8').matchAll(/createMachine\(\{\s*id: '([\w-]+)'/g)].map(([, id]) => id!);

const common = (lists: readonly (readonly string[])[]): readonly string[] =>
  lists.reduce((left, list) => left.filter((name) => list.includes(name)));

const print = (id: string, walks: readonly NotedWalk[]): void => {
  const notReached = common(walks.map((walk) => walk.notReached));
  const notTaken = common(walks.map((walk) => walk.notTaken));
  const transitions = walks[0]!.transitions.length;
  const states = new Set(walks.flatMap((walk) => walk.states)).size - 1;
  const total = (count: (walk: NotedWalk) => number): number => walks.reduce((sum, walk) => sum + count(walk), 0);
  console.log(
    `${id.padEnd(26)} ${states} of ${states + notReached.length} states, ${transitions - notTaken.length} of ${transitions} transitions, ` +
      `${total(({ situations }) => situations)} situations, ${total(({ refusals }) => refusals)} refusals`,
  );
  for (const missing of [...notReached, ...notTaken]) console.log(`  missing: ${missing}`);
  if (notReached.length + notTaken.length > 0) process.exitCode = 1;
};

const printPaths = ({ paths }: NotedWalk): void => {
  for (const { end, events } of paths) {
    console.log(`  ${JSON.stringify(end)}`);
    for (const event of events) console.log(`    ${JSON.stringify(event)}`);
  }
};

const code = await run(
  'vitest',
  ['run', '--config', 'scripts/paths/vitest.config.ts', 'machine', 'paths', 'leave-guard'],
  {
    PATHS_REPORT: report,
  },
);
if (code !== 0) process.exit(code);
const noted = readFileSync(report, 'utf8')
  .trim()
  .split('\n')
  .map((text) => JSON.parse(text) as NotedWalk);
const machines = Map.groupBy(noted, ({ machine }) => machine);
for (const [id, walks] of [...machines].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
  if (asked.length > 0 && !asked.includes(id)) continue;
  print(id, walks);
  if (asked.includes(id)) printPaths(walks[0]!);
}
for (const id of files.flatMap(machineIds).filter((one) => !machines.has(one))) {
  console.log(`${id.padEnd(26)} is walked by no test`);
  process.exitCode = 1;
}
