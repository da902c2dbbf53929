/**
 * What the domain exports and nothing reaches: no app, example or other package, be it on the way through the domain itself.
 * Tests do not count, and neither does what measures. What waits for a goal is listed in `packages/domain/unreached.json`, and the
 * list is held both ways: nothing is missing, and nothing in it is reached or gone.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './command.ts';
import { type Module, readModule, type Taken } from './declarations.ts';
import { TEST_FILES } from './import-ranks.ts';

const DOMAIN = 'packages/domain/src';
const LIST = 'packages/domain/unreached.json';
const USERS = ['packages/{api-client,ui-kit}/src/**', 'apps/*/src/**', 'examples/**'];
const OUTSIDE = new RegExp(`${TEST_FILES}|node_modules/|/dist/`);

/** Names by concept, `schema` apart: `cart`, `cart/schema`. */
export type Names = Readonly<Record<string, readonly string[]>>;

const filesOf = (root: string, patterns: readonly string[]): readonly string[] =>
  globSync(
    patterns.map((pattern) => `${pattern}/*.{ts,tsx}`),
    { cwd: root },
  ).filter((path) => !OUTSIDE.test(path));

/** A door's file, by how it is imported; null for what is no part of the domain. */
const pathOf = (root: string, from: string, module: string): string | null => {
  const [, concept, schema] = /^@offrande\/domain\/([\w-]+)(\/schema)?$/.exec(module) ?? [];
  if (concept !== undefined) return `${DOMAIN}/${concept}/${schema === undefined ? 'index' : 'schema'}.ts`;
  if (!module.startsWith('.')) return null;
  const path = join(dirname(from), module);
  return path.startsWith(`${DOMAIN}/`) && existsSync(join(root, path)) ? path : null;
};

const isDoor = (path: string): boolean => /^packages\/domain\/src\/[\w-]+\/(index|schema)\.ts$/.test(path);
const doorName = (path: string): string => path.slice(DOMAIN.length + 1).replace(/(\/index)?\.ts$/, '');

/** What the doors export, and of it what is reached. */
const survey = (root: string) => {
  const modules = new Map<string, Module>();
  const moduleAt = (path: string): Module => {
    const known = modules.get(path) ?? readModule(join(root, path));
    modules.set(path, known);
    return known;
  };
  /** Exports as `path#name`, declarations as `path:name`. */
  const reached = new Set<string>();

  const reachTaken = (from: string, { module, name }: Taken): void => {
    const path = pathOf(root, from, module);
    if (path === null) return;
    for (const each of name === null ? moduleAt(path).exports.keys() : [name]) {
      reachExport(path, each);
    }
  };
  const reachExport = (path: string, name: string): void => {
    if (reached.has(`${path}#${name}`)) return;
    reached.add(`${path}#${name}`);
    const exported = moduleAt(path).exports.get(name);
    if (exported === undefined) return;
    if ('local' in exported) reachLocal(path, exported.local);
    else reachTaken(path, exported);
  };
  const reachLocal = (path: string, name: string): void => {
    const declaration = moduleAt(path).declarations.get(name);
    if (declaration === undefined || reached.has(`${path}:${name}`)) return;
    reached.add(`${path}:${name}`);
    for (const own of declaration.own) reachLocal(path, own);
    for (const each of declaration.taken) reachTaken(path, each);
    for (const each of moduleAt(path).taken) reachTaken(path, each);
  };

  for (const path of filesOf(root, USERS)) {
    const { declarations, exports, taken } = readModule(join(root, path));
    const passed = [...exports.values()].filter((each): each is Taken => !('local' in each));
    const all = [...[...declarations.values()].flatMap((declaration) => declaration.taken), ...passed, ...taken];
    for (const each of all) reachTaken(path, each);
  }

  /** Where a name comes from in the end. */
  const origin = (path: string, name: string): { readonly path: string; readonly local: string } | null => {
    const exported = moduleAt(path).exports.get(name);
    if (exported === undefined) return null;
    if ('local' in exported) return { path, local: exported.local };
    const next = pathOf(root, path, exported.module);
    return next === null ? null : origin(next, exported.name!);
  };
  const isReached = (path: string, name: string): boolean => {
    const from = origin(path, name);
    return from === null || reached.has(`${from.path}:${from.local}`);
  };
  const doors = filesOf(root, [DOMAIN + '/**'])
    .filter(isDoor)
    .map((path) => ({ door: doorName(path), path, names: [...moduleAt(path).exports.keys()] }));
  return { doors, isReached };
};

/** What is exported and not reached, by door. */
export const unreachedNames = (root: string = ROOT): Names => {
  const { doors, isReached } = survey(root);
  return Object.fromEntries(
    doors
      .map(({ door, path, names }) => [door, names.filter((name) => !isReached(path, name)).toSorted()] as const)
      .filter(([, names]) => names.length > 0)
      .toSorted(),
  );
};

/** How a list of goals, each with the names that wait for it, differs from what is unreached; nothing where it does not. */
export const unlikeList = (list: Readonly<Record<string, Names>>, unreached: Names): readonly string[] => {
  const flat = (names: Names) =>
    Object.entries(names).flatMap(([door, each]) => each.map((name) => `${door}: ${name}`));
  const listed = Object.values(list).flatMap(flat);
  const found = flat(unreached);
  return [
    ...found.filter((name) => !listed.includes(name)).map((name) => `${name} is exported, and nothing reaches it.`),
    ...listed
      .filter((name) => !found.includes(name))
      .map((name) => `${name} is reached or gone: take it from the list.`),
    ...listed.filter((name, at) => listed.indexOf(name) !== at).map((name) => `${name} is listed twice.`),
  ];
};

/** Says what differs; gives the exit code. */
export const checkUnreached = (root: string = ROOT): number => {
  const list = JSON.parse(readFileSync(join(root, LIST), 'utf8')) as Readonly<Record<string, Names>>;
  const differences = unlikeList(list, unreachedNames(root));
  for (const line of differences) console.error(line);
  return differences.length === 0 ? 0 : 1;
};
