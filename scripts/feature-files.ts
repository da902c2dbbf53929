/**
 * A file of the web's features that has neither component nor hook nor a browser's word in it decides something, and what
 * decides belongs to the domain. Those that are left stand in `apps/web/to-the-domain.json`, which is held both ways.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './command.ts';
import { namesIn } from './declarations.ts';
import { TEST_FILES } from './import-ranks.ts';

const FEATURES = 'apps/web/src/features';
const LIST = 'apps/web/to-the-domain.json';
const OUTSIDE = new RegExp(TEST_FILES);

/** What only a browser has. */
const BROWSER_NAMES =
  /^(window|document|navigator|location|history|localStorage|sessionStorage|matchMedia|fetch|addEventListener|setTimeout|clearTimeout|File|Blob|FileReader|URL|Event|AbortController|(HTML|DOM)[A-Z]\w*|\w+Event)$/;
/** Libraries that draw, bind or put into words what a browser shows. */
const BROWSER_MODULES = /^(react|react-dom|@xstate\/react|@lingui\/|wouter|@tanstack\/|@offrande\/ui-kit)/;

const isBrowserName = (name: string): boolean => BROWSER_NAMES.test(name) || /^use[A-Z]/.test(name);

const decides = (path: string): boolean => {
  const { names, modules } = namesIn(path);
  return !names.some(isBrowserName) && !modules.some((module) => BROWSER_MODULES.test(module));
};

/** The files that decide something, relative to the features, sorted. */
export const decidingFiles = (root: string = ROOT): readonly string[] =>
  globSync('**/*.ts', { cwd: join(root, FEATURES) })
    .filter((path) => !OUTSIDE.test(`/${path}`) && decides(join(root, FEATURES, path)))
    .toSorted();

/** How the list differs from what is there; nothing where it does not. */
export const unlikeFiles = (listed: readonly string[], found: readonly string[]): readonly string[] => [
  ...found
    .filter((path) => !listed.includes(path))
    .map((path) => `${path} has no component, no hook and no word of a browser: it belongs to the domain.`),
  ...listed
    .filter((path) => !found.includes(path))
    .map((path) => `${path} is in the domain or gone: take it from the list.`),
];

/** Says what differs; gives the exit code. */
export const checkFeatureFiles = (root: string = ROOT): number => {
  const listed = JSON.parse(readFileSync(join(root, LIST), 'utf8')) as readonly string[];
  const differences = unlikeFiles(listed, decidingFiles(root));
  for (const line of differences) console.error(line);
  return differences.length === 0 ? 0 : 1;
};
