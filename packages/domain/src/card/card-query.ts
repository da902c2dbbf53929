/**
 * The balance query: its entry, and what it reveals to a stranger (S1.12, architecture section 11, reliability rows 3,
 * 4 and 6). `access` decides who may use it.
 */
import { formOf } from '../form/index.ts';
import { MINUTE_MS } from '../time/index.ts';
import type { Card } from './card.ts';
import { checkCardNumber } from './card-number.ts';
import { checkPin } from './pin.ts';

export interface CardQueryEntry {
  readonly cardNumber: string;
  readonly pin: string;
}

/** Checks both fields; only the server knows whether the card exists. */
export const checkCardQuery = formOf<CardQueryEntry>()({ cardNumber: checkCardNumber, pin: checkPin });

/** `unknown` is the same answer for all cases that a stranger must not distinguish. */
export type CardQueryVerdict = 'found' | 'locked' | 'unknown';

/**
 * What a query may reveal. A card that does not exist, belongs to another unit (both null), is blocked, is locked by
 * wrong PINs, or was queried with a wrong PIN is `unknown`. With the right PIN a card that waits for receipt is
 * `locked`.
 */
export const judgeCardQuery = (
  card: Pick<Card, 'isBlocked' | 'lock'> | null,
  isPinRight: boolean,
): CardQueryVerdict => {
  if (card === null || !isPinRight || card.isBlocked || card.lock === 'wrongPins') return 'unknown';
  return card.lock === 'untilReceipt' ? 'locked' : 'found';
};

/** How long a right PIN gives access to the card's history in the same session. */
export const CARD_PROOF_MS = 10 * MINUTE_MS;
