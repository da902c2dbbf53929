/** Languages, number styles and amount entry (spec sections 1, 5 and 9). */
export { LANGUAGES, type Language, type LanguageCode } from './languages.ts';
export {
  chooseLanguage,
  foldLanguage,
  languageOf,
  languagePolicy,
  textFallback,
  type LanguagePolicy,
  type LanguagePolicyRefusal,
} from './language.ts';
export {
  decimalSeparatorOf,
  formatMoney,
  formatMoneyShort,
  formatNumber,
  formatPercent,
  formatRange,
  formatTogether,
  type DecimalSeparator,
  type NumberStyle,
} from './number-style.ts';
export {
  formatAmountForField,
  formatRateForField,
  readAmountEntry,
  readRateEntry,
  withoutCurrencyMark,
  type AmountEntryRefusal,
} from './amount-entry.ts';
export { countryName } from './country-name.ts';
