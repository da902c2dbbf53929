/**
 * Moves a guest's orders into the account that he opens: those of this browser with the email that he has just verified, and his own cards
 * among them. Orders with another address stay a guest's, because someone else may have placed them in this browser. Source: decision 021.
 */
import { isHeldByBuyer } from '@offrande/domain/card';
import type { DeliveryType } from '@offrande/domain/delivery';
import { sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import type { CallContext } from '../call/handler.ts';
import { foldedEmail } from '../password/credential.ts';

interface LineRow {
  readonly id: string;
  readonly delivery_type: DeliveryType;
  readonly receiver_email: string;
}

/** Waits while a worker issues the cards of such an order. A card that someone else has claimed stays theirs. */
export const adoptOrders = async (
  transaction: UnitTransaction,
  { unit, buyer }: Pick<CallContext, 'unit' | 'buyer'>,
  customerId: string,
  email: string,
): Promise<void> => {
  const { rows } = await sql<LineRow>`
    with adopted as (
      update purchase set customer_id = ${customerId}::uuid
      where session_id = ${buyer.sessionId} and customer_id is null and bu_id = ${unit.id} and sells = 'cards'
        and lower(buyer ->> 'email') = ${foldedEmail(email)}
      returning order_no
    )
    select line.id, line.delivery_type, line.detail -> 'receiver' ->> 'email' as receiver_email
    from order_line line join adopted on adopted.order_no = line.order_no`.execute(transaction);
  const own = rows.filter((line) => isHeldByBuyer(line.delivery_type, line.receiver_email, email)).map(({ id }) => id);
  if (own.length === 0) return;
  await sql`
    update card set customer_id = ${customerId}::uuid
    where order_line_id = any(${own}::uuid[]) and customer_id is null and claimed_at is null`.execute(transaction);
};
