import { describe, expect, test } from 'vitest';
import { differences, untranslated } from './catalogues.ts';

const HEADER = 'msgid ""\nmsgstr ""\n"Language: fr\\n"';
const entry = (message: string, translation: string, place: string): string =>
  `#: ${place}\nmsgid "${message}"\nmsgstr "${translation}"`;
const catalogue = (...entries: readonly string[]): string => `${[HEADER, ...entries].join('\n\n')}\n`;

describe('catalogues of texts', () => {
  test('a text that moved to another file, or is not translated yet, is no difference', () => {
    const written = catalogue(entry('Cart', 'Panier', 'src/a.tsx'));
    expect(differences('shop/fr.po', written, catalogue(entry('Cart', '', 'src/b.tsx')))).toEqual([]);
  });

  test('a text that the catalogue lacks is reported, and so is one that no source has any more', () => {
    const written = catalogue(entry('Cart', 'Panier', 'src/a.tsx'), entry('Old', 'Vieux', 'src/a.tsx'));
    const made = catalogue(entry('Cart', '', 'src/a.tsx'), entry('New', '', 'src/a.tsx'));
    expect(differences('shop/fr.po', written, made)).toEqual([
      'shop/fr.po lacks msgid "New"',
      'shop/fr.po has a text that no source has: msgid "Old"',
    ]);
  });

  test('the same words in two contexts are two texts', () => {
    const mail = `msgctxt "mail.a"\n${entry('Hello', 'Bonjour', 'src/a.ts')}`;
    const inbox = `msgctxt "inbox.a"\n${entry('Hello', 'Bonjour', 'src/a.ts')}`;
    expect(differences('fr.po', catalogue(mail), catalogue(mail, inbox))).toHaveLength(1);
  });

  test('a text without its translation is reported, in one line or in several, and the head of the file is none', () => {
    const long = 'msgid ""\n"Two "\n"lines"\nmsgstr ""\n"Deux "\n"lignes"';
    const none = 'msgid ""\n"Two "\n"more"\nmsgstr ""';
    const written = catalogue(entry('Cart', 'Panier', 'src/a.tsx'), entry('New', '', 'src/a.tsx'), long, none);
    expect(untranslated('shop/fr.po', written)).toEqual([
      'shop/fr.po does not translate msgid "New"',
      'shop/fr.po does not translate msgid "" "Two " "more"',
    ]);
  });
});
