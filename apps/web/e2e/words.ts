/** The shop's words in the language of a project, looked up by their English source in the catalogues that the shop uses. */
import { readFileSync } from 'node:fs';

export type Language = 'en' | 'fr';

const ENTRY = /^msgid "(.+)"\nmsgstr "(.*)"$/gm;

const read = (language: Language): ReadonlyMap<string, string> => {
  const texts = ['', 'buying/', 'product/'].map((folder) =>
    readFileSync(new URL(`../src/locales/${folder}${language}.po`, import.meta.url), 'utf8'),
  );
  return new Map(
    texts.flatMap((text) => [...text.matchAll(ENTRY)].map(([, source, target]) => [source!, target!] as const)),
  );
};

/** A text that the catalogue does not have is a defect of the test. */
export const wordsOf = (language: Language): ((source: string) => string) => {
  const catalogue = read(language);
  return (source) => {
    const found = catalogue.get(source);
    if (!found) throw new Error(`No "${source}" in ${language}`);
    return found;
  };
};
