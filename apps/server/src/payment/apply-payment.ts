/**
 * What a provider says about a payment, applied once: the message is noted, every field is compared with the attempt,
 * and only then does money count. Genuine messages for another order, shop, amount or currency change nothing but the
 * attempt, and raise an alert. Source: reliability rows 9 to 14.
 */
import { takeLateMoney } from '@offrande/domain/ledger';
import { PAYMENT_PROVIDERS, type PaymentProviderId } from '@offrande/domain/payment';
import { sql } from 'kysely';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { enqueue } from '../jobs/outbox.ts';
import { record } from '../ledger/record.ts';
import type { ProviderPayment } from '../providers/payment/payment-provider.ts';
import type { Shop } from '../shop.ts';
import type { AttemptState } from './attempt.ts';
import { differences, type LockedAttempt, lockAttempt } from './locked-attempt.ts';
import { settle } from './settle.ts';

export type Outcome = 'settled' | 'late' | 'mismatch' | 'noted' | 'repeated' | 'unknown';

const mark = async (
  transaction: UnitTransaction,
  attempt: LockedAttempt,
  state: AttemptState,
  payment: ProviderPayment,
): Promise<void> => {
  await sql`update payment_attempt set state = ${state}, provider_ref = coalesce(provider_ref, ${payment.providerRef}),
      payment_id = ${payment.paymentId}, method = ${payment.method}, next_look_at = null
    where id = ${attempt.attempt_id}`.execute(transaction);
};

/** The attempt is paid, and any other of its order is over. */
const markingPaid = ({ attempt_id, order_no }: LockedAttempt, payment: ProviderPayment) => sql`
  update payment_attempt attempt set state = case when is_this then 'paid' else 'closed' end,
    provider_ref = case when is_this then coalesce(provider_ref, ${payment.providerRef}) else provider_ref end,
    payment_id = case when is_this then ${payment.paymentId} else payment_id end,
    method = case when is_this then ${payment.method} else method end,
    next_look_at = case when is_this then null else next_look_at end
  from (select id, id = ${attempt_id} as is_this from payment_attempt where order_no = ${order_no}) one
  where one.id = attempt.id and (is_this or state in ('opening', 'open'))`;

/** Money for an order that no longer takes it: it is booked where it can be found, and somebody is told. */
const keepLateMoney = async (
  transaction: UnitTransaction,
  shop: Shop,
  attempt: LockedAttempt,
  payment: ProviderPayment,
): Promise<Outcome> => {
  const money = {
    paymentId: payment.paymentId!,
    amountMinor: payment.amountMinor,
    currency: attempt.attempt_currency,
    from: 'provider',
  } as const;
  await record(transaction, attempt.bu_id, [takeLateMoney(money)], shop.random);
  await mark(transaction, attempt, 'late', payment);
  await enqueue(transaction, shop, attempt.bu_id, [{ topic: 'late-payment', subject: attempt.attempt_id, at: null }]);
  return 'late';
};

const takeMoney = async (
  transaction: UnitTransaction,
  shop: Shop,
  provider: PaymentProviderId,
  attempt: LockedAttempt,
  payment: ProviderPayment,
): Promise<Outcome> => {
  const means = PAYMENT_PROVIDERS[provider].meansUsed(payment.method, attempt.payment_mean);
  const paid = { paymentId: payment.paymentId!, means };
  const isSettled = await settle(transaction, shop, attempt, paid, markingPaid(attempt, payment));
  return isSettled ? 'settled' : keepLateMoney(transaction, shop, attempt, payment);
};

const raiseMismatch = async (
  transaction: UnitTransaction,
  shop: Shop,
  attempt: LockedAttempt,
  payment: ProviderPayment,
  fields: readonly string[],
): Promise<Outcome> => {
  shop.log('payment mismatch', {
    attempt: attempt.attempt_id,
    order: attempt.order_no,
    fields: fields.join(),
    state: payment.state,
  });
  // A paid attempt stays paid, whatever else is claimed about it.
  if (payment.state !== 'paid' || ['paid', 'late'].includes(attempt.attempt_state)) return 'mismatch';
  await sql`update payment_attempt set state = 'mismatch', next_look_at = null where id = ${attempt.attempt_id}`.execute(
    transaction,
  );
  await enqueue(transaction, shop, attempt.bu_id, [
    { topic: 'payment-mismatch', subject: attempt.attempt_id, at: null },
  ]);
  return 'mismatch';
};

/** A closed attempt stays closed; that it ended without money at the provider only ends the asking. */
const canEnd = (attempt: LockedAttempt): boolean => isActive(attempt) || attempt.attempt_state === 'closed';

const isActive = (attempt: LockedAttempt): boolean =>
  attempt.attempt_state === 'opening' || attempt.attempt_state === 'open';

/** Applies a payment to its attempt. `eventRef` makes the message count once. */
export const applyPayment = (
  shop: Shop,
  unitId: string,
  provider: PaymentProviderId,
  eventRef: string,
  payment: ProviderPayment,
): Promise<Outcome> =>
  inUnit(shop.connection, unitId, async (transaction) => {
    const attempt = await lockAttempt(transaction, unitId, { provider, ref: eventRef, payment });
    if (attempt === null) return 'unknown';
    if (!attempt.is_new) return 'repeated';
    const fields = differences(attempt, payment, shop.providers.get(provider)?.shopId ?? '');
    if (fields.length > 0) return raiseMismatch(transaction, shop, attempt, payment, fields);
    if (payment.state === 'paid') {
      return ['paid', 'late'].includes(attempt.attempt_state)
        ? 'repeated'
        : takeMoney(transaction, shop, provider, attempt, payment);
    }
    if (payment.state !== 'open' && canEnd(attempt))
      await mark(transaction, attempt, isActive(attempt) ? payment.state : attempt.attempt_state, payment);
    return 'noted';
  });
