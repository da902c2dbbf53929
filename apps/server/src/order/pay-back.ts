/** Records that staff have paid back a return's money at the provider or the bank: it leaves suspense, once. */
import { payBack } from '@offrande/domain/ledger';
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import { record } from '../ledger/record.ts';
import type { Shop } from '../shop.ts';
import { closeTasksSql } from '../task/close-tasks.ts';
import type { SettlementRow } from './settlement-row.ts';

export interface PaidBackRefund {
  readonly refundId: string;
  /** The provider's or the bank's reference of the payment. */
  readonly reference: string;
  readonly actor: string;
}

/** The source of money that came from suspense; otherwise it came by the order's own means. */
export type MoneyOrigin = 'provider' | 'bank' | null;

/** Where an order's money is paid back. */
export const paidBackAt = ({ paidFrom }: Pick<SettlementRow, 'paidFrom'>, origin: MoneyOrigin): 'provider' | 'bank' =>
  origin ?? (paidFrom.type === 'bank' ? 'bank' : 'provider');

interface OwedRow {
  readonly money: bigint;
  readonly currency: string;
  readonly settlement: SettlementRow;
  readonly origin: MoneyOrigin;
}

/** False if there is no such refund, or if nothing more is owed for it. */
export const notePaidBack = (
  shop: Shop,
  unitId: string,
  { refundId, reference, actor }: PaidBackRefund,
): Promise<boolean> =>
  inUnit(shop.connection, unitId, async (transaction) => {
    const { rows } = await sql<OwedRow>`
      select refund.money, refund.currency, purchase.settlement, suspended_money.origin
      from refund join purchase on purchase.order_no = refund.order_no
        left join suspended_money on suspended_money.bu_id = refund.bu_id and suspended_money.payment_id = purchase.payment_id
      where refund.id = ${refundId} and refund.bu_id = ${unitId} and refund.paid_back_at is null for update of refund`.execute(
      transaction,
    );
    const [owed] = rows;
    if (owed === undefined) return false;
    const at = paidBackAt(owed.settlement, owed.origin);
    const note = { actor, reason: `Paid back as ${reference}` };
    const change = payBack({ refundId, amountMinor: owed.money, currency: owed.currency, at, note });
    await record(transaction, unitId, [change], shop.random);
    const about = sql`kind = 'refundToPay' and subject = ${refundId}`;
    await sql`with closed as (${closeTasksSql(shop, unitId, about, { actor, resolution: note.reason })})
      update refund set paid_back_at = ${shop.clock()}, paid_back_reference = ${reference} where id = ${refundId}`.execute(
      transaction,
    );
    return true;
  });
