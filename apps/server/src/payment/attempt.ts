/** An attempt to pay an order at a provider: its row, and opening it at the provider under its own id. */
import { type AttemptState } from '@offrande/domain/payment-attempt';
import { callBackUrl, type PaymentProviderId, type PaymentType } from '@offrande/domain/payment';
import { type RawBuilder, sql } from 'kysely';
import { queryInUnit, type UnitTransaction } from '../database/in-unit.ts';
import type { OrderBuyer } from '../order/order-rows.ts';
import type { PaymentTerms } from '../providers/payment/payment-provider.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';

export interface Attempt {
  readonly id: string;
  readonly order_no: string;
  readonly provider: PaymentProviderId;
  readonly provider_ref: string | null;
  readonly redirect_url: string | null;
  readonly state: AttemptState;
  readonly amount: bigint;
  readonly payment_id: string | null;
  readonly method: string | null;
  readonly buyer: OrderBuyer;
  readonly return_type: PaymentType;
}

/** An SQL expression on `purchase`: the type of page to which the browser returns. */
export const RETURN_TYPE: RawBuilder<PaymentType> = sql`
  case when sells = 'cards' then 'order' when settlement->'to'->>'kind' = 'wallet' then 'topupWallet' else 'topup' end`;

/** The unit's newest attempt that meets a condition. */
export const findAttempt = async (
  transaction: UnitTransaction,
  unit: Unit,
  which: RawBuilder<unknown>,
): Promise<Attempt | null> => {
  const { rows } = await sql<Attempt>`
    select attempt.id, attempt.order_no, attempt.provider, attempt.provider_ref, attempt.redirect_url, attempt.state, attempt.amount,
      attempt.payment_id, attempt.method, purchase.buyer, ${RETURN_TYPE} as return_type
    from payment_attempt attempt join purchase on purchase.order_no = attempt.order_no
    where attempt.bu_id = ${unit.id} and ${which}
    order by attempt.created_at desc, attempt.id limit 1`.execute(transaction);
  return rows[0] ?? null;
};

/** The amount and purpose of the attempt, as the provider needs them. */
export const paymentTerms = (unit: Unit, attempt: Attempt): PaymentTerms => ({
  attemptId: attempt.id,
  orderNo: attempt.order_no,
  amountMinor: attempt.amount,
  currency: unit.currency,
});

/**
 * Opens the payment at its provider and records its reference, together with `alongside`. The attempt's id is the provider's idempotency
 * key, so that opening it again after a crash finds the same payment. Throws `ProviderUnavailable`.
 */
export const openAtProvider = async (
  shop: Shop,
  unit: Unit,
  attempt: Attempt,
  alongside: (redirectUrl: string) => RawBuilder<unknown> = () => sql`select`,
): Promise<{ readonly providerRef: string; readonly redirectUrl: string }> => {
  const known = shop.providers.get(attempt.provider);
  if (known === undefined) throw new Error(`No provider ${attempt.provider}`);
  const opened = await known.provider.open({
    ...paymentTerms(unit, attempt),
    email: attempt.buyer.email,
    language: attempt.buyer.language,
    returnUrl: `${callBackUrl(shop.publicOrigin, unit.id)}${attempt.return_type}`,
    notifyUrl: `${shop.publicOrigin}/api/payment/notify/${attempt.provider}`,
  });
  await queryInUnit(
    shop.connection,
    unit.id,
    sql`with alongside as (${alongside(opened.redirectUrl)})
      update payment_attempt set state = case state when 'opening' then 'open' else state end,
        provider_ref = coalesce(provider_ref, ${opened.providerRef}), redirect_url = ${opened.redirectUrl}
      where id = ${attempt.id}`,
  );
  return opened;
};
