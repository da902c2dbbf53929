/** Orders about which nobody decided in time are cancelled like refused ones, and their buyers are told. Source: A-183. */
import { sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import { endOrder } from '../order/end-order.ts';
import type { LockedOrder } from '../order/lock-order.ts';
import { enqueueSql } from '../outbox/outbox.ts';
import type { Shop } from '../shop.ts';
import { toldOfDecision } from './told-of-decision.ts';

/** The order is locked, awaits its approver, and its time is over. */
export const endUndecided = async (transaction: UnitTransaction, shop: Shop, order: LockedOrder): Promise<void> => {
  await endOrder(transaction, shop, order);
  const { rows } = await sql<{ placed_by: string | null }>`
    update order_approval set decision = 'lapsed', decided_at = ${shop.clock()}
    from purchase where purchase.order_no = order_approval.order_no and order_approval.order_no = ${order.order_no}
    returning placed_by`.execute(transaction);
  await enqueueSql(shop, order.bu_id, toldOfDecision(order.order_no, rows[0]?.placed_by ?? null)).execute(transaction);
};
