/** An attempt with its order, both locked, and how a provider's word about it is compared. Source: reliability rows 9 to 14. */
import type { PaymentMeans } from '@offrande/domain/payment';
import { sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import type { ProviderPayment } from '../providers/payment/payment-provider.ts';
import type { AttemptState } from './attempt.ts';
import type { LockedOrder } from './settle.ts';

export interface LockedAttempt extends LockedOrder {
  readonly attempt_id: string;
  readonly attempt_state: AttemptState;
  readonly attempt_amount: bigint;
  readonly attempt_currency: string;
  readonly provider_ref: string | null;
  readonly payment_mean: PaymentMeans;
}

/** Order first, then attempt: everybody who locks both does so in this order. */
export const lockAttempt = async (
  transaction: UnitTransaction,
  unitId: string,
  provider: string,
  attemptId: string,
): Promise<LockedAttempt | null> => {
  await sql`select from purchase where bu_id = ${unitId}
    and order_no = (select order_no from payment_attempt where id = ${attemptId} and provider = ${provider}) for update`.execute(
    transaction,
  );
  const { rows } = await sql<LockedAttempt>`
    select purchase.order_no, purchase.bu_id, purchase.state, purchase.currency, purchase.total, purchase.settlement,
      purchase.payment_mean, attempt.id as attempt_id, attempt.state as attempt_state, attempt.amount as attempt_amount,
      attempt.currency as attempt_currency, attempt.provider_ref
    from payment_attempt attempt join purchase on purchase.order_no = attempt.order_no
    where attempt.id = ${attemptId} and attempt.provider = ${provider} and attempt.bu_id = ${unitId}
    for update of attempt`.execute(transaction);
  return rows[0] ?? null;
};

/** The names of the fields that do not fit; none is the only good answer. */
export const differences = (attempt: LockedAttempt, payment: ProviderPayment, shopId: string): readonly string[] => {
  const fits = {
    shopId: payment.shopId === shopId,
    orderNo: payment.orderNo === attempt.order_no,
    providerRef: attempt.provider_ref === null || payment.providerRef === attempt.provider_ref,
    amount: payment.amountMinor === attempt.attempt_amount && attempt.attempt_amount === attempt.total,
    currency: payment.currency === attempt.attempt_currency && attempt.attempt_currency === attempt.currency,
    paymentId: payment.state !== 'paid' || payment.paymentId !== null,
  };
  return Object.entries(fits)
    .filter(([, fit]) => !fit)
    .map(([field]) => field);
};
