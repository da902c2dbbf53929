/** The shop's texts in a project's language, looked up by their English source in the shop's own catalogues. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

export type Language = 'en' | 'fr';

const LOCALES = new URL('../src/locales/', import.meta.url);

const ENTRY = /^msgid "(.+)"\nmsgstr "(.*)"$/gm;

const read = (language: Language): ReadonlyMap<string, string> => {
  const texts = readdirSync(LOCALES, { recursive: true, encoding: 'utf8' })
    .filter((file) => basename(file) === `${language}.po`)
    .map((file) => readFileSync(new URL(file, LOCALES), 'utf8'));
  return new Map(
    texts.flatMap((text) => [...text.matchAll(ENTRY)].map(([, source, target]) => [source!, target!] as const)),
  );
};

/** Every text of a language. */
export const textsOf = (language: Language): readonly string[] => [...read(language).values()];

/** Values for the placeholders of a text. */
type Values = Readonly<Record<string, string | number>>;

export type Say = (source: string, values?: Values) => string;

/** A text missing from the catalogue is an error in the test. */
export const createSay = (language: Language): Say => {
  const catalogue = read(language);
  return (source, values = {}) => {
    const found = catalogue.get(source);
    if (!found) throw new Error(`No "${source}" in ${language}`);
    return found.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
  };
};
