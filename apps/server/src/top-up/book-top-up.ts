/**
 * The call `bookTopUp`: returns what a payment has added, and the resulting balance. The payment itself is booked by `settle` on the provider's
 * report, here at the latest; the browser's statement books nothing, so the call may be repeated freely. Source: S4.48, S4.49, S7.87, A-87.
 */
import type { Calls } from '@offrande/api-client/contract';
import { encodeAmount, fromMinorUnits } from '@offrande/domain/money';
import { sql } from 'kysely';
import { decryptCardNumber } from '../card/card-number.ts';
import { inUnit } from '../database/in-unit.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, Handler } from '../call/handler.ts';
import { refreshPayment } from '../payment/refresh-payment.ts';

interface Booked {
  readonly number_encrypted: string | null;
  readonly free: bigint;
}

/** The caller's own top-up paid by this payment; null if there is none. */
const findBooked = ({ shop, unit, buyer }: CallContext, paymentId: string): Promise<Booked | null> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await sql<Booked>`
      with booked as materialized (
        select bu_id, settlement->'to'->>'kind' as kind, settlement->'to'->>'owner' as owner, currency from purchase
        where customer_id = ${buyer.customer?.id ?? null} and bu_id = ${unit.id} and sells = 'topUp'
          and state = 'confirmed' and payment_id = ${paymentId}
      )
      select card.number_encrypted, account.posted - account.held as free
      from booked join account on account.bu_id = booked.bu_id and account.kind = booked.kind
          and account.owner_key = booked.owner and account.currency = booked.currency
        left join card on card.account_id = account.id`.execute(transaction);
    return rows[0] ?? null;
  });

/** The caller's top-up payments without a known outcome. */
const openAttempts = ({ shop, unit, buyer }: CallContext): Promise<readonly { readonly id: string }[]> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await sql<{ id: string }>`
      select attempt.id from payment_attempt attempt join purchase on purchase.order_no = attempt.order_no
      where purchase.customer_id = ${buyer.customer?.id ?? null} and purchase.bu_id = ${unit.id} and purchase.sells = 'topUp'
        and attempt.state = 'open'
      order by attempt.created_at desc limit 3`.execute(transaction);
    return rows;
  });

const bookNow = async (context: CallContext, paymentId: string): Promise<Booked> => {
  for (const { id } of await openAttempts(context)) await refreshPayment(context.shop, context.unit, id);
  const booked = await findBooked(context, paymentId);
  if (booked === null) throw new CallRefused('notFound', { field: 'paymentInfo.paymentId' });
  return booked;
};

export const bookTopUp: Handler<Calls['bookTopUp']> = async ({ paymentInfo: { paymentId } }, context) => {
  const { shop, unit } = context;
  const { number_encrypted, free } = (await findBooked(context, paymentId)) ?? (await bookNow(context, paymentId));
  return {
    cardNumber: number_encrypted === null ? null : decryptCardNumber(shop.vault, number_encrypted),
    balance: encodeAmount(fromMinorUnits(free, unit.currency)),
  };
};
