/**
 * Phone numbers: an area code and a number, valid in a country of that code and of a kind that its use accepts (spec
 * section 5, A-57, A-58, A-115, A-167). The number is returned without trunk prefix, so that it can follow its area
 * code.
 */
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { NumberType, PhoneNumber } from 'libphonenumber-js/max';
import { Result } from 'effect';
import { withoutWhiteSpace } from '../text/index.ts';
import { areaCodeOf, readAreaCode } from './area-code.ts';
import type { NumberingPlan, Phone } from './numbering-plan.ts';
import { PHONE_USES } from './phone-use.ts';

/** The number of typed digits, both inclusive; other characters do not count. */
export const PHONE_MIN_DIGITS = 3;
export const PHONE_MAX_DIGITS = 16;

const KINDS: Partial<Record<Exclude<NumberType, undefined>, Phone['kind']>> = {
  MOBILE: 'mobile',
  FIXED_LINE_OR_MOBILE: 'fixedOrMobile',
  VOIP: 'voip',
  FIXED_LINE: 'fixed',
};

const WRONG = { _tag: 'WrongPhoneNumber' } as const;

/** Parses a number that may repeat its area code (+33…, 0033…); another area code than the chosen one is refused. */
const parse = (typed: string, areaCode: string): PhoneNumber | undefined => {
  const international = typed.replace(/^00/, '+');
  const number = parsePhoneNumberFromString(international, { defaultCallingCode: areaCode.slice(1), extract: false });
  const isOfAreaCode = number !== undefined && `+${number.countryCallingCode}` === areaCode;
  return isOfAreaCode && number.ext === undefined && number.isValid() ? number : undefined;
};

/** Checks a number for its use. An empty one is `Required`. */
export const checkPhone: NumberingPlan['checkPhone'] = (entry, use) => {
  const typed = withoutWhiteSpace(entry.number);
  if (typed === '') return Result.fail({ _tag: 'Required' });
  const area = readAreaCode(entry.areaCode);
  if (Result.isFailure(area)) return Result.fail(area.failure);
  const digits = typed.match(/\p{Nd}/gu)?.length ?? 0;
  if (digits < PHONE_MIN_DIGITS || digits > PHONE_MAX_DIGITS) {
    return Result.fail({ _tag: 'PhoneLengthOutside', min: PHONE_MIN_DIGITS, max: PHONE_MAX_DIGITS });
  }
  const number = parse(typed, area.success);
  if (number === undefined) return Result.fail(WRONG);
  const kind = KINDS[number.getType() ?? 'PAGER'];
  const { acceptsFixedLine } = PHONE_USES[use];
  if (kind === undefined || (kind === 'fixed' && !acceptsFixedLine)) {
    return Result.fail({ _tag: 'PhoneKindNotAccepted', accepted: acceptsFixedLine ? 'mobileOrFixed' : 'mobile' });
  }
  return Result.succeed({
    areaCode: area.success,
    number: number.nationalNumber,
    e164: number.number,
    country: number.country ?? null,
    kind,
  });
};

/**
 * Splits an international number into an entry without trunk prefix; any other string becomes the number with an empty
 * area code.
 */
export const phoneEntryOfE164 = (text: string): { readonly areaCode: string; readonly number: string } => {
  // Most lines have none, and the library is slow to find that out.
  const number = text === '' ? undefined : parsePhoneNumberFromString(text);
  return number === undefined
    ? { areaCode: '', number: text }
    : { areaCode: `+${number.countryCallingCode}`, number: number.nationalNumber };
};

/** The plan of the world as the phone library's table knows it; nothing but this argument brings the table into a rule. */
export const numberingPlan: NumberingPlan = { checkPhone, entryOfE164: phoneEntryOfE164, readAreaCode, areaCodeOf };

/** A number for people to read, in its country's grouping with the area code: `+33 6 12 34 56 78`. */
export const formatPhone = (phone: Pick<Phone, 'e164'>): string =>
  parsePhoneNumberFromString(phone.e164)?.formatInternational() ?? phone.e164;
