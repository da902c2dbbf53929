/**
 * The words of what the shop sends and prints: mail, text messages, cards, letters, invoices, and the plain pages behind
 * their addresses. One table a language.
 */
import { foldLanguage, type LanguageCode, languageOf } from '@offrande/domain/locale';
import { AR } from './words/ar.ts';
import { type DeliveryWords, EN } from './words/en.ts';
import { ES } from './words/es.ts';
import { FR } from './words/fr.ts';
import { IT } from './words/it.ts';
import { PT } from './words/pt.ts';
import { ZC } from './words/zc.ts';

export type { DeliveryWords };

const WORDS: Readonly<Record<LanguageCode, DeliveryWords>> = { en: EN, fr: FR, es: ES, ar: AR, it: IT, zc: ZC, pt: PT };

/** A language that the shop has no table for reads English. */
const known = (language: string): LanguageCode => foldLanguage(language) ?? 'en';

export const wordsIn = (language: string): DeliveryWords => WORDS[known(language)];

/** For the `lang` and `dir` of what is written in a language. */
export const writingOf = (language: string): { readonly tag: string; readonly direction: 'ltr' | 'rtl' } =>
  languageOf(known(language));

/** Puts values into a sentence. A name without a value is a defect. */
export const fill = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in "${sentence}"`);
    return value;
  });
