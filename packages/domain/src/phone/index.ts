/**
 * Phone numbers and area codes (spec section 5, A-57, A-58, A-115). Only `numberingPlan` and functions that look up
 * numbers load the table of all countries.
 */
export { areaCodeOf, countries, readAreaCode, type Country } from './area-code.ts';
export {
  byNumberingPlan,
  checkOptionalPhone,
  type AreaCodeRefusal,
  type NumberingPlan,
  type Phone,
  type PhoneRefusal,
} from './numbering-plan.ts';
export { PHONE_USES, mustBeVerified, type PhoneUse } from './phone-use.ts';
export {
  PHONE_MAX_DIGITS,
  PHONE_MIN_DIGITS,
  checkPhone,
  formatPhone,
  numberingPlan,
  phoneEntryOfE164,
} from './phone.ts';
