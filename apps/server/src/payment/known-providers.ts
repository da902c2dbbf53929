/** The providers that the shop can speak to, each with the shop id that its messages must name. */
import type { PaymentProviderId } from '@offrande/domain/payment';
import { paymentProviders, readPaymentConfig } from '../providers/payment/index.ts';
import type { Environment } from '../providers/provider-address.ts';
import type { KnownProvider } from '../shop.ts';

export const knownProviders = (environment: Environment): ReadonlyMap<PaymentProviderId, KnownProvider> => {
  const config = readPaymentConfig(environment);
  const shopIds: Readonly<Partial<Record<PaymentProviderId, string>>> = {
    UpstreamPay: config.upstreamPay.shopId,
    lyra: config.lyra.shopId,
  };
  const known = new Map<PaymentProviderId, KnownProvider>();
  for (const [id, provider] of paymentProviders(config)) {
    const shopId = shopIds[id];
    if (shopId === undefined) throw new Error(`No shop id for the provider ${id}`);
    known.set(id, { provider, shopId });
  }
  return known;
};
