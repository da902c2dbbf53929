/** A buyer's own order, found by number and owner together: any other order does not exist for the caller. */
import { type RawBuilder, sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext } from '../call/handler.ts';
import type { LockedOrder } from './lock-order.ts';
import type { Buyer } from '../call/buyer.ts';

/** A customer's orders in any browser; a guest's by browser, as long as no customer owns them. */
export const ownedBy = ({ customer, sessionId }: Buyer): RawBuilder<unknown> =>
  customer === null
    ? sql`(purchase.session_id = ${sessionId} and purchase.customer_id is null)`
    : sql`(purchase.customer_id = ${customer.id}
        or (purchase.session_id = ${sessionId} and purchase.customer_id is null))`;

/** Also what a salesman ordered for the customer, once it is confirmed and the customer has its mails: to read, not to pay or cancel. */
export const readableBy = (buyer: Buyer): RawBuilder<unknown> =>
  buyer.customer === null
    ? ownedBy(buyer)
    : sql`(${ownedBy(buyer)} or (purchase.ordered_for = ${buyer.customer.id}::uuid and purchase.confirmed_at is not null))`;

/** Also a guest's order that a code sent to its email has opened to this browser: to read, not to pay or cancel. */
export const openTo = (buyer: Buyer): RawBuilder<unknown> => sql`(${readableBy(buyer)} or (purchase.customer_id is null
    and exists (select from order_grant where order_grant.session_id = ${buyer.sessionId}
      and order_grant.order_no = purchase.order_no)))`;

export const lockOwnOrder = async (
  transaction: UnitTransaction,
  { unit, buyer }: Pick<CallContext, 'unit' | 'buyer'>,
  orderNo: string,
  whose: (buyer: Buyer) => RawBuilder<unknown> = ownedBy,
): Promise<LockedOrder> => {
  const { rows } = await sql<LockedOrder>`
    select order_no, bu_id, state, currency, total, settlement from purchase
    where order_no = ${orderNo} and bu_id = ${unit.id} and ${whose(buyer)} /*guard order-lock*/ for update /*end*/`.execute(
    transaction,
  );
  if (rows[0] === undefined) throw new CallRefused('notFound', { field: 'orderNo' });
  return rows[0];
};
