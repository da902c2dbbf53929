/**
 * Staff's decisions about money in suspense: it settles an order after all, if the order's cards still have the value that they were to pay,
 * or it is returned to the payer. Either closes the tasks about it, and happens once. The transfer back is made at the provider or the
 * bank; here it is only booked. Source: reliability section 3.
 */
import { refundLateMoney } from '@offrande/domain/ledger';
import { nextOrderState } from '@offrande/domain/order';
import { Result } from 'effect';
import { type RawBuilder, sql } from 'kysely';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { recordSql } from '../ledger/record.ts';
import { paidFromSuspense } from '../order/settlement-row.ts';
import type { Shop } from '../shop.ts';
import { closeTasksSql } from '../task/close-tasks.ts';
import type { Unit } from '../unit/unit.ts';
import { lockOrder, type OrderToPay } from '../order/lock-order.ts';
import { restoreHolds } from './restore-holds.ts';
import { settle, type SettlingEvent } from './settle.ts';
import { lockSuspended, type SuspendedMoney } from './suspense.ts';
import { takesTopUp } from './takes-top-up.ts';

/** A decision, for the books and the audit. */
interface Decision {
  readonly state: 'settled' | 'returned';
  readonly orderNo: string | null;
  readonly actor: string;
}

const deciding = (
  shop: Shop,
  unitId: string,
  paymentId: string,
  { state, orderNo, actor }: Decision,
): RawBuilder<unknown> => sql`
  with decided as (
    update suspended_money set state = ${state}, settled_order_no = ${orderNo}, decided_by = ${actor}, decided_at = ${shop.clock()}::timestamptz
    where bu_id = ${unitId} and payment_id = ${paymentId}
  )
  ${closeTasksSql(shop, unitId, sql`detail->>'paymentId' = ${paymentId}`, { actor, resolution: state })}`;

/**
 * `unknown`: no such order or money. `decidedBefore`: the money has already been settled or returned. `amountDiffers`: it is not the amount
 * due. `orderTakesNoMoney`: the order is already paid, or paid from the wallet, or tops up a card that has since been
 * returned or expired, or was not approved inside its company.
 * `holdsNotAvailable`: a card that was to pay a part has less now, or may no longer pay.
 */
export type SuspenseOutcome =
  | 'settled'
  | 'unknown'
  | 'decidedBefore'
  | 'amountDiffers'
  | 'orderTakesNoMoney'
  | 'holdsNotAvailable';

const eventFor = ({ state, settlement }: OrderToPay): SettlingEvent | null => {
  if (settlement.paidFrom.type === 'wallet') return null;
  const events = ['settle', 'settleLate'] as const;
  return events.find((event) => Result.isSuccess(nextOrderState(state, event))) ?? null;
};

/** Money that arrives does not overrule the company that refused the order. */
const isUnapproved = async (transaction: UnitTransaction, { order_no, bu_id }: OrderToPay): Promise<boolean> => {
  const { rows } = await sql`select from order_approval
    where order_no = ${order_no} and bu_id = ${bu_id} and decision is distinct from 'approved'`.execute(transaction);
  return rows.length > 0;
};

const settleBy = async (
  transaction: UnitTransaction,
  { shop, unit }: { readonly shop: Shop; readonly unit: Unit },
  order: OrderToPay,
  money: SuspendedMoney,
  actor: string,
): Promise<SuspenseOutcome> => {
  if (money.state !== 'waiting') return 'decidedBefore';
  if (money.amount !== order.total || money.currency !== order.currency) return 'amountDiffers';
  const event = eventFor(order);
  if (event === null || !(await takesTopUp(transaction, shop, unit, order))) return 'orderTakesNoMoney';
  if (event === 'settleLate' && (await isUnapproved(transaction, order))) return 'orderTakesNoMoney';
  const paid = { ...order, settlement: paidFromSuspense(order.settlement) };
  if (event === 'settleLate' && !(await restoreHolds(transaction, { shop, unit }, paid))) return 'holdsNotAvailable';
  const decision = { state: 'settled', orderNo: order.order_no, actor } as const;
  await deciding(shop, order.bu_id, money.payment_id, decision).execute(transaction);
  await settle(transaction, shop, paid, { paymentId: money.payment_id, means: null }, { event });
  return 'settled';
};

/** Settles an order, one that still awaits money or was cancelled, with a payment in suspense. */
export const settleFromSuspense = (
  shop: Shop,
  unit: Unit,
  orderNo: string,
  paymentId: string,
  actor: string,
): Promise<SuspenseOutcome> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const order = await lockOrder(transaction, unit.id, orderNo);
    const money = await lockSuspended(transaction, unit.id, paymentId);
    if (order === null || money === null) return 'unknown';
    return settleBy(transaction, { shop, unit }, order, money, actor);
  });

/** Books that a payment in suspense was returned to its payer. */
export const returnLateMoney = (
  shop: Shop,
  unit: Unit,
  paymentId: string,
  actor: string,
): Promise<'returned' | 'unknown' | 'decidedBefore'> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const money = await lockSuspended(transaction, unit.id, paymentId);
    if (money === null) return 'unknown';
    if (money.state !== 'waiting') return 'decidedBefore';
    const change = refundLateMoney({
      paymentId,
      amountMinor: money.amount,
      currency: money.currency,
      from: money.origin,
    });
    await recordSql(unit.id, [change], shop.random).execute(transaction);
    await deciding(shop, unit.id, paymentId, { state: 'returned', orderNo: null, actor }).execute(transaction);
    return 'returned';
  });
