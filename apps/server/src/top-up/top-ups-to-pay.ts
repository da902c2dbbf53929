/**
 * The call `topUpsToPay`: a customer's unpaid top-ups at the provider, to resume or cancel them. A top-up is not listed before its payment
 * page is opened. Source.
 */
import type { Calls } from '@offrande/api-client/contract';
import { encodeAmount, fromMinorUnits } from '@offrande/domain/money';
import { sql } from 'kysely';
import { decryptCardNumber } from '../card/card-number.ts';
import { inUnit } from '../database/in-unit.ts';
import type { Handler } from '../call/handler.ts';
import { ownCustomer } from '../session/own-customer.ts';

interface TopUpToPayRow {
  readonly order_no: string;
  readonly number_encrypted: string | null;
  readonly amount: bigint;
  readonly total: bigint;
}

export const topUpsToPay: Handler<Calls['topUpsToPay']> = async ({ custId }, { shop, unit, buyer }) => {
  const { id } = ownCustomer(buyer, custId);
  const rows = await inUnit(shop.connection, unit.id, async (transaction) => {
    const found = await sql<TopUpToPayRow>`
      with open_top_up as materialized (
        select purchase.order_no, purchase.bu_id, purchase.currency, total, (settlement->>'amountMinor')::bigint as amount,
          settlement->'to'->>'kind' as kind, settlement->'to'->>'owner' as owner, purchase.created_at
        from purchase join payment_attempt attempt on attempt.order_no = purchase.order_no and attempt.state = 'open'
        where customer_id = ${id} and purchase.bu_id = ${unit.id} and sells = 'topUp' and purchase.state = 'requesting'
          and expires_at > ${shop.clock()}::timestamptz
      )
      select order_no, number_encrypted, amount, total
      from open_top_up left join account on account.bu_id = open_top_up.bu_id and account.kind = open_top_up.kind
          and account.owner_key = open_top_up.owner and account.currency = open_top_up.currency
        left join card on card.account_id = account.id
      order by created_at desc`.execute(transaction);
    return found.rows;
  });
  const amountOf = (minor: bigint) => encodeAmount(fromMinorUnits(minor, unit.currency));
  return {
    topUps: rows.map(({ order_no, number_encrypted, amount, total }) => ({
      transactionNo: order_no,
      cardNumber: number_encrypted === null ? null : decryptCardNumber(shop.vault, number_encrypted),
      amount: amountOf(amount),
      due: amountOf(total),
    })),
  };
};
