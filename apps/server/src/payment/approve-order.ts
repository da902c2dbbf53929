/**
 * Staff approve a paid order that awaits approval: it is confirmed, its cards are issued and its salesman
 * is owed the commission. An order that they do not approve is returned
 * whole (`return-cards.ts`). Source: S4.17, A-39, decision 017.
 */
import { nextOrderState } from '@offrande/domain/order';
import { Result } from 'effect';
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import { enqueueSql } from '../outbox/outbox.ts';
import { record } from '../ledger/record.ts';
import { issueMessages, notifyConfirmedSql } from './settle.ts';
import type { Shop } from '../shop.ts';
import { closeTasksSql } from '../task/close-tasks.ts';
import { lockOrder } from '../order/lock-order.ts';
import { commissionChanges } from '../order/settlement-row.ts';
import type { Unit } from '../unit/unit.ts';

/** False if the unit has no such order, or it does not await approval. */
export const approveOrder = (shop: Shop, unit: Unit, orderNo: string, actor: string): Promise<boolean> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const order = await lockOrder(transaction, unit.id, orderNo);
    const next = order === null ? null : Result.getOrNull(nextOrderState(order.state, 'approve'));
    if (order === null || next === null) return false;
    await record(transaction, unit.id, commissionChanges(orderNo, order.settlement), shop.random);
    const about = sql`kind = 'orderToApprove' and subject = ${orderNo}`;
    await sql`
      with queued as (${enqueueSql(shop, unit.id, issueMessages(order))}),
        noted as (${notifyConfirmedSql(shop, order)}),
        closed as (${closeTasksSql(shop, unit.id, about, { actor, resolution: 'approved' })})
      update purchase set state = ${next}, confirmed_at = ${shop.clock()}, version = version + 1
      where order_no = ${orderNo} and bu_id = ${unit.id}`.execute(transaction);
    return true;
  });
