/** A buyer's own order, found by number and session together: anybody else's does not exist. */
import { sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import { CallRefused } from '../http/call-refused.ts';
import type { CallContext } from '../http/handler.ts';
import type { LockedOrder } from '../payment/settle.ts';

export const lockOwnOrder = async (
  transaction: UnitTransaction,
  { unit, buyer }: Pick<CallContext, 'unit' | 'buyer'>,
  orderNo: string,
): Promise<LockedOrder> => {
  const { rows } = await sql<LockedOrder>`
    select order_no, bu_id, state, currency, total, settlement from purchase
    where order_no = ${orderNo} and bu_id = ${unit.id} and session_id = ${buyer.sessionId} for update`.execute(
    transaction,
  );
  if (rows[0] === undefined) throw new CallRefused('notFound', { field: 'orderNo' });
  return rows[0];
};
