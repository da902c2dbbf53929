/**
 * Message catalogues, loaded on demand: `shop` is on every page, the others come with the screens that show them
 * (`screen-groups.ts`). To add a language, add one file per group in `locales`.
 */
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { neededTexts, type TextsName } from './screen-groups.ts';

/** Those of the screens that most visits reach, whose names every page carries; the others are in `more-catalogues.ts`. */
const CATALOGUES = import.meta.glob<{ readonly messages: Messages }>(
  '../locales/{shop,buying,cart,product,hero,order,auth,captcha,consent}/*.po',
);

const FALLBACK = 'en';

const cataloguePath = (name: string, language: string): string => `../locales/${name}/${language}.po`;

/** Whether every page carries the file names of a group's texts. */
export const isNamedFirst = (name: string): boolean => cataloguePath(name, FALLBACK) in CATALOGUES;

export const catalogueLanguage = (language: string): string =>
  cataloguePath('shop', language) in CATALOGUES ? language : FALLBACK;

const added = new WeakMap<I18n, Map<string, Promise<void>>>();

const load = async (i18n: I18n, name: string): Promise<void> => {
  const path = cataloguePath(name, catalogueLanguage(i18n.locale));
  const { messages } = await (CATALOGUES[path] ?? (await import('./more-catalogues.ts')).CATALOGUES[path]!)();
  // `load` would render everything on the page anew, though nothing on it waits for these texts.
  Object.assign(i18n.messages, messages);
};

const addOnce = (i18n: I18n, name: string): Promise<void> => {
  const known = added.get(i18n) ?? new Map<string, Promise<void>>();
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

/** Adds a group's texts, and those of the groups it needs, once each. */
export const addTexts = async (i18n: I18n, name: TextsName): Promise<void> => {
  await Promise.all(neededTexts(name).map((part) => addOnce(i18n, part)));
};

/** The texts for a page's first render. */
export const loadI18n = async (language: string, name: TextsName): Promise<I18n> => {
  const i18n = setupI18n({ locale: language, messages: { [language]: {} } });
  await addTexts(i18n, name);
  return i18n;
};
