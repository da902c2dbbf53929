/**
 * The call `topUpsToPay`: a customer's unpaid top-ups at the provider, to resume or cancel them, and the one whose transfer is awaited, with
 * what the bank needs. A top-up at the provider is not listed before its payment page is opened. Source.
 */
import type { Calls, ResponseOf } from '@offrande/api-client/contract';
import { bankAccountOf } from '@offrande/domain/business-unit';
import { encodeAmount, fromMinorUnits } from '@offrande/domain/money';
import { WALLET_TRANSFER } from '@offrande/domain/top-up';
import { sql } from 'kysely';
import { decryptCardNumber } from '../card/card-number.ts';
import { inUnit } from '../database/in-unit.ts';
import type { Handler } from '../call/handler.ts';
import { ownCustomer } from '../session/own-customer.ts';
import type { Unit } from '../unit/unit.ts';

interface TopUpToPayRow {
  readonly order_no: string;
  readonly number_encrypted: string | null;
  readonly amount: bigint;
  readonly total: bigint;
  readonly is_awaited: boolean;
  readonly created_at: Date;
  /** The newest, as JSON. */
  readonly receipt: { readonly fileName: string; readonly receivedAt: string } | null;
}

type Transfer = ResponseOf<Calls['topUpsToPay']>['topUps'][number]['transfer'];

const transferOf = (unit: Unit, { is_awaited, created_at, receipt }: TopUpToPayRow): Transfer => {
  const bankTransfer = bankAccountOf(unit.rules);
  if (!is_awaited || bankTransfer === null) return null;
  const received = receipt && { ...receipt, receivedAt: new Date(receipt.receivedAt).toISOString() };
  return { bankTransfer, createdAt: created_at.toISOString(), receipt: received };
};

export const topUpsToPay: Handler<Calls['topUpsToPay']> = async ({ custId }, { shop, unit, buyer }) => {
  const { id } = ownCustomer(buyer, custId);
  const rows = await inUnit(shop.connection, unit.id, async (transaction) => {
    const found = await sql<TopUpToPayRow>`
      with open_top_up as materialized (
        select purchase.order_no, purchase.bu_id, purchase.currency, total, (settlement->>'amountMinor')::bigint as amount,
          settlement->'to'->>'kind' as kind, settlement->'to'->>'owner' as owner, purchase.created_at,
          payment_mean = ${WALLET_TRANSFER} as is_awaited
        from purchase left join payment_attempt attempt on attempt.order_no = purchase.order_no and attempt.state = 'open'
        where customer_id = ${id} and purchase.bu_id = ${unit.id} and sells = 'topUp' and purchase.state = 'requesting'
          and (payment_mean = ${WALLET_TRANSFER} or (attempt.id is not null and expires_at > ${shop.clock()}::timestamptz))
      )
      select order_no, number_encrypted, amount, total, is_awaited, created_at,
        (select jsonb_build_object('fileName', file_name, 'receivedAt', received_at) from payment_receipt
          where payment_receipt.order_no = open_top_up.order_no order by received_at desc limit 1) as receipt
      from open_top_up left join account on account.bu_id = open_top_up.bu_id and account.kind = open_top_up.kind
          and account.owner_key = open_top_up.owner and account.currency = open_top_up.currency
        left join card on card.account_id = account.id
      order by created_at desc`.execute(transaction);
    return found.rows;
  });
  const amountOf = (minor: bigint) => encodeAmount(fromMinorUnits(minor, unit.currency));
  return {
    topUps: rows.map((row) => ({
      transactionNo: row.order_no,
      cardNumber: row.number_encrypted === null ? null : decryptCardNumber(shop.vault, row.number_encrypted),
      amount: amountOf(row.amount),
      due: amountOf(row.total),
      transfer: transferOf(unit, row),
    })),
  };
};
