/**
 * Number and PIN as entered by a stranger. An unknown card, a wrong PIN, a blocked card and one locked by wrong PINs
 * cost the same work and get the same answer; guesses are counted under the card's lock, in a separate transaction,
 * so that the count persists whatever the outcome of the call. Source: reliability rows 3 and 4.
 */
import { isLockedByPins, judgeCardQuery, type CardQueryVerdict } from '@offrande/domain/card';
import { countGuess, isRightPin } from './pin.ts';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import type { CallContext } from '../call/handler.ts';
import { type CardRow, lockCards, cardRestrictions } from './card-row.ts';
import { byNumber } from './own-card.ts';

export type PinVerdict =
  | { readonly verdict: Exclude<CardQueryVerdict, 'unknown'>; readonly row: CardRow }
  | { readonly verdict: 'unknown' };

/** Runs `then` in the same transaction if the card may be disclosed. */
export const provePin = (
  context: CallContext,
  cardNumber: string,
  pin: string,
  then: (transaction: UnitTransaction, row: CardRow) => Promise<unknown> = async () => undefined,
): Promise<PinVerdict> => {
  const { shop, unit } = context;
  return inUnit(shop.connection, unit.id, async (transaction): Promise<PinVerdict> => {
    const [row] = await lockCards(transaction, unit, byNumber(context, cardNumber));
    const open = row !== undefined && !row.is_blocked && !isLockedByPins(row.wrong_pins) ? row : null;
    const isRight = isRightPin(shop.vault, open, pin);
    await countGuess(transaction, context, open, isRight, pin !== '');
    const verdict = judgeCardQuery(row === undefined ? null : cardRestrictions(row), isRight);
    if (verdict === 'unknown' || row === undefined) return { verdict: 'unknown' };
    if (verdict === 'found') await then(transaction, row);
    return { verdict, row };
  });
};
