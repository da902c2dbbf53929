/**
 * Closes a payment at its provider that the shop no longer wants: its order was given up, or paid by another one. Done as
 * work of the outbox, outside any transaction; one that was paid all the same is late money. Source, decision 030.
 */
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import { ProviderUnavailable } from '../providers/payment/payment-provider.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { findAttempt, openAtProvider } from './attempt.ts';
import { refreshPayment } from './refresh-payment.ts';

/** Throws where the provider does not answer now. A provider that closes nothing is left alone. */
export const closePayment = async (shop: Shop, unit: Unit, attemptId: string): Promise<void> => {
  const attempt = await inUnit(shop.connection, unit.id, (transaction) =>
    findAttempt(transaction, unit, sql`attempt.id = ${attemptId}::uuid`),
  );
  const provider = attempt === null ? undefined : shop.providers.get(attempt.provider)?.provider;
  if (attempt?.state !== 'closed' || provider === undefined || provider.close === null) return;
  try {
    // One whose opening was never noted may be open all the same: opening it again tells where.
    await provider.close(attempt.provider_ref ?? (await openAtProvider(shop, unit, attempt)).providerRef);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable) || error.isRetryable) throw error;
    shop.log('payment not closed', { provider: attempt.provider, attempt: attempt.id, reason: error.message });
    // It has ended there already; how, it says itself.
    await refreshPayment(shop, unit, attempt.id);
  }
};
