/** The language of a payment page as providers write it: the buyer's language with the country it is spelled for. */
import { foldLanguage, languageOf } from '@offrande/domain/locale';

/** `{ locale }` such as `fr_FR`; nothing for a language that providers are not known to show, so that they choose. */
export const providerLocale = (language: string): { readonly locale?: string } => {
  const code = foldLanguage(language);
  const locale = code === null ? null : languageOf(code).paymentPage;
  return locale === null ? {} : { locale };
};
