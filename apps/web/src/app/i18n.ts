/** The catalogue of a language, loaded when it is shown. Another language is a row here and a file in `locales`. */
import { setupI18n, type I18n } from '@lingui/core';

const CATALOGUES: Readonly<Record<string, () => Promise<{ messages: import('@lingui/core').Messages }>>> = {
  en: () => import('../locales/en.po'),
  fr: () => import('../locales/fr.po'),
};

/** The file behind a language's catalogue, for preloading. */
export const catalogueFile = (language: string): string => `src/locales/${language}.po`;

export const loadI18n = async (language: string): Promise<I18n> => {
  const load = CATALOGUES[language] ?? CATALOGUES['en']!;
  const { messages } = await load();
  return setupI18n({ locale: language, messages: { [language]: messages } });
};
