/**
 * PINs: their shape, which numbers need one, and what a wrong one leads to (architecture section 11, reliability rows 3
 * to 5, A-89).
 */
import { Result } from 'effect';
import { inFormat, requiredText, withoutWhiteSpace } from '../text/index.ts';
import type { EntryRefusal, TextRefusalOf } from '../text/index.ts';
import type { CardLock } from './card.ts';

export const CARD_PIN_DIGITS = 6;
/** Wrong PINs in a row after which a card is locked. */
export const WRONG_PINS_MAX = 5;

export type PinRefusal = EntryRefusal | TextRefusalOf<'WrongFormat'>;

const checkSixDigits = requiredText(inFormat(/^[0-9]{6}$/, '000000'));

/** A PIN as it was typed, every white space dropped. */
export const normalisePin = (entry: string): string => withoutWhiteSpace(entry);

/** Reads a PIN as typed. */
export const checkPin = (entry: string): Result.Result<string, PinRefusal> => checkSixDigits(normalisePin(entry));

/** Beginnings of numbers whose issuer gives no PIN. */
export interface PinPolicy {
  readonly prefixesWithoutPin: readonly string[];
}

/** Whether a PIN is asked for a number: by its range alone, so that the answer tells nothing about the card. */
export const needsPin = (cardNumber: string, { prefixesWithoutPin }: PinPolicy): boolean =>
  !prefixesWithoutPin.some((prefix) => cardNumber.startsWith(prefix));

/** True once so many PINs in a row were wrong; only the card's proven owner lifts it. */
export const isLockedByPins = (wrongPins: number): boolean => wrongPins >= WRONG_PINS_MAX;

/** Wrong PINs in a row after another guess: a right one forgets them, unless they have locked the card already. */
export const countPinGuess = (wrongPins: number, isRight: boolean): number => {
  if (isLockedByPins(wrongPins)) return wrongPins;
  return isRight ? 0 : wrongPins + 1;
};

/** The lock of a card; wrong PINs go before the lock of a parcel that is not confirmed yet. */
export const lockOf = (wrongPins: number, receiptLock: CardLock | null): CardLock | null =>
  isLockedByPins(wrongPins) ? 'wrongPins' : receiptLock;
