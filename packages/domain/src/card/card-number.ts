/**
 * Card numbers: generated randomly with a check digit, parsed from input, displayed with only their last digits
 * (architecture section 11, reliability row 5, A-17). Valid numbers cannot be found by counting.
 */
import { Result } from 'effect';
import { between, checkCode, digitsOnly, requiredText } from '../text/index.ts';
import type { CodeRefusal, EntryRefusal, TextRefusalOf } from '../text/index.ts';
import { CARD_PIN_DIGITS, needsPin } from './pin.ts';
import type { PinPolicy } from './pin.ts';

/** Source of randomness: so many digits 0 to 9, uniformly distributed and unpredictable. */
export type DrawDigits = (count: number) => string;

export const CARD_NUMBER_RANDOM_DIGITS = 15;
/** Numbers issued here: the random digits and the check digit. */
export const CARD_NUMBER_DIGITS = CARD_NUMBER_RANDOM_DIGITS + 1;
/** Numbers of other issuers are shorter or longer. */
export const CARD_NUMBER_MIN_DIGITS = 8;
export const CARD_NUMBER_MAX_DIGITS = 24;

/** The Luhn check digit for the given digits (ISO/IEC 7812-1): every second digit from the right counts double. */
export const checkDigitOf = (digits: string): string => {
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
};

/** True for a number that could have been issued here: sixteen digits, the last one the check digit of the others. */
export const hasCheckDigit = (cardNumber: string): boolean =>
  /^[0-9]{16}$/.test(cardNumber) && checkDigitOf(cardNumber.slice(0, -1)) === cardNumber.slice(-1);

/** How many draws may fall into a range without PIN before the policy counts as wrong. */
const DRAWS_MAX = 100;

/**
 * The number and PIN of a new card. A number in a range without PIN is drawn again; a policy that leaves no numbers is
 * a defect.
 */
export const newCardNumber = (
  draw: DrawDigits,
  policy: PinPolicy,
): { readonly cardNumber: string; readonly pin: string } => {
  for (let draws = 0; draws < DRAWS_MAX; draws += 1) {
    const digits = draw(CARD_NUMBER_RANDOM_DIGITS);
    const cardNumber = digits + checkDigitOf(digits);
    if (needsPin(cardNumber, policy)) return { cardNumber, pin: draw(CARD_PIN_DIGITS) };
  }
  throw new RangeError('No card number is left outside the ranges without PIN');
};

export type CardNumberRefusal = EntryRefusal | CodeRefusal | TextRefusalOf<'NotDigits' | 'LengthOutside'>;

const checkDigits = requiredText(digitsOnly, between(CARD_NUMBER_MIN_DIGITS, CARD_NUMBER_MAX_DIGITS));

/**
 * Parses a card number as typed or pasted, with or without spaces and hyphens between groups; returns its digits.
 * Anything that is not a code is refused first. Does not check whether the card exists.
 */
export const checkCardNumber = (entry: string): Result.Result<string, CardNumberRefusal> =>
  Result.flatMap(checkCode(entry), (code): Result.Result<string, CardNumberRefusal> =>
    checkDigits(code.replaceAll('-', '')),
  );

const LAST_DIGITS = 4;
const HIDDEN = '•';

const inGroups = (text: string): string => text.replace(/.{4}(?=.)/gu, '$& ');

/** The number in groups of four, for its owner. */
export const formatCardNumber = (cardNumber: string): string => inGroups(cardNumber);

/**
 * The number in groups of four with only its last four digits visible; a number with fewer than eight digits shows
 * none.
 */
export const maskCardNumber = (cardNumber: string): string => {
  const shown = cardNumber.length < 2 * LAST_DIGITS ? 0 : LAST_DIGITS;
  const hidden = cardNumber.length - shown;
  return inGroups(HIDDEN.repeat(hidden) + cardNumber.slice(hidden));
};
