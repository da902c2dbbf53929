/**
 * Adds a card to a customer's account by number and PIN. The PIN is checked first, in its own transaction, so that guesses stay counted;
 * whether the card may be claimed is decided again under its lock. Source: S1.16, S7.95, S7.97, A-89.
 */
import { judgeClaim } from '@offrande/domain/card';
import { normaliseCardNumber } from '@offrande/domain/coupon';
import { sql } from 'kysely';
import { toCard, type CardRow, lockCards } from '../card/card-row.ts';
import { requireMember } from '../card/own-card.ts';
import { provePin } from '../card/prove-pin.ts';
import { noteWrongTry } from '../card/wrong-tries.ts';
import type { UnitTransaction } from '../database/in-unit.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext } from '../call/handler.ts';

/** The card's id, for a caller with number and PIN; every other caller gets the same refusal. */
export const proveCard = async (context: CallContext, cardNumber: string, pin: string): Promise<string> => {
  const number = normaliseCardNumber(cardNumber);
  const proven = await provePin(context, number, pin);
  if (proven.verdict === 'unknown') {
    await noteWrongTry(context, number);
    throw new CallRefused('cardUnknown');
  }
  if (proven.verdict === 'locked') throw new CallRefused('cardLocked');
  return proven.row.id;
};

/** The proven card, locked. Refused as taken if it is in another account for good, or, unless `mayBeOwn`, already in this one. */
export const lockClaimable = async (
  transaction: UnitTransaction,
  context: CallContext,
  cardId: string,
  mayBeOwn: boolean,
): Promise<CardRow> => {
  const [row] = await lockCards(transaction, context.unit, sql`card.id = ${cardId}`);
  if (row === undefined || toCard(context.shop, context.unit, row).isBlocked) throw new CallRefused('cardUnknown');
  const isOwn = row.customer_id === requireMember(context).id;
  const verdict = judgeClaim({ isMatch: true, holderId: row.customer_id, isProven: row.is_proven });
  if (verdict === 'taken' && !(mayBeOwn && isOwn)) throw new CallRefused('cardAlreadyImported');
  return row;
};

/** Adds the card to the customer's account and records it. */
export const claimCard = async (
  transaction: UnitTransaction,
  context: CallContext,
  cardId: string,
): Promise<CardRow> => {
  const { id } = requireMember(context);
  const now = context.shop.clock();
  const row = await lockClaimable(transaction, context, cardId, false);
  await sql`update card set customer_id = ${id}, claimed_at = ${now} where id = ${cardId}`.execute(transaction);
  await sql`select note_card_state(${cardId}::uuid, 'claim', ${id}, ${now}::timestamptz)`.execute(transaction);
  return row;
};
