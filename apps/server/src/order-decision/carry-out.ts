/**
 * What a decision about an order does: what the company's wallet or cards cover is settled at once, otherwise the buyer is told to pay; a refused
 * order is cancelled. Source, decision 056.
 */
import { nextOrderState } from '@offrande/domain/order';
import { type OrderDecision, payableMs } from '@offrande/domain/order-decision';
import { isToOwnAccount } from '@offrande/domain/payment';
import { Result } from 'effect';
import { sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import { endOrder } from '../order/end-order.ts';
import type { OrderToPay } from '../order/lock-order.ts';
import { transferDetails } from '../order/write-order.ts';
import { enqueueSql, type NewMessage } from '../outbox/outbox.ts';
import { settle } from '../payment/settle.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { toldOfDecision } from './told-of-decision.ts';

export interface ApprovalState {
  readonly placed_by: string | null;
  readonly decide_by: Date;
  readonly decision: 'approved' | 'refused' | 'lapsed' | null;
}

/** A person of the company or an admin salesman by id, or a member of the staff by name. */
export type Decider = { readonly personId: string } | { readonly staff: string };

interface Place {
  readonly shop: Shop;
  readonly unit: Unit;
}

const isCovered = ({ total, settlement }: OrderToPay): boolean => total === 0n || settlement.paidFrom.type === 'wallet';

/** A transfer's details are sent as for any order that waits for one; of any other payment its buyer is told that it is due. */
const messagesOf = (order: OrderToPay, buyerId: string | null): readonly NewMessage[] =>
  isToOwnAccount(order.payment_mean) ? [transferDetails(order.order_no)] : toldOfDecision(order.order_no, buyerId);

const allow = async (
  transaction: UnitTransaction,
  { shop, unit }: Place,
  order: OrderToPay,
  buyerId: string | null,
): Promise<boolean> => {
  const next = nextOrderState(order.state, 'allow');
  if (Result.isFailure(next)) return false;
  const until = new Date(shop.clock().getTime() + payableMs(order.payment_mean));
  await sql`
    with held as (update hold set expires_at = ${until} where order_no = ${order.order_no} and bu_id = ${unit.id} and state = 'open'),
      told as (${enqueueSql(shop, unit.id, isCovered(order) ? [] : messagesOf(order, buyerId))})
    update purchase set state = ${next.success}, expires_at = ${until}, version = version + 1
    where order_no = ${order.order_no} and bu_id = ${unit.id}`.execute(transaction);
  if (isCovered(order)) await settle(transaction, shop, { ...order, state: next.success }, null);
  return true;
};

const end = async (
  transaction: UnitTransaction,
  { shop, unit }: Place,
  order: OrderToPay,
  buyerId: string | null,
): Promise<boolean> => {
  if (order.state !== 'awaitingApprover' || !(await endOrder(transaction, shop, order))) return false;
  await enqueueSql(shop, unit.id, toldOfDecision(order.order_no, buyerId)).execute(transaction);
  return true;
};

/** False, with nothing changed, if the order waits for no decision. It must be locked. */
export const carryOut = async (
  transaction: UnitTransaction,
  place: Place,
  order: OrderToPay,
  { placed_by: buyerId }: Pick<ApprovalState, 'placed_by'>,
  { isApproved, reason }: OrderDecision,
  by: Decider,
): Promise<boolean> => {
  if (!(await (isApproved ? allow : end)(transaction, place, order, buyerId))) return false;
  const [personId, staff] = 'personId' in by ? [by.personId, null] : [null, by.staff];
  await sql`update order_approval set decision = ${isApproved ? 'approved' : 'refused'}, decided_at = ${place.shop.clock()},
      decided_by = ${personId}::uuid, decided_by_staff = ${staff}, reason = ${reason}
    where order_no = ${order.order_no} and bu_id = ${place.unit.id}`.execute(transaction);
  return true;
};
