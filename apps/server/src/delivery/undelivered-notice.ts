/**
 * The cards of an order that reached nobody, and the mails that name them to its buyer: each card in one mail, and one mail for all that
 * were given up until it is composed. Whoever adds a card or composes a mail has locked the order. Source: A-26.
 */
import { undeliveredWaitMs } from '@offrande/domain/delivery';
import { sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import { enqueueSql } from '../outbox/outbox.ts';
import type { Shop } from '../shop.ts';

export interface UndeliveredCard {
  readonly cardId: string;
  readonly orderNo: string;
  /** Its order has no other card. */
  readonly isOnlyCard: boolean;
}

/** The mails of an order are numbered from 1. */
export interface Notice {
  readonly orderNo: string;
  readonly notice: number;
}

const subjectOf = ({ orderNo, notice }: Notice): string => `${orderNo}/${notice}`;

export const noticeOf = (subject: string): Notice => {
  const at = subject.lastIndexOf('/');
  return { orderNo: subject.slice(0, at), notice: Number(subject.slice(at + 1)) };
};

/** Locks an order while a card is added to one of its mails, or a mail is composed. */
export const lockForNotice = (transaction: UnitTransaction, unitId: string, orderNo: string): Promise<unknown> =>
  sql`select from purchase where order_no = ${orderNo} and bu_id = ${unitId} for no key update`.execute(transaction);

/** Adds the card to the mail that is still open, else to the next one, which is queued. */
export const noteUndelivered = async (
  transaction: UnitTransaction,
  shop: Shop,
  unitId: string,
  { cardId, orderNo, isOnlyCard }: UndeliveredCard,
): Promise<void> => {
  const { rows } = await sql<{ notice: number }>`
    insert into undelivered_card (card_id, bu_id, order_no, notice)
    select ${cardId}::uuid, ${unitId}, ${orderNo}, coalesce(min(notice) filter (where not is_closed), max(notice) + 1, 1)
    from undelivered_card where order_no = ${orderNo}
    on conflict (card_id) do nothing returning notice`.execute(transaction);
  const [noted] = rows;
  if (noted === undefined) return;
  const at = new Date(shop.clock().getTime() + undeliveredWaitMs(noted.notice, { isOnlyCard }));
  const subject = subjectOf({ orderNo, notice: noted.notice });
  await enqueueSql(shop, unitId, [{ topic: 'card-undelivered', subject, at }]).execute(transaction);
};

/** Closes a mail: cards that are given up from now on belong to the next one. Composed again, it has the same cards. */
export const closeNotice = async (
  transaction: UnitTransaction,
  unitId: string,
  { orderNo, notice }: Notice,
): Promise<void> => {
  await lockForNotice(transaction, unitId, orderNo);
  await sql`update undelivered_card set is_closed = true
    where order_no = ${orderNo} and notice = ${notice} and bu_id = ${unitId} and not is_closed`.execute(transaction);
};
