/** Money that settles no order on arrival: booked to suspense until staff decide about it. */
import { type LateMoney, takeLateMoney } from '@offrande/domain/ledger';
import { sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import { recordSql } from '../ledger/record.ts';
import type { Shop } from '../shop.ts';
import type { LockedOrder } from '../order/lock-order.ts';

/** The caller must have locked the order's row. A payment already in suspense stays unchanged. */
export const bookInSuspense = async (
  transaction: UnitTransaction,
  shop: Shop,
  { bu_id, order_no }: Pick<LockedOrder, 'bu_id' | 'order_no'>,
  money: LateMoney,
): Promise<void> => {
  await sql`
    with ledger as materialized (${recordSql(bu_id, [takeLateMoney(money)], shop.random)})
    insert into suspended_money (bu_id, payment_id, origin, order_no, amount, currency, received_at)
    select ${bu_id}, ${money.paymentId}, ${money.from}, ${order_no}, ${money.amountMinor.toString()}::bigint, ${money.currency},
      ${shop.clock()}::timestamptz
    from ledger where recorded`.execute(transaction);
};

export interface SuspendedMoney {
  readonly payment_id: string;
  readonly origin: LateMoney['from'];
  readonly amount: bigint;
  readonly currency: string;
  readonly state: 'waiting' | 'settled' | 'returned';
}

/** The money of a payment in suspense, locked; null if the unit has none with this id. */
export const lockSuspended = async (
  transaction: UnitTransaction,
  unitId: string,
  paymentId: string,
): Promise<SuspendedMoney | null> => {
  const { rows } = await sql<SuspendedMoney>`
    select payment_id, origin, amount, currency, state from suspended_money
    where bu_id = ${unitId} and payment_id = ${paymentId} /*guard money-lock*/ for update /*end*/`.execute(transaction);
  return rows[0] ?? null;
};
