/** How a unit writes numbers for readers of a language. */
import { foldLanguage, languageOf, type NumberStyle } from '@offrande/domain/locale';
import type { UnitParameters } from '@offrande/tenants/unit-data';

export const numberStyle = (
  { country, decimalSeparator, defaultLang }: UnitParameters,
  language: string,
): NumberStyle => {
  const code = foldLanguage(language) ?? foldLanguage(defaultLang);
  return { languageTag: code === null ? 'en' : languageOf(code).tag, country, decimalSeparator };
};
