/**
 * What the server writes, in the reader's language: the English texts stand in the sources, their translations in one
 * catalogue a language (`locales/*.po`), as for the web. `npm run extract -w @offrande/server` brings new texts into the
 * catalogues. A text is looked up by its words and its place, so one whose English changed has to be translated anew.
 */
import { Record } from 'effect';
import { readFileSync } from 'node:fs';
import { foldLanguage, type LanguageCode } from '@offrande/domain/locale';
import { formatter } from '@lingui/format-po';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';

/** The language of the sources; one that the shop has no catalogue for reads it too. */
export const SOURCE_LANGUAGE = 'en';

export const knownLanguage = (language: string): LanguageCode => foldLanguage(language) ?? SOURCE_LANGUAGE;

type Catalogue = ReadonlyMap<string, string>;

const { parse } = formatter();

const load = (language: LanguageCode): Catalogue => {
  const filename = new URL(`./locales/${language}.po`, import.meta.url);
  const content = readFileSync(filename, 'utf8');
  const entries = parse(content, { locale: language, sourceLocale: SOURCE_LANGUAGE, filename: filename.pathname });
  if (entries instanceof Promise) throw new TypeError('A catalogue is read at once');
  return new Map(Object.entries(entries).map(([id, { translation = '' }]) => [id, translation]));
};

const kept = new Map<LanguageCode, Catalogue>();

const catalogueIn = (language: LanguageCode): Catalogue => {
  const catalogue = kept.get(language) ?? load(language);
  kept.set(language, catalogue);
  return catalogue;
};

/** A text of the sources in a language. One that its catalogue lacks is a defect. */
const translate = (language: LanguageCode, text: string, place: string): string => {
  if (language === SOURCE_LANGUAGE) return text;
  const translation = catalogueIn(language).get(generateMessageId(text, place));
  if (!translation) throw new Error(`No ${language} for "${text}" (${place})`);
  return translation;
};

export type Texts<Name extends string = string> = Readonly<Record<Name, string>>;

/** Every table there is, by its place: what the catalogues have to hold. */
export const tables = new Map<string, Texts>();

/** A table of English texts, read in any language; `place` tells its texts from those of other tables. */
export const translated = <Name extends string>(
  place: string,
  texts: Texts<Name>,
): ((language: string) => Texts<Name>) => {
  tables.set(place, texts);
  const read = new Map<LanguageCode, Texts<Name>>();
  return (language) => {
    const code = knownLanguage(language);
    const table = read.get(code) ?? Record.map(texts, (text, name) => translate(code, text, `${place}.${name}`));
    read.set(code, table);
    return table;
  };
};
