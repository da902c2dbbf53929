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

test.each(['./fr.po', './buying/fr.po', './product/fr.po'])('%s is complete', (file) => {
  const catalogue = read(file);
  expect(catalogue.match(/^msgid "/gm)!.length).toBeGreaterThan(40);
  expect(untranslated(catalogue)).toEqual([]);
});
