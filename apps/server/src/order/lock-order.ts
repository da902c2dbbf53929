/** Locks any order of a unit, for staff or the shop itself; for buyers there is `lockOwnOrder`. */
import type { OrderState } from '@offrande/domain/order';
import type { PaymentMeans } from '@offrande/domain/payment';
import { sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import type { SettlementRow } from './settlement-row.ts';

/** An order's row, locked. */
export interface LockedOrder {
  readonly order_no: string;
  readonly bu_id: string;
  readonly state: OrderState;
  readonly currency: string;
  readonly total: bigint;
  readonly settlement: SettlementRow;
}

export interface OrderToPay extends LockedOrder {
  readonly payment_id: string | null;
  readonly payment_mean: PaymentMeans;
}

/** Null if the unit has no such order. */
export const lockOrder = async (
  transaction: UnitTransaction,
  unitId: string,
  orderNo: string,
): Promise<OrderToPay | null> => {
  const { rows } = await sql<OrderToPay>`
    select order_no, bu_id, state, currency, total, settlement, payment_id, payment_mean from purchase
    where order_no = ${orderNo} and bu_id = ${unitId} /*guard order-lock*/ for update /*end*/`.execute(transaction);
  return rows[0] ?? null;
};
