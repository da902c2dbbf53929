/**
 * The balance query: what is entered, and what a stranger is told (S1.12, architecture section 11, reliability rows 3,
 * 4 and 6). Who may ask is for `access` to say.
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

/** Both fields at once; whether such a card exists is the server's to know. */
export const checkCardQuery = formOf<CardQueryEntry>()({ cardNumber: checkCardNumber, pin: checkPin });

/** `unknown` is one and the same answer for all that a stranger must not tell apart. */
export type CardQueryVerdict = 'found' | 'locked' | 'unknown';

/**
 * What a query may say. A card that does not exist, is another unit's (both null), is blocked, was locked by wrong PINs,
 * or was asked for with a wrong PIN is `unknown`. With the right PIN a card that waits for receipt is `locked`.
 */
export const judgeCardQuery = (
  card: Pick<Card, 'isBlocked' | 'lock'> | null,
  isPinRight: boolean,
): CardQueryVerdict => {
  if (card === null || !isPinRight || card.isBlocked || card.lock === 'wrongPins') return 'unknown';
  return card.lock === 'untilReceipt' ? 'locked' : 'found';
};

/** How long a right PIN opens the card's history in the same session. */
export const CARD_PROOF_MS = 10 * MINUTE_MS;
