/**
 * Whether the catalogues contain the texts of the sources, translated: a text that was changed or moved without `npm run extract`
 * would be shown in the source language. They are extracted again into a temporary folder; the committed ones are not touched.
 */
import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { Struct } from 'effect';
import { LANGUAGES } from '../packages/domain/src/locale/languages.ts';
import { environment, ROOT } from './command.ts';

/** The workspaces with catalogues, and the folder of these in each. */
const FOLDERS = { 'apps/web': 'src/locales', 'apps/server': 'src/mail/locales' } as const;

type Workspace = keyof typeof FOLDERS;

const LANGUAGES_FILE = 'packages/domain/src/locale/languages.ts';

/** Context and message of each entry of a catalogue, without its location, and whether it is translated. */
const entriesOf = (catalogue: string): ReadonlyMap<string, boolean> =>
  new Map(
    catalogue
      .split(/\n{2,}/u)
      .map((entry) => entry.replaceAll(/^#.*\n?/gmu, ''))
      .map((entry) => [entry.replace(/^msgstr[^]*$/mu, ''), !/^msgstr ""\s*$(?!\n")/mu.test(entry)] as const)
      .filter(([text]) => text.trim() !== '' && text.trim() !== 'msgid ""'),
  );

const textsOf = (catalogue: string): ReadonlySet<string> => new Set(entriesOf(catalogue).keys());

const missingIn = (some: ReadonlySet<string>, all: ReadonlySet<string>): readonly string[] =>
  [...all].filter((one) => !some.has(one)).toSorted();

const shown = (text: string): string => text.trim().replaceAll('\n', ' ');

/** The texts that a catalogue has and does not translate, as sentences. */
export const untranslated = (name: string, written: string): readonly string[] =>
  [...entriesOf(written)]
    .filter(([, isTranslated]) => !isTranslated)
    .map(([text]) => `${name} does not translate ${shown(text)}`);

/** The differences between a catalogue and the texts of the sources, as sentences. */
export const differences = (name: string, written: string, made: string): readonly string[] => {
  const [has, needs] = [textsOf(written), textsOf(made)];
  return [
    ...missingIn(has, needs).map((text) => `${name} lacks ${shown(text)}`),
    ...missingIn(needs, has).map((text) => `${name} has a text that no source has: ${shown(text)}`),
  ];
};

const read = (file: string): string => readFileSync(file, 'utf8');

const extra = (file: string): string => {
  const language = basename(file, '.po');
  return LANGUAGES.some(({ code }) => code === language)
    ? `${file} is extracted from no source`
    : `${file}: no row of ${language} in ${LANGUAGES_FILE}`;
};

const faultsIn = async (workspace: Workspace): Promise<readonly string[]> => {
  const made = await mkdtemp(join(tmpdir(), 'catalogues-'));
  try {
    const cwd = join(ROOT, workspace);
    await promisify(execFile)('lingui', ['extract', '--clean'], { cwd, env: environment({ CATALOGUES: made }) });
    const written = join(cwd, FOLDERS[workspace]);
    const named = (file: string): string => `${workspace}/${FOLDERS[workspace]}/${file}`;
    const [before, now] = [written, made].map((place) => new Set(globSync('**/*.po', { cwd: place })));
    return [
      ...missingIn(before!, now!).map((file) => `${named(file)} is missing`),
      ...missingIn(now!, before!).map((file) => extra(named(file))),
      ...[...now!]
        .filter((file) => before!.has(file))
        .flatMap((file) => {
          const catalogue = read(join(written, file));
          return [
            ...differences(named(file), catalogue, read(join(made, file))),
            ...untranslated(named(file), catalogue),
          ];
        }),
    ];
  } finally {
    await rm(made, { recursive: true, force: true });
  }
};

export const checkCatalogues = async (workspaces: readonly Workspace[] = Struct.keys(FOLDERS)): Promise<number> => {
  const found = (await Promise.all(workspaces.map(faultsIn))).flat();
  for (const line of found) console.error(line);
  if (found.length > 0) console.error('`npm run extract` in the workspace updates them.');
  return found.length === 0 ? 0 : 1;
};
