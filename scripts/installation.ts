/** What the installation offers its units, read from the sources, and the sources that read raw parameters of a unit. */
import { globSync, readFileSync } from 'node:fs';
import { LAYOUT_NAMES } from '../apps/web/src/page/layout-names.ts';
import { ROOT } from './command.ts';
import type { Installation } from './unit-findings.ts';

const read = (path: string): string => readFileSync(ROOT + path, 'utf8');
const all = (pattern: string): readonly string[] => globSync(pattern, { cwd: ROOT });

const LOCALES = 'apps/web/src/locales';

/** The folders of catalogues that lack a language. */
const lacking = (language: string): readonly string[] => {
  const catalogues = all(`${LOCALES}/**/*.po`);
  const folders = new Set(catalogues.map((path) => path.slice(0, path.lastIndexOf('/'))));
  return [...folders].filter((folder) => !catalogues.includes(`${folder}/${language}.po`));
};

/** The web app's table imports texts that only its build can read, so the names are matched in its source. */
const screens = (): ReadonlySet<string> =>
  new Set(
    [...read('apps/web/src/page/route-table.ts').matchAll(/\b(?:name: |(?:own|served)\('[\w-]+', )'(\w+)'/gu)].map(
      ([, name = '']) => name,
    ),
  );

const findTheme = (id: string): string | null => {
  const [path] = all(`tenants/${id}/theme.css`);
  return path === undefined ? null : read(path);
};

export const readInstallation = (): Installation => ({
  layouts: LAYOUT_NAMES,
  screens: screens(),
  lacking,
  findTheme,
  tokens: read('packages/ui-kit/src/tokens/tokens.css'),
});

/** Access to a unit's raw parameter; file names and the `length` of something else do not count. */
const RAW_PARAMETER = /\bparameters\.(?!length\b|ts\b)\w|\brules\.parameters\b/u;
const NO_CODE = /^\s*(?:\/?\*|\/\/)|(?:from|import\() ?'/u;

/** The lines of a source that read a raw parameter of a unit. */
export const rawParametersIn = (source: string): readonly string[] =>
  source
    .split('\n')
    .filter((line) => RAW_PARAMETER.test(line) && !NO_CODE.test(line))
    .map((line) => line.trim());

/** The sources that may: the rules derived from them, and the server's loading of a folder. */
const READERS = /^(?:packages\/domain\/src\/business-unit|apps\/server\/src\/unit)\//u;

/** Sources that read raw parameters instead of policies. */
export const rawReaders = (): readonly string[] =>
  ['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}']
    .flatMap(all)
    .filter((path) => !READERS.test(path) && !path.endsWith('.stories.tsx'))
    .flatMap((path) => rawParametersIn(read(path)).map((line) => `${path} reads a raw parameter: ${line}`));

/** Parameters that no rule reads, although units may state them. */
export const unreadParameters = (names: readonly string[], refused: readonly string[], rules = policySource()) =>
  names
    .filter((name) => !refused.includes(name) && !new RegExp(`\\b${name}\\b`, 'u').test(rules))
    .map((name) => `${name} has no effect, and units that state it are not refused`);

/** The rules derived from parameters, without their schema and contradictions. */
const policySource = (): string =>
  all('packages/domain/src/business-unit/*.ts')
    .filter((path) => !/\.(?:test|arbitraries|schema)\.ts$|contradictions?\.ts$/u.test(path))
    .map(read)
    .join('\n');
