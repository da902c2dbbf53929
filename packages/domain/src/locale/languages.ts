/**
 * The shop's languages (spec sections 1 and 9, A-51, A-52): what a new one adds beside its row is in CONTRIBUTING. Imports
 * nothing, for tools that gather texts read it too.
 */

/**
 * `tag` is BCP 47, for the page and for Intl; `serverCode` is what calls send; `ownName` is the language's name for itself;
 * `paymentPage` is how payment providers write it, null where they are not known to show it.
 */
export const LANGUAGES = [
  { code: 'en', tag: 'en', direction: 'ltr', ownName: 'English', serverCode: 'en', paymentPage: 'en_GB' },
  { code: 'fr', tag: 'fr', direction: 'ltr', ownName: 'Français', serverCode: 'fr', paymentPage: 'fr_FR' },
  { code: 'es', tag: 'es', direction: 'ltr', ownName: 'Español', serverCode: 'es', paymentPage: 'es_ES' },
  { code: 'ar', tag: 'ar', direction: 'rtl', ownName: 'العربية', serverCode: 'ar', paymentPage: null },
  { code: 'it', tag: 'it', direction: 'ltr', ownName: 'Italiano', serverCode: 'it', paymentPage: 'it_IT' },
  { code: 'zc', tag: 'zh-CN', direction: 'ltr', ownName: '简体中文', serverCode: 'zh_CN', paymentPage: 'zh_CN' },
  { code: 'pt', tag: 'pt', direction: 'ltr', ownName: 'Português', serverCode: 'pt', paymentPage: 'pt_PT' },
] as const;

export type Language = (typeof LANGUAGES)[number];
export type LanguageCode = Language['code'];
