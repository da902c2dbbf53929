/** The providers that the shop can speak to, each with the shop id that its messages must name. */
import type { PaymentProviderId } from '@offrande/domain/payment';
import { paymentProviders, readPaymentConfig } from '../providers/payment/index.ts';
import type { Environment } from '../providers/provider-address.ts';
import type { KnownProvider } from '../shop.ts';

export const knownProviders = (environment: Environment): ReadonlyMap<PaymentProviderId, KnownProvider> => {
  const config = readPaymentConfig(environment);
  const shopIds: Readonly<Record<PaymentProviderId, string>> = {
    UpstreamPay: config.upstreamPay.shopId,
    lyra: config.lyra.shopId,
    ingenico: config.ingenico.shopId,
    marketPay: config.marketPay.shopId,
  };
  const known = new Map<PaymentProviderId, KnownProvider>();
  for (const [id, provider] of paymentProviders(config)) known.set(id, { provider, shopId: shopIds[id] });
  return known;
};
