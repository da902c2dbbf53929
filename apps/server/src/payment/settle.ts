/**
 * Settling: the only way in which an order becomes confirmed, whoever brings the news (return page, provider's message,
 * sweep, or a confirmation with nothing left to pay). The order's row is locked by the caller's query. Holds are spent,
 * the money is posted, the state moves by the domain's table, and the issue of the cards is written down, all in one
 * transaction. Source: reliability section 3.
 */
import { settle as settlementChange } from '@offrande/domain/ledger';
import { nextOrderState, type OrderState } from '@offrande/domain/order';
import type { PaymentMeans } from '@offrande/domain/payment';
import { Result } from 'effect';
import { type RawBuilder, sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import { enqueueing } from '../jobs/outbox.ts';
import { recording } from '../ledger/record.ts';
import { settlementOf, type SettlementRow } from '../order/settlement-row.ts';
import type { Shop } from '../shop.ts';

/** An order's row, locked. */
export interface LockedOrder {
  readonly order_no: string;
  readonly bu_id: string;
  readonly state: OrderState;
  readonly currency: string;
  readonly total: bigint;
  readonly settlement: SettlementRow;
}

/** How it was paid; null where nothing was left to pay. */
export interface Paid {
  readonly paymentId: string;
  readonly means: PaymentMeans | null;
}

/**
 * False where the order's state takes no settlement: then nothing is changed, and money that came is late money.
 * `alongside` changes rows of other tables in the same statement.
 */
export const settle = async (
  transaction: UnitTransaction,
  shop: Shop,
  order: LockedOrder,
  paid: Paid | null,
  alongside: RawBuilder<unknown> = sql`select`,
): Promise<boolean> => {
  const next = nextOrderState(order.state, 'settle');
  if (Result.isFailure(next)) return false;
  const change = settlementChange(settlementOf(order.order_no, order.settlement));
  const { rows } = await sql<{ recorded: boolean }>`
    with ledger as materialized (${recording(order.bu_id, [change], shop.random)}),
      moved as (
        update purchase set state = ${next.success}, confirmed_at = ${shop.clock()}, payment_id = ${paid?.paymentId ?? null},
          payment_mean = coalesce(${paid?.means ?? null}, payment_mean), version = version + 1
        where order_no = ${order.order_no} and bu_id = ${order.bu_id}
      ),
      queued as (${enqueueing(shop, order.bu_id, [{ topic: 'issue', subject: order.order_no, at: null }])}),
      alongside as (${alongside})
    select recorded from ledger`.execute(transaction);
  if (rows[0]?.recorded !== true) throw new Error(`Order ${order.order_no} was settled and yet is ${order.state}`);
  return true;
};
