/** Ending an unpaid order: its holds are released and its open payment is closed. The caller has locked the row. */
import { releaseHolds } from '@offrande/domain/ledger';
import { nextOrderState } from '@offrande/domain/order';
import { Result } from 'effect';
import { sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import { record } from '../ledger/record.ts';
import type { LockedOrder } from './lock-order.ts';
import type { Shop } from '../shop.ts';
import { closeAttempts } from './close-attempts.ts';
import { reservedBy } from './settlement-row.ts';

/** False if the order's state cannot be cancelled; nothing is changed then. */
export const endOrder = async (
  transaction: UnitTransaction,
  shop: Pick<Shop, 'random' | 'clock'>,
  order: LockedOrder,
): Promise<boolean> => {
  const next = nextOrderState(order.state, 'cancel');
  if (Result.isFailure(next)) return false;
  const reserved = reservedBy(order.order_no, order.settlement);
  await record(transaction, order.bu_id, [releaseHolds(order.order_no, reserved)], shop.random);
  await closeAttempts(transaction, shop, order);
  await sql`update purchase set state = ${next.success}, version = version + 1
    where order_no = ${order.order_no} and bu_id = ${order.bu_id}`.execute(transaction);
  return true;
};
