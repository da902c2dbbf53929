/** Ending an order that was not paid: its holds are released and its open payment is closed
 * (the sweep keeps querying it: money may still arrive). The row is locked by the caller. */
import { releaseHolds } from '@offrande/domain/ledger';
import { nextOrderState } from '@offrande/domain/order';
import { Result } from 'effect';
import { sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import { record } from '../ledger/record.ts';
import type { LockedOrder } from './lock-order.ts';
import type { Random } from '../random.ts';
import { reservedBy } from './settlement-row.ts';

/** False where the order's state cannot be cancelled; nothing is changed then. */
export const endOrder = async (transaction: UnitTransaction, order: LockedOrder, random: Random): Promise<boolean> => {
  const next = nextOrderState(order.state, 'cancel');
  if (Result.isFailure(next)) return false;
  const reserved = reservedBy(order.order_no, order.settlement);
  await record(transaction, order.bu_id, [releaseHolds(order.order_no, reserved)], random);
  await sql`update payment_attempt set state = 'closed'
    where order_no = ${order.order_no} and state in ('opening', 'open')`.execute(transaction);
  await sql`update purchase set state = ${next.success}, version = version + 1
    where order_no = ${order.order_no} and bu_id = ${order.bu_id}`.execute(transaction);
  return true;
};
