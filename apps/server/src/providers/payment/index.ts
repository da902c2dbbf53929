/** The payment providers that the shop can speak to; one line a provider. */
import type { PaymentProviderId } from '@offrande/domain/payment';
import type { PaymentConfig } from './payment-config.ts';
import { ingenicoProvider } from './ingenico.ts';
import { lyraProvider } from './lyra.ts';
import { marketPayProvider } from './market-pay.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { upstreamPayProvider } from './upstream-pay.ts';

export { readPaymentConfig } from './payment-config.ts';
export type { PaymentConfig } from './payment-config.ts';
export { ProviderUnavailable } from './payment-provider.ts';
export type { OpenPayment, PaymentProvider, RawMessage } from './payment-provider.ts';

/** The providers by the id that a unit's `pspProvider` names (S1.66, S3.134). `now` is the present instant in milliseconds. */
export const paymentProviders = (
  config: PaymentConfig,
  now: () => number = Date.now,
): ReadonlyMap<PaymentProviderId, PaymentProvider> => {
  const providers = [
    upstreamPayProvider(config.upstreamPay),
    lyraProvider(config.lyra),
    ingenicoProvider(config.ingenico, now),
    marketPayProvider(config.marketPay, now),
  ];
  return new Map(providers.map((provider) => [provider.id, provider]));
};
