/** A customer's own card, found by number and owner together: for the caller, no other card exists. */
import { type Card, checkCardUse, type CardUse } from '@offrande/domain/card';
import { normaliseCardNumber } from '@offrande/domain/coupon';
import { Result } from 'effect';
import { type RawBuilder, sql } from 'kysely';
import { cardNumberHmac } from './card-number.ts';
import type { UnitTransaction } from '../database/in-unit.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext } from '../call/handler.ts';
import type { Customer } from '../call/buyer.ts';
import { toCard, type CardRow, lockCards, readCards, cardUseFacts } from './card-row.ts';

/** The signed-in customer of a call that only they may make. */
export const requireMember = ({ buyer }: CallContext): Customer => {
  if (buyer.customer === null) throw new CallRefused('notAuthorized');
  return buyer.customer;
};

/** An SQL condition: a card of this unit by its number, however its digits are grouped. */
export const byNumber = ({ shop, unit }: CallContext, cardNumber: string): RawBuilder<unknown> =>
  sql`card.number_hmac = ${cardNumberHmac(shop.vault, unit.id, normaliseCardNumber(cardNumber))}`;

const whose = (context: CallContext, cardNumber: string): RawBuilder<unknown> =>
  sql`${byNumber(context, cardNumber)} and card.customer_id = ${requireMember(context).id}`;

const only = (rows: readonly CardRow[]): CardRow => {
  if (rows[0] === undefined) throw new CallRefused('notFound', { field: 'cardNumber' });
  return rows[0];
};

export const readOwnCard = async (
  transaction: UnitTransaction,
  context: CallContext,
  cardNumber: string,
): Promise<CardRow> => only(await readCards(transaction, context.unit, whose(context, cardNumber)));

export const lockOwnCard = async (
  transaction: UnitTransaction,
  context: CallContext,
  cardNumber: string,
): Promise<CardRow> => only(await lockCards(transaction, context.unit, whose(context, cardNumber)));

/** The card, if this use is allowed; else refuses. */
export const usableFor = (use: CardUse, { shop, unit }: CallContext, row: CardRow): Card => {
  const checked = checkCardUse(use, toCard(shop, unit, row), cardUseFacts(shop, unit, row));
  if (Result.isSuccess(checked)) return checked.success;
  const { _tag: reason } = checked.failure;
  throw new CallRefused(reason === 'CardLocked' ? 'cardLocked' : 'cardNotUsable', { reason });
};
