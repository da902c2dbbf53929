/** The language of a payment page as providers write it: the buyer's language with the country it is spelled for. */

const LOCALES: ReadonlyMap<string, string> = new Map([
  ['en', 'en_GB'],
  ['fr', 'fr_FR'],
  ['es', 'es_ES'],
  ['it', 'it_IT'],
  ['pt', 'pt_PT'],
  ['zh', 'zh_CN'],
]);

/** `{ locale }` such as `fr_FR`; nothing for a language that providers are not known to show, so that they choose. */
export const localeOf = (language: string): { readonly locale?: string } => {
  const locale = LOCALES.get(language.slice(0, 2).toLowerCase());
  return locale === undefined ? {} : { locale };
};
