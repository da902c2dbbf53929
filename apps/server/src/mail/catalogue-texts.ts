/**
 * The server's texts in the reader's language. The English texts are in the sources, their translations in one catalogue per language
 * (`locales/*.po`), as for the web. `npm run extract -w @offrande/server` adds new texts to the catalogues. A text is looked up by its
 * English wording and its place, so that it must be translated again if the English changes.
 */
import { Record } from 'effect';
import { readFileSync } from 'node:fs';
import { foldLanguage, type LanguageCode } from '@offrande/domain/locale';
import { formatter } from '@lingui/format-po';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';

/** The language of the sources, also used for a language without a catalogue. */
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

/** The translation of a text; a missing one is a defect. */
const translate = (language: LanguageCode, text: string, place: string): string => {
  if (language === SOURCE_LANGUAGE) return text;
  const translation = catalogueIn(language).get(generateMessageId(text, place));
  if (!translation) throw new Error(`No ${language} for "${text}" (${place})`);
  return translation;
};

export type Texts<Name extends string = string> = Readonly<Record<Name, string>>;

/** All tables by place: the texts that the catalogues must contain. */
export const tables = new Map<string, Texts>();

/** Declares a table of English texts that can be read in any language; `place` distinguishes its texts from those of other tables. */
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
