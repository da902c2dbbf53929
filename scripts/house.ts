/** What the house has to offer its units, read from the sources, and who reads a unit's raw parameters although nobody should. */
import { globSync, readFileSync } from 'node:fs';
import { LAYOUT_NAMES } from '../apps/web/src/page/layout-names.ts';
import { ROOT } from './command.ts';
import type { House } from './unit-findings.ts';

const read = (path: string): string => readFileSync(ROOT + path, 'utf8');
const all = (pattern: string): readonly string[] => globSync(pattern, { cwd: ROOT });

const LOCALES = 'apps/web/src/locales';

/** One catalogue of texts for each folder and language. */
const lacking = (language: string): readonly string[] => {
  const catalogues = all(`${LOCALES}/**/*.po`);
  const folders = new Set(catalogues.map((path) => path.slice(0, path.lastIndexOf('/'))));
  return [...folders].filter((folder) => !catalogues.includes(`${folder}/${language}.po`));
};

/** The table of the web app speaks of texts that only its build can read, so its names are read as they are written. */
const screens = (): ReadonlySet<string> =>
  new Set([...read('apps/web/src/page/route-table.ts').matchAll(/\bname: '(\w+)'/gu)].map(([, name = '']) => name));

const themeOf = (id: string): string | null => {
  const [path] = all(`tenants/${id}/theme.css`);
  return path === undefined ? null : read(path);
};

export const readHouse = (): House => ({
  layouts: LAYOUT_NAMES,
  screens: screens(),
  lacking,
  themeOf,
  tokens: read('packages/ui-kit/src/tokens/tokens.css'),
});

/** Reading a unit's raw parameter; names of files and the `length` of something else are none. */
const RAW_PARAMETER = /\bparameters\.(?!length\b|ts\b)\w|\brules\.parameters\b/u;
const NO_CODE = /^\s*(?:\/?\*|\/\/)|(?:from|import\() ?'/u;

/** The lines of a source that read a raw parameter of a unit. */
export const rawParametersIn = (source: string): readonly string[] =>
  source
    .split('\n')
    .filter((line) => RAW_PARAMETER.test(line) && !NO_CODE.test(line))
    .map((line) => line.trim());

/** Who may: the rules that are made of them, and the server's reading of a folder. */
const READERS = /^(?:packages\/domain\/src\/business-unit|apps\/server\/src\/unit)\//u;

/** Sources that read raw parameters although policies are there for it. */
export const rawReaders = (): readonly string[] =>
  ['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}']
    .flatMap(all)
    .filter((path) => !READERS.test(path) && !path.endsWith('.stories.tsx'))
    .flatMap((path) => rawParametersIn(read(path)).map((line) => `${path} reads a raw parameter: ${line}`));

/** Parameters that no rule reads, although stating them is not refused. */
export const unreadParameters = (names: readonly string[], refused: readonly string[], rules = policySource()) =>
  names
    .filter((name) => !refused.includes(name) && !new RegExp(`\\b${name}\\b`, 'u').test(rules))
    .map((name) => `${name} is felt by nothing, and units that state it are not refused`);

/** The rules made of parameters: not their schema, nor what they must not contradict. */
const policySource = (): string =>
  all('packages/domain/src/business-unit/*.ts')
    .filter((path) => !/\.(?:test|arbitraries|schema)\.ts$|contradictions?\.ts$/u.test(path))
    .map(read)
    .join('\n');
