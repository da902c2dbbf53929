/**
 * The texts of a language, loaded when they are shown: `shop` is on every page, `buying` comes with the screens that buy,
 * `product` with a product's page, `cards` with those of cards that were sold. Another language is a row here and a file
 * for each in `locales`.
 */
import { setupI18n, type I18n, type Messages } from '@lingui/core';

export type TextsName = 'shop' | 'buying' | 'product' | 'cards';

type LoadTexts = () => Promise<{ readonly messages: Messages }>;

const CATALOGUES: Readonly<Record<string, Readonly<Record<TextsName, LoadTexts>>>> = {
  en: {
    shop: () => import('../locales/en.po'),
    buying: () => import('../locales/buying/en.po'),
    product: () => import('../locales/product/en.po'),
    cards: () => import('../locales/cards/en.po'),
  },
  fr: {
    shop: () => import('../locales/fr.po'),
    buying: () => import('../locales/buying/fr.po'),
    product: () => import('../locales/product/fr.po'),
    cards: () => import('../locales/cards/fr.po'),
  },
};

/** What a page needs that asks for a name: a product's page buys too, and refusals are worded among what buys. */
const NEEDED: Readonly<Record<TextsName, readonly TextsName[]>> = {
  shop: ['shop'],
  buying: ['shop', 'buying'],
  product: ['shop', 'buying', 'product'],
  cards: ['shop', 'buying', 'cards'],
};

const FALLBACK = 'en';

const catalogueOf = (language: string): string => (language in CATALOGUES ? language : FALLBACK);

/** The files behind a language's texts, for preloading. */
export const textFiles = (language: string, name: TextsName): readonly string[] => {
  const catalogue = catalogueOf(language);
  return NEEDED[name].map((part) => `src/locales/${part === 'shop' ? '' : `${part}/`}${catalogue}.po`);
};

const added = new WeakMap<I18n, Map<TextsName, Promise<void>>>();

const load = async (i18n: I18n, name: TextsName): Promise<void> => {
  const { messages } = await CATALOGUES[catalogueOf(i18n.locale)]![name]();
  i18n.load(i18n.locale, messages);
};

const addOnce = (i18n: I18n, name: TextsName): Promise<void> => {
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

/** Adds texts, and those they stand on, to those of the page; each once. */
export const addTexts = async (i18n: I18n, name: TextsName): Promise<void> => {
  await Promise.all(NEEDED[name].map((part) => addOnce(i18n, part)));
};

/** The texts that a page starts with. */
export const loadI18n = async (language: string, name: TextsName): Promise<I18n> => {
  const i18n = setupI18n({ locale: language, messages: { [language]: {} } });
  await addTexts(i18n, name);
  return i18n;
};
