/** An attempt with its order, both locked, to apply a provider's report. Source: reliability rows 9 to 14. */
import type { AttemptState, PaymentAttempt, ReportedPayment } from '@offrande/domain/payment-attempt';
import type { PaymentMeans } from '@offrande/domain/payment';
import { sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import type { LockedOrder } from '../order/lock-order.ts';

export interface LockedAttempt extends LockedOrder {
  readonly attempt_id: string;
  readonly attempt_state: AttemptState;
  readonly attempt_payment_id: string | null;
  readonly provider_ref: string | null;
  readonly payment_mean: PaymentMeans;
}

/** A provider's message about an attempt, as it is recorded. */
export interface NotedEvent {
  readonly provider: string;
  readonly ref: string;
  readonly payment: ReportedPayment;
}

/**
 * Records a message and locks its attempt, after the order, which is the global lock order. `is_new` is false if the message was recorded
 * before. Null if the unit has no such attempt: then nothing is recorded.
 */
export const lockAttempt = async (
  transaction: UnitTransaction,
  unitId: string,
  { provider, ref, payment }: NotedEvent,
): Promise<(LockedAttempt & { readonly is_new: boolean }) | null> => {
  const detail = JSON.stringify({ ...payment, amountMinor: payment.amountMinor.toString() });
  const ours = sql`attempt.id = ${payment.attemptId} and attempt.provider = ${provider} and attempt.bu_id = ${unitId}`;
  const { rows } = await sql<LockedAttempt & { readonly is_new: boolean }>`
    with noted as (
      insert into psp_event (provider, event_ref, bu_id, attempt_id, outcome, detail)
      select provider, ${ref}, bu_id, id, ${payment.state}, ${detail}::jsonb from payment_attempt attempt where ${ours}
      /*guard message-once*/ on conflict on constraint psp_event_once do nothing /*end*/ returning event_ref
    )
    select purchase.order_no, purchase.bu_id, purchase.state, purchase.currency, purchase.total, purchase.settlement,
      purchase.payment_mean, attempt.id as attempt_id, attempt.state as attempt_state, attempt.payment_id as attempt_payment_id,
      attempt.provider_ref, exists (select from noted) as is_new
    from purchase join payment_attempt attempt on attempt.order_no = purchase.order_no
    where ${ours} /*guard order-lock*/ for update of purchase, attempt /*end*/`.execute(transaction);
  return rows[0] ?? null;
};

/** The attempt as the domain judges it. The amount due is the order's, not the one in the attempt's row. */
export const toPaymentAttempt = (attempt: LockedAttempt, shopId: string): PaymentAttempt => ({
  state: attempt.attempt_state,
  shopId,
  orderNo: attempt.order_no,
  providerRef: attempt.provider_ref,
  paymentId: attempt.attempt_payment_id,
  amountMinor: attempt.total,
  currency: attempt.currency,
});
