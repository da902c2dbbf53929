/** Queries the provider about an attempt, server to server, and applies its answer. Outside any transaction. */
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import { ProviderUnavailable } from '../providers/payment/payment-provider.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { applyPayment, type Outcome } from './apply-payment.ts';
import { type Attempt, findAttempt, openAtProvider, paymentTerms } from './attempt.ts';

/** An attempt whose opening was never recorded may be open all the same: opening it again returns its reference. */
const ask = async (shop: Shop, unit: Unit, attempt: Attempt): Promise<Outcome | null> => {
  const known = shop.providers.get(attempt.provider);
  if (known === undefined) return null;
  const reference = attempt.provider_ref ?? (await openAtProvider(shop, unit, attempt)).providerRef;
  const payment = await known.provider.payment(reference, paymentTerms(unit, attempt));
  if (payment.state === 'open') return null;
  // The answer must name the queried attempt; any other id counts as a mismatch of this one.
  const claimed = payment.attemptId === attempt.id ? payment : { ...payment, attemptId: attempt.id, orderNo: '' };
  return applyPayment(shop, unit.id, attempt.provider, `status:${reference}:${payment.state}`, claimed);
};

/** Null if nothing new is known: still open, or the provider is unreachable. */
export const refreshPayment = async (shop: Shop, unit: Unit, attemptId: string): Promise<Outcome | null> => {
  const attempt = await inUnit(shop.connection, unit.id, (transaction) =>
    findAttempt(transaction, unit, sql`attempt.id = ${attemptId}::uuid`),
  );
  if (attempt === null) return null;
  try {
    return await ask(shop, unit, attempt);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    shop.log('provider unavailable', { provider: attempt.provider, attempt: attempt.id, reason: error.message });
    return null;
  }
};
