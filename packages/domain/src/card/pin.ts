/**
 * PINs: their format, which numbers need one, and the effect of a wrong one (architecture section 11, reliability rows
 * 3 to 5, A-89).
 */
import { Result } from 'effect';
import { inFormat, requiredText, withoutWhiteSpace } from '../text/index.ts';
import type { EntryRefusal, TextRefusalOf } from '../text/index.ts';
import type { CardLock } from './card.ts';

export const CARD_PIN_DIGITS = 6;
/** The number of wrong PINs in a row that locks a card. */
export const WRONG_PINS_MAX = 5;

export type PinRefusal = EntryRefusal | TextRefusalOf<'WrongFormat'>;

const checkSixDigits = requiredText(inFormat(/^[0-9]{6}$/, '000000'));

/** A PIN as typed, without white space. */
export const normalisePin = (entry: string): string => withoutWhiteSpace(entry);

/** Parses a PIN as typed. */
export const checkPin = (entry: string): Result.Result<string, PinRefusal> => checkSixDigits(normalisePin(entry));

/** Prefixes of numbers whose issuer gives no PIN. */
export interface PinPolicy {
  readonly prefixesWithoutPin: readonly string[];
}

/**
 * Whether a number needs a PIN: depends only on its range, so that the answer reveals nothing about the card.
 */
export const needsPin = (cardNumber: string, { prefixesWithoutPin }: PinPolicy): boolean =>
  !prefixesWithoutPin.some((prefix) => cardNumber.startsWith(prefix));

/** True once so many PINs in a row were wrong; only the card's proven owner lifts it. */
export const isLockedByPins = (wrongPins: number): boolean => wrongPins >= WRONG_PINS_MAX;

/** The number of wrong PINs in a row after another guess: a right one resets it, unless the card is already locked. */
export const countPinGuess = (wrongPins: number, isRight: boolean): number => {
  if (isLockedByPins(wrongPins)) return wrongPins;
  return isRight ? 0 : wrongPins + 1;
};

/** The lock of a card; wrong PINs take precedence over the lock of an unconfirmed parcel. */
export const lockOf = (wrongPins: number, receiptLock: CardLock | null): CardLock | null =>
  isLockedByPins(wrongPins) ? 'wrongPins' : receiptLock;
