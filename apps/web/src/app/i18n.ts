/**
 * The texts of a language, loaded when they are shown: `shop` is on every page, `buying` comes with the screens that buy.
 * Another language is a row here and two files in `locales`.
 */
import { setupI18n, type I18n, type Messages } from '@lingui/core';

export type TextsName = 'shop' | 'buying';

type LoadTexts = () => Promise<{ readonly messages: Messages }>;

const CATALOGUES: Readonly<Record<string, Readonly<Record<TextsName, LoadTexts>>>> = {
  en: { shop: () => import('../locales/en.po'), buying: () => import('../locales/buying/en.po') },
  fr: { shop: () => import('../locales/fr.po'), buying: () => import('../locales/buying/fr.po') },
};

const FALLBACK = 'en';

const catalogueOf = (language: string): string => (language in CATALOGUES ? language : FALLBACK);

/** The files behind a language's texts, for preloading. */
export const textFiles = (language: string, name: TextsName): readonly string[] => {
  const catalogue = catalogueOf(language);
  const shop = `src/locales/${catalogue}.po`;
  return name === 'shop' ? [shop] : [shop, `src/locales/${name}/${catalogue}.po`];
};

const added = new WeakMap<I18n, Map<TextsName, Promise<void>>>();

const load = async (i18n: I18n, name: TextsName): Promise<void> => {
  const { messages } = await CATALOGUES[catalogueOf(i18n.locale)]![name]();
  i18n.load(i18n.locale, messages);
};

/** Adds texts to those of the page; once for each name. */
export const addTexts = (i18n: I18n, name: TextsName): Promise<void> => {
  const known = added.get(i18n) ?? new Map<TextsName, Promise<void>>();
  added.set(i18n, known);
  const loading =
    known.get(name) ??
    load(i18n, name).catch((failure: unknown) => {
      known.delete(name);
      throw failure;
    });
  known.set(name, loading);
  return loading;
};

/** The texts that a page starts with. */
export const loadI18n = async (language: string, name: TextsName): Promise<I18n> => {
  const i18n = setupI18n({ locale: language, messages: { [language]: {} } });
  await Promise.all([addTexts(i18n, 'shop'), addTexts(i18n, name)]);
  return i18n;
};
