/**
 * Of one card or wallet one top-up is to be paid at a time: whoever begins another has given the earlier one up. What was
 * paid for it is asked for first, and what is paid later is late money. Source, decision 030.
 */
import { accountKey, type Account } from '@offrande/domain/ledger';
import { sql } from 'kysely';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import type { CallContext } from '../call/handler.ts';
import type { Customer } from '../call/buyer.ts';
import { endOrder } from '../order/end-order.ts';
import type { LockedOrder } from '../order/lock-order.ts';
import type { TopUpRow } from '../order/settlement-row.ts';
import { refreshPayment } from '../payment/refresh-payment.ts';

/** Asks about the customer's top-ups that are at the provider; outside any transaction. */
export const askAboutTopUps = async ({ shop, unit }: CallContext, { id }: Customer): Promise<void> => {
  const open = await inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await sql<{ id: string }>`
      select attempt.id from purchase join payment_attempt attempt on attempt.order_no = purchase.order_no
      where purchase.customer_id = ${id} and purchase.bu_id = ${unit.id} and sells = 'topUp' and purchase.state = 'requesting'
        and attempt.state = 'open'
      order by attempt.created_at desc limit 3`.execute(transaction);
    return rows;
  });
  for (const attempt of open) await refreshPayment(shop, unit, attempt.id);
};

type OpenTopUp = LockedOrder & { readonly settlement: TopUpRow };

/**
 * The customer's top-ups that are not settled, locked before any card as settling locks them. Who begins two at once does
 * it one after the other.
 */
export const lockTopUps = async (
  transaction: UnitTransaction,
  { unit }: CallContext,
  { id }: Customer,
): Promise<readonly OpenTopUp[]> => {
  await sql`select id from customer where id = ${id} and bu_id = ${unit.id} for no key update`.execute(transaction);
  const { rows } = await sql<OpenTopUp>`
    select order_no, bu_id, state, currency, total, settlement from purchase
    where customer_id = ${id} and bu_id = ${unit.id} and sells = 'topUp' and state = 'requesting'
    order by order_no for update`.execute(transaction);
  return rows;
};

/** Ends those that are of the same card or wallet. */
export const endTopUpsOf = async (
  transaction: UnitTransaction,
  { shop }: CallContext,
  open: readonly OpenTopUp[],
  account: Account,
): Promise<void> => {
  for (const topUp of open)
    if (accountKey(topUp.settlement.to) === accountKey(account)) await endOrder(transaction, shop, topUp);
};
