/**
 * Notifications from providers: `POST /api/payment/notify/{provider}`. The route determines whose signature is checked, over the raw body.
 * The sender only learns whether the message was accepted.
 */
import { PAYMENT_PROVIDER_IDS } from '@offrande/domain/payment';
import type { Context } from 'hono';
import { isUuid } from '../random.ts';
import type { Shop } from '../shop.ts';
import { applyPayment, type Outcome } from './apply-payment.ts';

/** Tries every unit: an attempt belongs to one, and is invisible in the others. */
const applyInItsUnit = async (shop: Shop, apply: (unitId: string) => Promise<Outcome>): Promise<Outcome> => {
  for (const unitId of shop.units.keys()) {
    const outcome = await apply(unitId);
    if (outcome !== 'unknown') return outcome;
  }
  return 'unknown';
};

export const receiveNotification = async (shop: Shop, context: Context): Promise<Response> => {
  const id = PAYMENT_PROVIDER_IDS.find((known) => known === context.req.param('provider'));
  const known = id === undefined ? undefined : shop.providers.get(id);
  if (id === undefined || known === undefined) return context.text('unknown provider', 404);
  const body = new Uint8Array(await context.req.arrayBuffer());
  const message = await known.provider.readNotification({ headers: context.req.raw.headers, body });
  if ('_tag' in message) {
    shop.log('notification refused', { provider: id, reason: message._tag });
    return context.text('refused', 400);
  }
  const { eventRef, payment } = message;
  if (!isUuid(payment.attemptId)) return context.text('unknown payment', 404);
  const outcome = await applyInItsUnit(shop, (unitId) => applyPayment(shop, unitId, id, eventRef, payment));
  return outcome === 'unknown' ? context.text('unknown payment', 404) : context.text('ok');
};
