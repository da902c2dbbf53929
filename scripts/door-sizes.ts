/**
 * A door of a package exports fewer than 60 names: a folder with more holds several concepts, and a reader finds each of them
 * sooner in a folder of its own.
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './command.ts';
import { readModule } from './declarations.ts';

const DOORS = 'packages/*/src/*/{index,testing,schema}.ts';
const NAMES_BOUND = 60;

export interface DoorSize {
  readonly path: string;
  readonly names: number;
}

/** Every door with the number of names that it exports, sorted by path. */
export const doorSizes = (root: string = ROOT): readonly DoorSize[] =>
  globSync(DOORS, { cwd: root })
    .toSorted()
    .map((path) => ({ path, names: readModule(join(root, path)).exports.size }));

/** Prints every door that exports too many names; returns the exit code. */
export const checkDoorSizes = (root: string = ROOT): number => {
  const doors = doorSizes(root);
  const tooLarge = doors.filter(({ names }) => names >= NAMES_BOUND);
  for (const { path, names } of tooLarge)
    console.error(`${path} exports ${names} names; fewer than ${NAMES_BOUND} are allowed`);
  console.log(`${doors.length} doors, ${Math.max(0, ...doors.map(({ names }) => names))} names at most`);
  return doors.length > 0 && tooLarge.length === 0 ? 0 : 1;
};
