/**
 * Settlement: the only way in which an order or a top-up becomes paid, and then confirmed or awaiting approval, whatever triggers it (return
 * page, provider's message, sweep, staff who see the money at the bank, or a confirmation with nothing left to pay). The caller must have
 * locked the order's row. One transaction spends the holds, posts the money, changes the state by the domain's table, and enqueues the
 * issue of the cards. Source: reliability section 3.
 */
import { nextOrderState, type OrderStateEvent } from '@offrande/domain/order';
import type { PaymentMeans } from '@offrande/domain/payment';
import { Result } from 'effect';
import { type RawBuilder, sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import { type Note, notifySql, orderOwner } from '../note/notify.ts';
import { enqueueSql, type NewMessage } from '../outbox/outbox.ts';
import { recordSql } from '../ledger/record.ts';
import { boughtSql } from '../company-discount/bought.ts';
import { commissionChanges, toLedgerChange } from '../order/settlement-row.ts';
import type { LockedOrder } from '../order/lock-order.ts';
import type { Shop } from '../shop.ts';
import { type NewTask, openTask } from '../task/open-task.ts';

/** How it was paid; null if nothing was left to pay. */
export interface Paid {
  readonly paymentId: string;
  readonly means: PaymentMeans | null;
}

/** `settle` in time; `settleLate` when staff settle with money in suspense. */
export type SettlingEvent = 'settle' | 'settleLate';

interface SettleOptions {
  /** Further changes in the same statement. */
  readonly alongside?: RawBuilder<unknown>;
  readonly event?: SettlingEvent;
}

/** A late settlement by staff implies their approval. */
const eventOf = ({ settlement }: LockedOrder, event: SettlingEvent): OrderStateEvent =>
  event === 'settle' && settlement.type === 'sale' && settlement.needsApproval === true ? 'settleForApproval' : event;

const approvalTask = ({ order_no, total, currency }: LockedOrder): NewTask => ({
  kind: 'orderToApprove',
  subject: order_no,
  detail: { orderNo: order_no, amountMinor: total.toString(), currency },
});

/** The messages that have an order's cards issued; none for a top-up, which is complete once posted. */
export const issueMessages = ({ order_no, settlement }: LockedOrder): readonly NewMessage[] =>
  settlement.type === 'sale' ? [{ topic: 'issue', subject: order_no, at: null }] : [];

/** The statement that notifies the buyer in the inbox. */
export const notifyConfirmedSql = (shop: Pick<Shop, 'clock'>, { order_no, bu_id, settlement }: LockedOrder) => {
  const kind: Note['kind'] = settlement.type === 'sale' ? 'orderConfirmed' : 'topUp';
  return notifySql(shop, bu_id, { kind, detail: { order: order_no } }, order_no, orderOwner(bu_id, order_no));
};

/** False, with nothing changed, if the order's state does not allow settlement: then any money received is late. */
export const settle = async (
  transaction: UnitTransaction,
  shop: Shop,
  order: LockedOrder,
  paid: Paid | null,
  { alongside = sql`select`, event = 'settle' }: SettleOptions = {},
): Promise<boolean> => {
  const next = nextOrderState(order.state, eventOf(order, event));
  if (Result.isFailure(next)) return false;
  const isConfirmed = next.success === 'confirmed';
  const { order_no, settlement } = order;
  const changes = [
    toLedgerChange(order_no, settlement, paid?.paymentId ?? null),
    ...(isConfirmed ? commissionChanges(order_no, settlement) : []),
  ];
  const { rows } = await sql<{ recorded: boolean }>`
    with ledger as materialized (${recordSql(order.bu_id, changes, shop.random)}),
      moved as (
        update purchase set state = ${next.success}, confirmed_at = ${isConfirmed ? shop.clock() : null}, payment_id = ${paid?.paymentId ?? null},
          payment_mean = coalesce(${paid?.means ?? null}, payment_mean), version = version + 1
        where order_no = ${order.order_no} and bu_id = ${order.bu_id}
      ),
      bought as (${boughtSql(order)}),
      queued as (${enqueueSql(shop, order.bu_id, isConfirmed ? issueMessages(order) : [])}),
      noted as (${isConfirmed ? notifyConfirmedSql(shop, order) : sql`select`}),
      alongside as (${alongside})
    select recorded from ledger`.execute(transaction);
  if (!rows[0]!.recorded) throw new Error(`Order ${order.order_no} was settled and yet is ${order.state}`);
  if (!isConfirmed) await openTask(transaction, shop, order.bu_id, approvalTask(order));
  return true;
};
