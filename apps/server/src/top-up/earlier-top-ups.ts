/**
 * A card or wallet has one unpaid top-up at a time: beginning another cancels the earlier one. Its payment is queried first, and any later
 * payment of it is late money. One that awaits a transfer stays, for its money may be on its way, and a wallet has one of these.
 * Source, decisions 030 and 057.
 */
import { accountKey, type Account } from '@offrande/domain/ledger';
import type { PaymentMeans } from '@offrande/domain/payment';
import { WALLET_TRANSFER } from '@offrande/domain/top-up';
import { sql } from 'kysely';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import type { CallContext } from '../call/handler.ts';
import type { Customer } from '../call/buyer.ts';
import { endOrder } from '../order/end-order.ts';
import type { LockedOrder } from '../order/lock-order.ts';
import type { TopUpRow } from '../order/settlement-row.ts';
import { refreshPayment } from '../payment/refresh-payment.ts';

/** Queries the provider about the customer's open top-ups; outside any transaction. */
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

type OpenTopUp = LockedOrder & { readonly settlement: TopUpRow; readonly payment_mean: PaymentMeans };

const isAwaited = ({ payment_mean }: OpenTopUp): boolean => payment_mean === WALLET_TRANSFER;

/**
 * Locks the customer's unsettled top-ups, before any card, as settlement does. This serialises concurrent top-ups of a customer.
 */
export const lockTopUps = async (
  transaction: UnitTransaction,
  { unit }: CallContext,
  { id }: Customer,
): Promise<readonly OpenTopUp[]> => {
  await sql`select id from customer where id = ${id} and bu_id = ${unit.id} for no key update`.execute(transaction);
  const { rows } = await sql<OpenTopUp>`
    select order_no, bu_id, state, currency, total, settlement, payment_mean from purchase
    where customer_id = ${id} and bu_id = ${unit.id} and sells = 'topUp' and state = 'requesting'
    order by order_no for update`.execute(transaction);
  return rows;
};

/** Whether one of them awaits a transfer. */
export const awaitsTransfer = (open: readonly OpenTopUp[]): boolean => open.some(isAwaited);

/** Cancels those of the same card or wallet. */
export const endTopUpsOf = async (
  transaction: UnitTransaction,
  { shop }: CallContext,
  open: readonly OpenTopUp[],
  account: Account,
): Promise<void> => {
  for (const topUp of open)
    if (!isAwaited(topUp) && accountKey(topUp.settlement.to) === accountKey(account))
      await endOrder(transaction, shop, topUp);
};
