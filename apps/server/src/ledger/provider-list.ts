/** Compares the books with the provider's own list of payments (reliability section 3, invariant 8), one by one. */
import { sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import type { Finding } from './finding.ts';

/** A payment to the unit's shop in the provider's list. */
export interface ListedPayment {
  readonly paymentId: string;
  readonly amountMinor: bigint;
  readonly currency: string;
}

/** Payments that only one side has, or with another amount. Returned payments net to zero on both sides. */
export const differencesFromProvider = async (
  transaction: UnitTransaction,
  list: readonly ListedPayment[],
): Promise<readonly Finding[]> => {
  const listed = list.map(({ paymentId, amountMinor, currency }) => ({
    payment_id: paymentId,
    amount: amountMinor.toString(),
    currency,
  }));
  const { rows } = await sql<Finding>`
    with booked as (
      select case journal.cause_type when 'order' then purchase.payment_id else journal.cause_id end as payment_id,
        entry.currency::text as currency, -sum(entry.amount) as amount
      from entry join account on account.id = entry.account_id and account.kind = 'pspClearing'
        join journal on journal.id = entry.journal_id
        left join purchase on purchase.order_no = journal.cause_id and journal.cause_type = 'order'
      group by 1, 2
    ), listed as (
      select payment_id, currency, sum(amount) as amount
      from jsonb_to_recordset(${JSON.stringify(listed)}::jsonb) as row (payment_id text, currency text, amount bigint) group by 1, 2
    )
    select 'the books have what the provider took' as rule,
      coalesce(booked.payment_id, listed.payment_id, '?') || ': ' || coalesce(booked.amount, 0) || ' booked, '
        || coalesce(listed.amount, 0) || ' ' || coalesce(booked.currency, listed.currency) || ' taken' as subject
    from booked full join listed on listed.payment_id = booked.payment_id and listed.currency = booked.currency
    where coalesce(booked.amount, 0) <> coalesce(listed.amount, 0)`.execute(transaction);
  return rows;
};
