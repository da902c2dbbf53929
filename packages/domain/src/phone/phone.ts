/**
 * Phone numbers: an area code and a number, valid in a country of that code and of a kind that fits its use (spec
 * section 5, A-57, A-58, A-115). The number comes out without trunk prefix, ready to follow its area code.
 */
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { NumberType, PhoneNumber } from 'libphonenumber-js/max';
import { Result } from 'effect';
import type { AreaCodeRefusal } from './area-code.ts';
import { readAreaCode } from './area-code.ts';

/** Digits of a number as typed, both ends allowed; signs and blanks do not count. */
export const PHONE_MIN_DIGITS = 3;
export const PHONE_MAX_DIGITS = 16;

/**
 * What a number is for. Fixed lines are taken where a person answers or a parcel is announced, never where an SMS is to
 * arrive; a one-time code proves the account holder's own number only.
 */
export const PHONE_USES = {
  account: { acceptsFixedLine: false, needsOneTimeCode: true },
  smsReceiver: { acceptsFixedLine: false, needsOneTimeCode: false },
  parcelReceiver: { acceptsFixedLine: true, needsOneTimeCode: false },
  company: { acceptsFixedLine: true, needsOneTimeCode: false },
  businessContact: { acceptsFixedLine: true, needsOneTimeCode: false },
} as const satisfies Record<string, { readonly acceptsFixedLine: boolean; readonly needsOneTimeCode: boolean }>;
export type PhoneUse = keyof typeof PHONE_USES;

/** A valid number. `number` is national, without trunk prefix; `areaCode` + `number` is the international form `e164`. */
export interface Phone {
  readonly areaCode: string;
  readonly number: string;
  readonly e164: string;
  readonly country: string | null;
  readonly kind: 'mobile' | 'fixedOrMobile' | 'voip' | 'fixed';
}

/** `PhoneLengthOutside`: fewer or more digits typed. `WrongPhoneNumber`: not a number of a country with this area code. `PhoneKindNotAccepted`: a number of another kind. */
export type PhoneRefusal =
  | AreaCodeRefusal
  | { readonly _tag: 'PhoneLengthOutside'; readonly min: number; readonly max: number }
  | { readonly _tag: 'WrongPhoneNumber' }
  | { readonly _tag: 'PhoneKindNotAccepted'; readonly accepted: 'mobile' | 'mobileOrFixed' };

const KINDS: Partial<Record<Exclude<NumberType, undefined>, Phone['kind']>> = {
  MOBILE: 'mobile',
  FIXED_LINE_OR_MOBILE: 'fixedOrMobile',
  VOIP: 'voip',
  FIXED_LINE: 'fixed',
};

const WRONG = { _tag: 'WrongPhoneNumber' } as const;

/** Reads a number that may repeat its area code (+33…, 0033…); another area code than the chosen one is wrong. */
const parse = (typed: string, areaCode: string): PhoneNumber | undefined => {
  const international = typed.replace(/^00/, '+');
  const number = parsePhoneNumberFromString(international, { defaultCallingCode: areaCode.slice(1), extract: false });
  const isOfAreaCode = number !== undefined && `+${number.countryCallingCode}` === areaCode;
  return isOfAreaCode && number.ext === undefined && number.isValid() ? number : undefined;
};

/** Checks a number for its use. An empty one is `Required`. */
export const checkPhone = (
  entry: { readonly areaCode: string | number; readonly number: string },
  use: PhoneUse,
): Result.Result<Phone, PhoneRefusal> => {
  const typed = entry.number.trim();
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

/** Like `checkPhone`, where the number may be left out: an empty number passes as null, whatever its area code. */
export const checkOptionalPhone = (
  entry: { readonly areaCode: string | number; readonly number: string },
  use: PhoneUse,
): Result.Result<Phone | null, PhoneRefusal> =>
  entry.number.trim() === '' ? Result.succeed(null) : checkPhone(entry, use);

/** The number is to be proven by a one-time code before it is kept: an account holder's own, and not the one proven already (`e164`). */
export const mustBeVerified = (phone: Pick<Phone, 'e164'>, use: PhoneUse, verified: string | null): boolean =>
  PHONE_USES[use].needsOneTimeCode && phone.e164 !== verified;

/** A number for people to read, in its country's grouping with the area code: `+33 6 12 34 56 78`. */
export const formatPhone = (phone: Pick<Phone, 'e164'>): string =>
  parsePhoneNumberFromString(phone.e164)?.formatInternational() ?? phone.e164;
