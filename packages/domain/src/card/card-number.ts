/**
 * Card numbers: made from chance with a check digit, read from an entry, shown with all but the last digits hidden
 * (architecture section 11, reliability row 5, A-17). Nobody finds a living card by counting.
 */
import { Result } from 'effect';
import { between, checkCode, digitsOnly, requiredText } from '../text/index.ts';
import type { CodeRefusal, EntryRefusal, TextRefusalOf } from '../text/index.ts';
import { CARD_PIN_DIGITS, needsPin } from './pin.ts';
import type { PinPolicy } from './pin.ts';

/** Chance: that many digits 0 to 9, each drawn evenly and unguessable. */
export type DrawDigits = (count: number) => string;

export const CARD_NUMBER_RANDOM_DIGITS = 15;
/** Numbers made here: the random digits and the check digit. */
export const CARD_NUMBER_DIGITS = CARD_NUMBER_RANDOM_DIGITS + 1;
/** Numbers of other issuers are shorter or longer. */
export const CARD_NUMBER_MIN_DIGITS = 8;
export const CARD_NUMBER_MAX_DIGITS = 24;

/** The digit that makes digits pass the Luhn check (ISO/IEC 7812-1): every second digit from the right counts double. */
export const checkDigitOf = (digits: string): string => {
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
};

/** True for a number that could have been made here: sixteen digits, the last one the check digit of the others. */
export const hasCheckDigit = (cardNumber: string): boolean =>
  /^[0-9]{16}$/.test(cardNumber) && checkDigitOf(cardNumber.slice(0, -1)) === cardNumber.slice(-1);

/** Draws that may fall into a range without PIN before the policy is taken for wrong. */
const DRAWS_MAX = 100;

/**
 * The number and PIN of a new card. A number whose range would say that it needs no PIN is drawn again; a policy that
 * leaves no numbers is a defect.
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
 * Reads a card number as typed or pasted, in groups parted by blanks or hyphens or in none; comes out as digits alone. What
 * is no code is refused first. Whether it exists is not asked.
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

/** The number with its last four digits alone, in groups of four; a number under eight digits shows none. */
export const maskCardNumber = (cardNumber: string): string => {
  const shown = cardNumber.length < 2 * LAST_DIGITS ? 0 : LAST_DIGITS;
  const hidden = cardNumber.length - shown;
  return inGroups(HIDDEN.repeat(hidden) + cardNumber.slice(hidden));
};
