/**
 * Applies a provider's report about a payment once: records the message, lets the domain decide what it means, and writes the consequence:
 * settles the order, books money in suspense, or opens a task for staff. Source: reliability rows 9 to 14.
 */
import type { LateMoney } from '@offrande/domain/ledger';
import {
  isAttemptActive,
  outcomeOfReport,
  type PaymentTask,
  reportDifferences,
  type ReportedPayment,
  type ReportOutcome,
} from '@offrande/domain/payment-attempt';
import { PAYMENT_PROVIDERS, type PaymentProviderId } from '@offrande/domain/payment';
import { nextOrderState } from '@offrande/domain/order';
import { Result } from 'effect';
import { sql } from 'kysely';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import type { Shop } from '../shop.ts';
import { openTask } from '../task/open-task.ts';
import { toPaymentAttempt, type LockedAttempt, lockAttempt } from './locked-attempt.ts';
import { closeAttempts } from '../order/close-attempts.ts';
import { settle } from './settle.ts';
import { bookInSuspense } from './suspense.ts';
import { takesTopUp } from './takes-top-up.ts';

/** `repeated`: the message was recorded before. `unknown`: the unit has no such attempt. */
export type Outcome = 'settled' | 'noted' | 'repeated' | 'unknown' | PaymentTask;

/** The statement that marks the attempt as paid. */
const markingPaid = ({ attempt_id }: LockedAttempt, payment: ReportedPayment) => sql`
  update payment_attempt set state = 'paid', provider_ref = coalesce(provider_ref, ${payment.providerRef}),
    payment_id = ${payment.paymentId}, method = ${payment.method}, next_look_at = null
  where id = ${attempt_id}`;

/** Sets the state of the attempt. A payment id once known is kept, and only a matching report sets the provider's reference. No further queries follow. */
const mark = async (
  transaction: UnitTransaction,
  { attempt_id }: LockedAttempt,
  state: ReportOutcome['state'],
  { providerRef, paymentId, method }: ReportedPayment,
  fits: boolean,
): Promise<void> => {
  await sql`update payment_attempt set state = ${state}, provider_ref = coalesce(provider_ref, ${fits ? providerRef : null}),
      payment_id = coalesce(payment_id, ${paymentId}), method = coalesce(method, ${method}), next_look_at = null
    where id = ${attempt_id}`.execute(transaction);
};

const moneyOf = ({ paymentId, amountMinor, currency }: ReportedPayment): LateMoney => ({
  paymentId: paymentId!,
  amountMinor,
  currency,
  from: 'provider',
});

const taskOf = (kind: PaymentTask, attempt: LockedAttempt, payment: ReportedPayment, fields: readonly string[]) => ({
  kind,
  subject: [attempt.attempt_id, payment.paymentId ?? payment.providerRef].join(':'),
  detail: {
    orderNo: attempt.order_no,
    orderState: attempt.state,
    expectedMinor: attempt.total.toString(),
    amountMinor: payment.amountMinor.toString(),
    currency: payment.currency,
    paymentId: payment.paymentId,
    differs: fields.length === 0 ? null : fields.join(),
  },
});

/** Applies a payment to its attempt. `eventRef` makes the message count once. */
export const applyPayment = (
  shop: Shop,
  unitId: string,
  provider: PaymentProviderId,
  eventRef: string,
  payment: ReportedPayment,
): Promise<Outcome> =>
  inUnit(shop.connection, unitId, async (transaction) => {
    const attempt = await lockAttempt(transaction, unitId, { provider, ref: eventRef, payment });
    if (attempt === null) return 'unknown';
    if (!attempt.is_new) return 'repeated';
    const own = toPaymentAttempt(attempt, shop.providers.get(provider)?.shopId ?? '');
    const orderAcceptsMoney =
      Result.isSuccess(nextOrderState(attempt.state, 'settle')) &&
      (payment.state !== 'paid' || (await takesTopUp(transaction, shop, shop.units.get(unitId)!, attempt)));
    const { state, money, task } = outcomeOfReport(own, payment, orderAcceptsMoney);
    if (money === 'order') {
      const means = PAYMENT_PROVIDERS[provider].meansUsed(payment.method, attempt.payment_mean);
      // An order has one active attempt: if this one had ended, there may be another one to close.
      if (!isAttemptActive(own.state)) await closeAttempts(transaction, shop, attempt);
      const alongside = markingPaid(attempt, payment);
      await settle(transaction, shop, attempt, { paymentId: payment.paymentId!, means }, { alongside });
      return 'settled';
    }
    if (money === 'suspense') await bookInSuspense(transaction, shop, attempt, moneyOf(payment));
    const fields = reportDifferences(own, payment);
    if (task !== null) await openTask(transaction, shop, unitId, taskOf(task, attempt, payment, fields));
    const fits = fields.length === 0;
    if (task !== null || (fits && payment.state !== 'open')) await mark(transaction, attempt, state, payment, fits);
    return task ?? 'noted';
  });
