/**
 * Sends one card of an order again, for callers who may see the order. If the address differs from the one before, the card gets a new
 * PIN and its page a new URL, so that what the wrong recipient holds opens nothing. The number stays. The card is in the buyer's account
 * if it now goes to the buyer. Source: S7.94, A-95, decision 033.
 */
import { isCorrection, type CardReceiver, sendingChannels } from '@offrande/domain/card-copy';
import { isHeldByBuyer } from '@offrande/domain/card';
import { checkEmail } from '@offrande/domain/email';
import { numberingPlan, phoneEntryOfE164 } from '@offrande/domain/phone';
import { Result } from 'effect';
import { sql } from 'kysely';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext } from '../call/handler.ts';
import { type CardRow, lockCards } from '../card/card-row.ts';
import { newCard } from '../card/new-card.ts';
import type { UnitTransaction } from '../database/in-unit.ts';
import { enqueueSql, type NewMessage } from '../outbox/outbox.ts';
import { uuid } from '../random.ts';
import { isSentCardOf, readSendings, receiverOf, type Sending, sendingHindrance } from './sent-cards.ts';

export interface Redirection {
  readonly orderNo: string;
  readonly cardId: string;
  readonly receiverEmail: string | undefined;
  readonly mobileNo: string | undefined;
}

const emailOf = (entered: string | undefined): string => {
  const email = checkEmail(entered ?? '');
  if (Result.isFailure(email)) throw new CallRefused('badRequest', { field: 'receiverEmail' });
  return email.success;
};

const mobileOf = (entered: string | undefined): string => {
  const phone = numberingPlan.checkPhone(phoneEntryOfE164(entered ?? ''), 'smsReceiver');
  if (Result.isFailure(phone)) throw new CallRefused('badRequest', { field: 'mobileNo' });
  return phone.success.e164;
};

const receiverIn = ({ receiverEmail, mobileNo }: Redirection, { delivery_type }: Sending): CardReceiver => {
  const channels = sendingChannels(delivery_type);
  return {
    email: channels.email ? emailOf(receiverEmail) : null,
    mobile: channels.sms ? mobileOf(mobileNo) : null,
  };
};

/** Voids what was sent before: the PIN, the page, and what was proven with the PIN. */
const voidSent = async (
  transaction: UnitTransaction,
  { shop, unit, buyer }: CallContext,
  { id, pin_encrypted }: CardRow,
  sending: Sending,
  to: CardReceiver,
): Promise<void> => {
  const isBuyers = isHeldByBuyer(sending.delivery_type, to.email ?? '', sending.owner_email);
  const pin = pin_encrypted === null ? null : newCard(shop, unit).pin_encrypted;
  await sql`
    with unproven as (delete from card_proof where card_id = ${id}::uuid and bu_id = ${unit.id}),
      unpaid as (delete from coupon_proof where card_id = ${id}::uuid and bu_id = ${unit.id})
    update card set sending = sending + 1, pin_encrypted = ${pin}, wrong_pins = 0,
      customer_id = ${isBuyers ? sending.owner_id : null}::uuid
    where id = ${id}::uuid`.execute(transaction);
  await sql`select note_card_state(${id}::uuid, 'redirect', ${buyer.customer?.id ?? buyer.sessionId}, ${shop.clock()}::timestamptz)`.execute(
    transaction,
  );
};

/** If the first message has not gone out yet, it goes to the new address and no other is needed. */
const messagesOf = (id: string, sending: Sending, { email, mobile }: CardReceiver): readonly NewMessage[] =>
  sending.is_waiting
    ? []
    : [
        ...(email === null ? [] : [{ topic: 'card-resend', subject: id, at: null } as const]),
        ...(mobile === null ? [] : [{ topic: 'card-resend-sms', subject: id, at: null } as const]),
      ];

export const lockSentCard = async (
  transaction: UnitTransaction,
  context: CallContext,
  { orderNo, cardId }: Pick<Redirection, 'orderNo' | 'cardId'>,
): Promise<CardRow> => {
  const which = sql`card.id = ${cardId}::uuid and ${isSentCardOf(context, orderNo)}`;
  const [row] = await lockCards(transaction, context.unit, which);
  if (row === undefined) throw new CallRefused('notFound', { field: 'cardId' });
  return row;
};

/** The row must be locked, so that concurrent corrections are serialised. */
export const redirectCard = async (
  transaction: UnitTransaction,
  context: CallContext,
  row: CardRow,
  wanted: Redirection,
): Promise<void> => {
  const { shop, unit, buyer } = context;
  const hindrance = sendingHindrance(context, row);
  if (hindrance !== null) throw new CallRefused('cardNotUsable', { reason: hindrance });
  const sending = (await readSendings(transaction, context, [row.id])).get(row.id)!;
  const to = receiverIn(wanted, sending);
  const isCorrected = isCorrection(receiverOf(sending), to);
  if (isCorrected) await voidSent(transaction, context, row, sending, to);
  const id = uuid(shop.random);
  await sql`
    with queued as (${enqueueSql(shop, unit.id, messagesOf(id, sending, to))})
    insert into card_resend (id, bu_id, card_id, customer_id, receiver_email, receiver_mobile, is_correction, at)
    values (${id}::uuid, ${unit.id}, ${row.id}::uuid, ${buyer.customer?.id ?? null}::uuid, ${to.email}, ${to.mobile},
      ${isCorrected}, ${shop.clock()}::timestamptz)`.execute(transaction);
};
