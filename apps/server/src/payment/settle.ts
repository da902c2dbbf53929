/**
 * Settling: the only way in which an order becomes confirmed, whoever brings the news (return page, provider's message,
 * sweep, or a confirmation with nothing left to pay). The order's row is locked by the caller's query. Holds are spent,
 * the money is posted, the state moves by the domain's table, and the issue of the cards is written down, all in one
 * transaction. Source: reliability section 3.
 */
import { nextOrderState, type OrderState } from '@offrande/domain/order';
import type { PaymentMeans } from '@offrande/domain/payment';
import { Result } from 'effect';
import { sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import { enqueue } from '../jobs/outbox.ts';
import { unitAccounts } from '../ledger/accounts.ts';
import { post, type Posting } from '../ledger/post.ts';
import type { Shop } from '../shop.ts';

/** An order's row, locked. */
export interface LockedOrder {
  readonly order_no: string;
  readonly bu_id: string;
  readonly state: OrderState;
  readonly currency: string;
  readonly total: bigint;
  readonly bookings: readonly { readonly account: string; readonly amount: string }[];
}

/** How it was paid; null where nothing was left to pay. */
export interface Paid {
  readonly paymentId: string;
  readonly means: PaymentMeans | null;
}

export const accountOf = (accounts: ReadonlyMap<string, string>, kind: string): string => {
  const id = accounts.get(kind);
  if (id === undefined) throw new Error(`The unit has no account ${kind}`);
  return id;
};

const spendHolds = async (transaction: UnitTransaction, order: LockedOrder): Promise<readonly Posting[]> => {
  const { rows } = await sql<{ account_id: string; amount: bigint }>`
    select account_id, amount from end_holds(${order.bu_id}, ${order.order_no}, 'posted')`.execute(transaction);
  return rows.map(({ account_id, amount }) => ({ accountId: account_id, amount: -amount }));
};

/** False where the order's state takes no settlement: then nothing is changed, and money that came is late money. */
export const settle = async (
  transaction: UnitTransaction,
  shop: Shop,
  order: LockedOrder,
  paid: Paid | null,
): Promise<boolean> => {
  const next = nextOrderState(order.state, 'settle');
  if (Result.isFailure(next)) return false;
  const accounts = await unitAccounts(transaction, shop.units, order.bu_id, order.currency);
  const held = await spendHolds(transaction, order);
  const booked = order.bookings.map(({ account, amount }) => ({ accountId: accountOf(accounts, account), amount: BigInt(amount) }));
  const cause = { type: 'order', id: order.order_no } as const;
  const isNew = await post(transaction, shop.random, { unitId: order.bu_id, kind: 'settle', cause, postings: [...held, ...booked] });
  if (!isNew) throw new Error(`Order ${order.order_no} was settled and yet is ${order.state}`);
  await sql`update purchase set state = ${next.success}, confirmed_at = ${shop.clock()}, payment_id = ${paid?.paymentId ?? null},
      payment_mean = coalesce(${paid?.means ?? null}, payment_mean), version = version + 1
    where order_no = ${order.order_no} and bu_id = ${order.bu_id}`.execute(transaction);
  await enqueue(transaction, shop, order.bu_id, [{ topic: 'issue', subject: order.order_no, at: null }]);
  return true;
};
