/**
 * Exports of the domain that nothing reaches: no app, example or other package, not even through the domain itself. Tests and
 * benchmarks do not count. Exports that wait for a goal are listed in `packages/domain/unreached.json`, which must match
 * exactly: no name is missing, and no listed name is reached or gone.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './command.ts';
import { TEST_FILES } from './import-ranks.ts';
import { openCodebase } from './reach.ts';

const DOMAIN = 'packages/domain/src';
const LIST = 'packages/domain/unreached.json';
const USERS = ['packages/{api-client,sheets,ui-kit}/src/**', 'apps/*/src/**', 'examples/**'];
const OUTSIDE = new RegExp(`${TEST_FILES}|node_modules/|/dist/`);

/** Names by concept, with `schema` separate: `cart`, `cart/schema`. */
export type Names = Readonly<Record<string, readonly string[]>>;

const sourceFiles = (root: string, patterns: readonly string[]): readonly string[] =>
  globSync(
    patterns.map((pattern) => `${pattern}/*.{ts,tsx}`),
    { cwd: root },
  ).filter((path) => !OUTSIDE.test(path));

const isDoor = (path: string): boolean => /^packages\/domain\/src\/[\w-]+\/(index|schema)\.ts$/.test(path);
const doorName = (path: string): string => path.slice(DOMAIN.length + 1).replace(/(\/index)?\.ts$/, '');

/** The exported names that are not reached, by entry. */
export const unreachedNames = (root: string = ROOT): Names => {
  const { moduleAt, reachedFrom, origin } = openCodebase(root);
  const { declarations } = reachedFrom(sourceFiles(root, USERS));
  const isReached = (path: string, name: string): boolean => {
    const from = origin(path, name);
    return from === null || declarations.has(from);
  };
  return Object.fromEntries(
    sourceFiles(root, [DOMAIN + '/**'])
      .filter(isDoor)
      .map(
        (path) =>
          [doorName(path), [...moduleAt(path).exports.keys()].filter((name) => !isReached(path, name))] as const,
      )
      .filter(([, names]) => names.length > 0)
      .map(([door, names]) => [door, names.toSorted()] as const)
      .toSorted(),
  );
};

/** The differences between a list of goals, each with the names that wait for it, and the unreached names; empty if none. */
export const listDifferences = (list: Readonly<Record<string, Names>>, unreached: Names): readonly string[] => {
  const flat = (names: Names) =>
    Object.entries(names).flatMap(([door, each]) => each.map((name) => `${door}: ${name}`));
  const listed = Object.values(list).flatMap(flat);
  const found = flat(unreached);
  return [
    ...found.filter((name) => !listed.includes(name)).map((name) => `${name} is exported, and nothing reaches it.`),
    ...listed
      .filter((name) => !found.includes(name))
      .map((name) => `${name} is reached or gone: remove it from the list.`),
    ...listed.filter((name, at) => listed.indexOf(name) !== at).map((name) => `${name} is listed twice.`),
  ];
};

/** Prints the differences; returns the exit code. */
export const checkUnreached = (root: string = ROOT): number => {
  const list = JSON.parse(readFileSync(join(root, LIST), 'utf8')) as Readonly<Record<string, Names>>;
  const differences = listDifferences(list, unreachedNames(root));
  for (const line of differences) console.error(line);
  return differences.length === 0 ? 0 : 1;
};
