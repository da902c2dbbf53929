/**
 * An order's payments that may still be paid at the provider are over, and closing them there is written down as work: it
 * is done outside any transaction, where the provider's interface can (decision 030). The order's row is locked by the
 * caller. The sweep keeps asking about them: money may still arrive.
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
