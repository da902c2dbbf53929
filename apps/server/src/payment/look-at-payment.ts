/** Asking the provider about an attempt, server to server, and applying what it says. Outside any transaction. */
import type { PaymentProviderId } from '@offrande/domain/payment';
import { ProviderUnavailable } from '../providers/payment/payment-provider.ts';
import type { Shop } from '../shop.ts';
import { applyPayment, type Outcome } from './apply-payment.ts';

export interface OpenAttempt {
  readonly id: string;
  readonly bu_id: string;
  readonly provider: PaymentProviderId;
  readonly provider_ref: string | null;
}

/** Null where nothing was learnt: still open, not yet opened, or the provider could not be asked. */
export const lookAtPayment = async (shop: Shop, attempt: OpenAttempt): Promise<Outcome | null> => {
  const known = shop.providers.get(attempt.provider);
  if (known === undefined || attempt.provider_ref === null) return null;
  try {
    const payment = await known.provider.payment(attempt.provider_ref);
    if (payment.state === 'open') return null;
    // The answer is about the payment that was asked for; whether it names our attempt is compared like the rest.
    const outcome = await applyPayment(shop, attempt.bu_id, attempt.provider, `status:${attempt.provider_ref}:${payment.state}`, payment);
    if (payment.attemptId !== attempt.id) shop.log('payment mismatch', { attempt: attempt.id, fields: 'attemptId', state: payment.state });
    return outcome;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    shop.log('provider unavailable', { provider: attempt.provider, attempt: attempt.id, reason: error.message });
    return null;
  }
};
