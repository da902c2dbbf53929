/** Languages, number styles and amount entry (spec sections 1, 5 and 9). */
export {
  LANGUAGES,
  chooseLanguage,
  foldLanguage,
  languageOf,
  languagePolicy,
  textFallback,
  type Language,
  type LanguageCode,
  type LanguagePolicy,
  type LanguagePolicyRefusal,
} from './language.ts';
export {
  decimalSeparatorOf,
  formatMoney,
  formatMoneyShort,
  formatNumber,
  formatPercent,
  type DecimalSeparator,
  type NumberStyle,
} from './number-style.ts';
export { formatAmountForField, readAmountEntry, type AmountEntryRefusal } from './amount-entry.ts';
export { countryName } from './country-name.ts';
