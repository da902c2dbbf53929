/** Text entries: how they are normalised, counted and refused (spec section 5). */
export {
  charactersLeft,
  codePoints,
  cutAfter,
  hasAttackPattern,
  hasControlCharacter,
  normaliseText,
  withoutWhiteSpace,
} from './characters.ts';
export { optionalLines, optionalText, requiredText, type TextCheck } from './entry.ts';
export {
  checkChorusNumber,
  checkCode,
  checkFullName,
  checkName,
  checkOptionalCode,
  checkOptionalName,
  type CodeRefusal,
} from './fields.ts';
export { csvSeparatorBeside, csvText } from './csv.ts';
export type { CsvSeparator } from './csv.ts';
export { cleanMarkup } from './markup.ts';
export {
  atMost,
  between,
  chorusNumber,
  digitsOnly,
  fullName,
  inFormat,
  inList,
  lettersAndDigitsOnly,
  noSingleQuote,
  noSpace,
  personName,
  type TextRule,
} from './rules.ts';
export type { EntryRefusal, TextRefusal, TextRefusalOf } from './refusal.ts';
