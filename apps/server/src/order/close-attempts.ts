/**
 * Closes an order's open payments here and queues closing them at the provider, which happens outside any transaction, if
 * the provider's interface supports it (decision 030). The caller has locked the order's row. The sweep keeps querying the
 * payments, since money may still arrive.
 */
import { sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import { enqueueEachSql } from '../outbox/outbox.ts';
import type { Shop } from '../shop.ts';

export const closeAttempts = async (
  transaction: UnitTransaction,
  shop: Pick<Shop, 'clock'>,
  { bu_id, order_no }: { readonly bu_id: string; readonly order_no: string },
): Promise<void> => {
  await sql`
    with closed as (
      update payment_attempt set state = 'closed'
      where order_no = ${order_no} and state in ('opening', 'open') returning id
    )
    ${enqueueEachSql(shop, bu_id, 'payment-close', sql`closed`)}`.execute(transaction);
};
