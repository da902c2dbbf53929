/** The language of a payment page in providers' format: the buyer's language with a country. */
import { foldLanguage, languageOf } from '@offrande/domain/locale';

/** `{ locale }` such as `fr_FR`; empty for a language that providers may not support, so that they choose. */
export const providerLocale = (language: string): { readonly locale?: string } => {
  const code = foldLanguage(language);
  const locale = code === null ? null : languageOf(code).paymentPage;
  return locale === null ? {} : { locale };
};
