/**
 * Closes a payment at its provider whose order was cancelled or paid otherwise. Runs as outbox work, outside any transaction. If it was
 * paid all the same, the money is late. Source, decision 030.
 */
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import { ProviderUnavailable } from '../providers/payment/payment-provider.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { findAttempt, openAtProvider } from './attempt.ts';
import { refreshPayment } from './refresh-payment.ts';

/** Throws if the provider does not answer now. Does nothing for a provider that cannot close payments. */
export const closePayment = async (shop: Shop, unit: Unit, attemptId: string): Promise<void> => {
  const attempt = await inUnit(shop.connection, unit.id, (transaction) =>
    findAttempt(transaction, unit, sql`attempt.id = ${attemptId}::uuid`),
  );
  const provider = attempt === null ? undefined : shop.providers.get(attempt.provider)?.provider;
  if (attempt?.state !== 'closed' || provider === undefined || provider.close === null) return;
  try {
    // A payment whose opening was never recorded may be open all the same: opening it again returns its reference.
    await provider.close(attempt.provider_ref ?? (await openAtProvider(shop, unit, attempt)).providerRef);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable) || error.isRetryable) throw error;
    shop.log('payment not closed', { provider: attempt.provider, attempt: attempt.id, reason: error.message });
    // It has already ended at the provider; find out how.
    await refreshPayment(shop, unit, attempt.id);
  }
};
