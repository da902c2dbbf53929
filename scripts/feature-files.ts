/**
 * A file of the web's features without a component, a hook or a browser API makes decisions, and decisions belong to the
 * domain. The remaining ones are listed in `apps/web/to-the-domain.json`, which must match exactly.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './command.ts';
import { namesIn } from './declarations.ts';
import { TEST_FILES } from './import-ranks.ts';

const FEATURES = 'apps/web/src/features';
const LIST = 'apps/web/to-the-domain.json';
const OUTSIDE = new RegExp(TEST_FILES);

/** Names that only exist in a browser. */
const BROWSER_NAMES =
  /^(window|document|navigator|location|history|localStorage|sessionStorage|matchMedia|fetch|addEventListener|setTimeout|clearTimeout|File|Blob|FileReader|URL|Event|AbortController|(HTML|DOM)[A-Z]\w*|\w+Event)$/;
/** Libraries that render, bind or phrase what a browser shows. */
const BROWSER_MODULES = /^(react|react-dom|@xstate\/react|@lingui\/|wouter|@tanstack\/|@offrande\/ui-kit)/;

const isBrowserName = (name: string): boolean => BROWSER_NAMES.test(name) || /^use[A-Z]/.test(name);

const decides = (path: string): boolean => {
  const { names, modules } = namesIn(path);
  return !names.some(isBrowserName) && !modules.some((module) => BROWSER_MODULES.test(module));
};

/** The files that make decisions, relative to the features, sorted. */
export const decidingFiles = (root: string = ROOT): readonly string[] =>
  globSync('**/*.ts', { cwd: join(root, FEATURES) })
    .filter((path) => !OUTSIDE.test(`/${path}`) && decides(join(root, FEATURES, path)))
    .toSorted();

/** The differences between the list and the files found; empty if there are none. */
export const fileDifferences = (listed: readonly string[], found: readonly string[]): readonly string[] => [
  ...found
    .filter((path) => !listed.includes(path))
    .map((path) => `${path} has no component, no hook and no browser API: it belongs to the domain.`),
  ...listed
    .filter((path) => !found.includes(path))
    .map((path) => `${path} is in the domain or gone: remove it from the list.`),
];

/** Prints the differences; returns the exit code. */
export const checkFeatureFiles = (root: string = ROOT): number => {
  const listed = JSON.parse(readFileSync(join(root, LIST), 'utf8')) as readonly string[];
  const differences = fileDifferences(listed, decidingFiles(root));
  for (const line of differences) console.error(line);
  return differences.length === 0 ? 0 : 1;
};
