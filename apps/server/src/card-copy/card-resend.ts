/**
 * The call `cardResend`: sends the caller's own card to an address of their choice, or the cards of their own order again to the
 * receiver named in the order, unless someone else has claimed them. So the giver of a card cannot see it this way. With `cardId`, sends
 * one card of an order, possibly to a corrected address. Once per key. Source: S7.94, S8.53, S8.54, decision 033.
 */
import type { Calls, RequestOf } from '@offrande/api-client/contract';
import { checkResend } from '@offrande/domain/card-copy';
import { DAY_MS } from '@offrande/domain/time';
import { Result } from 'effect';
import { sql } from 'kysely';
import { passCaptcha } from '../captcha/pass-captcha.ts';
import type { UnitTransaction } from '../database/in-unit.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, Handler } from '../call/handler.ts';
import { enqueueSql } from '../outbox/outbox.ts';
import { ownedBy } from '../order/own-order.ts';
import { uuid } from '../random.ts';
import { type CardRow, lockCards } from '../card/card-row.ts';
import { limitCall } from '../card/limit-call.ts';
import { lockOwnCard, requireMember, usableFor } from '../card/own-card.ts';
import { lockSentCard, redirectCard } from './redirect-card.ts';
import { CARDS_OF_ORDER_MAX } from './sent-cards.ts';

const ALLOWANCE = { perSession: 10, perAddress: 40 } as const;
const RESENDS_PER_CARD_A_DAY = 5;

/** The cards' rows are locked, so concurrent resends are counted one by one. */
const checkSentOften = async (
  transaction: UnitTransaction,
  { shop, unit }: CallContext,
  cardIds: readonly string[],
): Promise<void> => {
  const since = new Date(shop.clock().getTime() - DAY_MS);
  const { rows } = await sql`select card_id from card_resend
    where bu_id = ${unit.id} and card_id = any(${cardIds}::uuid[]) and at > ${since}
    group by card_id having count(*) >= ${RESENDS_PER_CARD_A_DAY}`.execute(transaction);
  if (rows.length > 0) throw new CallRefused('tooManyRequests');
};

const lockCardsOfOrder = async (
  transaction: UnitTransaction,
  { unit, buyer }: CallContext,
  orderNo: string,
  receiverEmail: string,
): Promise<readonly CardRow[]> => {
  const which = sql`order_line.order_no = ${orderNo} and lower(order_line.detail->'receiver'->>'email') = lower(${receiverEmail})
    and (card.claimed_at is null or card.customer_id = ${buyer.customer?.id ?? null}::uuid)
    and exists (select from purchase where purchase.order_no = order_line.order_no and ${ownedBy(buyer)})`;
  const rows = await lockCards(transaction, unit, which);
  if (rows.length === 0) throw new CallRefused('notFound', { field: 'orderNo' });
  if (rows.length > CARDS_OF_ORDER_MAX) throw new CallRefused('cardNotUsable', { reason: 'TooManyCards' });
  return rows;
};

const findCards = async (
  transaction: UnitTransaction,
  context: CallContext,
  { cardNumber, orderNo }: RequestOf<Calls['cardResend']>,
  receiverEmail: string,
): Promise<readonly CardRow[]> => {
  if (cardNumber !== undefined && orderNo === undefined) return [await lockOwnCard(transaction, context, cardNumber)];
  if (orderNo !== undefined && cardNumber === undefined)
    return lockCardsOfOrder(transaction, context, orderNo, receiverEmail);
  throw new CallRefused('badRequest', { field: 'cardNumber' });
};

/** Resends one card of an order, to the same address or another. */
const resendOne = (request: RequestOf<Calls['cardResend']>, context: CallContext, cardId: string) => {
  const { orderNo, receiverEmail, mobileNo } = request;
  if (orderNo === undefined || request.cardNumber !== undefined)
    throw new CallRefused('badRequest', { field: 'cardId' });
  return context.once.inTransaction(async (transaction) => {
    const row = await lockSentCard(transaction, context, { orderNo, cardId });
    await checkSentOften(transaction, context, [row.id]);
    await redirectCard(transaction, context, row, { orderNo, cardId, receiverEmail, mobileNo });
    return { receiverEmail: receiverEmail ?? '' };
  });
};

const resendCards: Handler<Calls['cardResend']> = async (request, context) => {
  const { shop, unit, buyer } = context;
  if (request.cardNumber !== undefined) requireMember(context);
  await limitCall(context, 'cardResend', ALLOWANCE);
  await passCaptcha(context, 'cardResend', request);
  if (request.cardId !== undefined) return resendOne(request, context, request.cardId);
  const checked = checkResend({ receiverEmail: request.receiverEmail ?? '' });
  if (Result.isFailure(checked)) throw new CallRefused('badRequest', { field: 'receiverEmail' });
  const { receiverEmail } = checked.success;
  return context.once.inTransaction(async (transaction) => {
    const cards = await findCards(transaction, context, request, receiverEmail);
    for (const row of cards) usableFor('resend', context, row);
    const cardIds = cards.map(({ id }) => id);
    await checkSentOften(transaction, context, cardIds);
    const sendings = cardIds.map((cardId) => ({ id: uuid(shop.random), card_id: cardId }));
    const messages = sendings.map(({ id }) => ({ topic: 'card-resend', subject: id, at: null }) as const);
    await sql`
      with queued as (${enqueueSql(shop, unit.id, messages)})
      insert into card_resend (id, bu_id, card_id, customer_id, receiver_email, at)
      select id, ${unit.id}, card_id, ${buyer.customer?.id ?? null}::uuid, ${receiverEmail}, ${shop.clock()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(sendings)}::jsonb) as row (id uuid, card_id uuid)`.execute(transaction);
    return { receiverEmail };
  });
};

export const cardResend: Handler<Calls['cardResend']> = (request, context) =>
  context.once.unlessAnswered(() => resendCards(request, context));
