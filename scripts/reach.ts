/**
 * What is reached from given files, declaration by declaration, through all packages of the codebase: imports, re-exports,
 * dynamic imports, and workers named by `new URL('./x.ts', import.meta.url)`. Every occurrence of a name is followed, so more
 * may seem reached than is, never less. Tests are not part of the product: they are followed only from `usedBy`.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Module, type References, readModule, type ImportedName } from './declarations.ts';

const PACKAGES = ['packages/*', 'apps/*', 'tenants'];

type Entries = readonly { readonly pattern: RegExp; readonly path: string }[];

/** The specifiers by which a package can be imported, and the file of each; the default where there are conditions. */
const packageEntries = (root: string): Entries =>
  globSync(
    PACKAGES.map((folder) => `${folder}/package.json`),
    { cwd: root },
  ).flatMap((file) => {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
      readonly name: string;
      readonly exports?: Readonly<Record<string, string | { readonly default: string }>>;
    };
    return Object.entries(exports)
      .toSorted(([a], [b]) => b.length - a.length)
      .map(([entry, target]) => ({
        pattern: new RegExp(`^${name}${entry.slice(1).replace('*', '([\\w-]+)')}$`),
        path: join(dirname(file), typeof target === 'string' ? target : target.default).replace('*', '$1'),
      }));
  });

/** Declarations as `path:name`, values of a contract and the like as `name.member`. */
export interface Used {
  readonly declarations: ReadonlySet<string>;
  readonly members: ReadonlySet<string>;
}

export interface Codebase {
  readonly moduleAt: (path: string) => Module;
  /** What the files reach, with all their declarations counted as used. */
  readonly reachedFrom: (paths: readonly string[]) => Used;
  /** What references in a file reach; `isFollowed` tells through which files the search continues. */
  readonly usedBy: (path: string, references: References, isFollowed: (path: string) => boolean) => Used;
  /** Where an exported name is declared; null if that is outside the codebase. */
  readonly origin: (path: string, name: string) => string | null;
}

export const openCodebase = (root: string): Codebase => {
  const entries = packageEntries(root);
  const modules = new Map<string, Module>();
  const moduleAt = (path: string): Module => {
    const known = modules.get(path) ?? readModule(join(root, path));
    modules.set(path, known);
    return known;
  };

  /** The file of a module; null if it is no source of the codebase. */
  const resolveModule = (from: string, module: string): string | null => {
    if (module.startsWith('.')) {
      const path = join(dirname(from), module);
      return /\.tsx?$/.test(path) && existsSync(join(root, path)) ? path : null;
    }
    const entry = entries.find(({ pattern }) => pattern.test(module));
    const path = entry && module.replace(entry.pattern, entry.path);
    return path !== undefined && /\.tsx?$/.test(path) && existsSync(join(root, path)) ? path : null;
  };

  const walk = (isFollowed: (path: string) => boolean, loads = true) => {
    const declarations = new Set<string>();
    const members = new Set<string>();
    const exported = new Set<string>();
    const loaded = new Set<string>();

    const load = (path: string): void => {
      if (!loads || loaded.has(path)) return;
      loaded.add(path);
      follow(path, moduleAt(path).loose);
    };
    const reachImport = (from: string, { module, name }: ImportedName): void => {
      const path = resolveModule(from, module);
      if (path === null) return;
      for (const each of name === null ? moduleAt(path).exports.keys() : [name]) reachExport(path, each);
      if (isFollowed(path)) load(path);
    };
    const reachExport = (path: string, name: string): void => {
      if (exported.has(`${path}#${name}`)) return;
      exported.add(`${path}#${name}`);
      const found = moduleAt(path).exports.get(name);
      if (found === undefined) return;
      if ('local' in found) reachLocal(path, found.local);
      else reachImport(path, found);
    };
    const reachLocal = (path: string, name: string): void => {
      const declaration = moduleAt(path).declarations.get(name);
      if (declaration === undefined || declarations.has(`${path}:${name}`)) return;
      declarations.add(`${path}:${name}`);
      if (!isFollowed(path)) return;
      load(path);
      follow(path, declaration);
    };
    const follow = (path: string, { own, imports, members: references }: References): void => {
      for (const member of references) members.add(member);
      for (const name of own) reachLocal(path, name);
      for (const each of imports) reachImport(path, each);
    };
    return { declarations, members, follow, reachLocal, reachExport, load };
  };

  const reachedFrom = (paths: readonly string[]): Used => {
    const { declarations, members, reachLocal, reachExport, load } = walk(() => true);
    for (const path of paths) {
      load(path);
      for (const name of moduleAt(path).declarations.keys()) reachLocal(path, name);
      for (const name of moduleAt(path).exports.keys()) reachExport(path, name);
    }
    return { declarations, members };
  };

  const usedBy = (path: string, references: References, isFollowed: (path: string) => boolean): Used => {
    const { declarations, members, follow } = walk(isFollowed, false);
    follow(path, references);
    return { declarations, members };
  };

  const origin = (path: string, name: string): string | null => {
    const exported = moduleAt(path).exports.get(name);
    if (exported === undefined) return null;
    if ('local' in exported) return `${path}:${exported.local}`;
    const next = resolveModule(path, exported.module);
    return next === null || exported.name === null ? null : origin(next, exported.name);
  };
  return { moduleAt, reachedFrom, usedBy, origin };
};
