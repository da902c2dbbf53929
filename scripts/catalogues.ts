/**
 * Whether the catalogues contain the texts of the sources: a text that was changed or moved without `npm run extract` would be
 * shown in the source language. They are extracted again into a temporary folder; the committed ones are not touched.
 */
import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { environment, ROOT } from './command.ts';

/** The workspaces with catalogues, and the folder of these in each. */
const PLACES = [
  { workspace: 'apps/web', folder: 'src/locales' },
  { workspace: 'apps/server', folder: 'src/mail/locales' },
] as const;

/** The texts of a catalogue: context and message of each entry, without its location and translation. */
export const catalogueTexts = (catalogue: string): ReadonlySet<string> =>
  new Set(
    catalogue
      .split(/\n{2,}/u)
      .map((entry) => entry.replaceAll(/^#.*\n?/gmu, '').replace(/^msgstr[^]*$/mu, ''))
      .filter((text) => text.trim() !== '' && text.trim() !== 'msgid ""'),
  );

const missingIn = (some: ReadonlySet<string>, all: ReadonlySet<string>): readonly string[] =>
  [...all].filter((one) => !some.has(one)).toSorted();

const shown = (text: string): string => text.trim().replaceAll('\n', ' ');

/** The differences between a catalogue and the texts of the sources, as sentences. */
export const differences = (name: string, written: string, made: string): readonly string[] => {
  const [has, needs] = [catalogueTexts(written), catalogueTexts(made)];
  return [
    ...missingIn(has, needs).map((text) => `${name} lacks ${shown(text)}`),
    ...missingIn(needs, has).map((text) => `${name} has a text that no source has: ${shown(text)}`),
  ];
};

const read = (file: string): string => readFileSync(file, 'utf8');

const differencesIn = async ({ workspace, folder }: (typeof PLACES)[number]): Promise<readonly string[]> => {
  const made = await mkdtemp(join(tmpdir(), 'catalogues-'));
  try {
    const cwd = join(ROOT, workspace);
    await promisify(execFile)('lingui', ['extract', '--clean'], { cwd, env: environment({ CATALOGUES: made }) });
    const written = join(cwd, folder);
    const [before, now] = [written, made].map((place) => new Set(globSync('**/*.po', { cwd: place })));
    return [
      ...missingIn(before!, now!).map((file) => `${workspace}/${folder}/${file} is missing`),
      ...missingIn(now!, before!).map((file) => `${workspace}/${folder}/${file} is extracted from no source`),
      ...[...now!]
        .filter((file) => before!.has(file))
        .flatMap((file) => differences(`${folder}/${file}`, read(join(written, file)), read(join(made, file)))),
    ];
  } finally {
    await rm(made, { recursive: true, force: true });
  }
};

export const checkCatalogues = async (): Promise<number> => {
  const found = (await Promise.all(PLACES.map(differencesIn))).flat();
  for (const line of found) console.error(line);
  if (found.length > 0) console.error('`npm run extract` in the workspace updates them.');
  return found.length === 0 ? 0 : 1;
};
