// @vitest-environment node
/** Every text exists in every language that the app has a catalogue for. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

/** Messages of a catalogue whose translation is empty; the head of the file, which has no id, is not one. */
const untranslated = (catalogue: string): readonly string[] =>
  catalogue
    .split('\n\n')
    .filter((entry) => /^msgstr ""$(?!\n")/m.test(entry) && !/^msgid ""$(?!\n")/m.test(entry))
    .map((entry) => /^msgid .*$/m.exec(entry)?.[0] ?? entry);

const FRENCH = ['./fr.po', './buying/fr.po', './product/fr.po', './cards/fr.po'];

test.each(FRENCH)('%s is complete', (file) => {
  const catalogue = read(file);
  expect(catalogue.match(/^msgid "/gm)!.length).toBeGreaterThan(40);
  expect(untranslated(catalogue)).toEqual([]);
});

test('a text that several catalogues have says the same in each', () => {
  const said = new Map<string, Set<string>>();
  for (const file of FRENCH) {
    for (const [, source, target] of read(file).matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)) {
      said.set(source!, (said.get(source!) ?? new Set()).add(target!));
    }
  }
  expect([...said].filter(([, targets]) => targets.size > 1)).toEqual([]);
});
