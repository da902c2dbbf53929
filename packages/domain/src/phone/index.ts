/** Phone numbers and area codes (spec section 5, A-57, A-58, A-115). */
export {
  areaCodeOf,
  countries,
  countriesOfAreaCode,
  readAreaCode,
  type AreaCodeRefusal,
  type Country,
} from './area-code.ts';
export {
  PHONE_MAX_DIGITS,
  PHONE_MIN_DIGITS,
  PHONE_USES,
  checkOptionalPhone,
  checkPhone,
  formatPhone,
  mustBeVerified,
  type Phone,
  type PhoneRefusal,
  type PhoneUse,
} from './phone.ts';
