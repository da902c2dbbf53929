/** The payment providers that the shop supports, one line each. */
import type { PaymentProviderId } from '@offrande/domain/payment';
import type { Environment } from '../provider-address.ts';
import { ingenico } from './ingenico.ts';
import { lyra } from './lyra.ts';
import { marketPay } from './market-pay.ts';
import type { PaymentAdapter } from './payment-adapter.ts';
import type { KnownProvider } from './payment-provider.ts';
import { upstreamPay } from './upstream-pay.ts';

export { ProviderUnavailable } from './payment-provider.ts';
export type { KnownProvider, OpenPayment, PaymentProvider, RawMessage } from './payment-provider.ts';

/** By the id in a unit's `pspProvider` (S1.66, S3.134). */
export const PAYMENT_ADAPTERS: { readonly [Id in PaymentProviderId]: PaymentAdapter<Id> } = {
  UpstreamPay: upstreamPay,
  lyra,
  ingenico,
  marketPay,
};

/** All providers, configured from the environment. */
export const paymentProviders = (environment: Environment): ReadonlyMap<PaymentProviderId, KnownProvider> =>
  new Map(Object.values(PAYMENT_ADAPTERS).map((adapter) => [adapter.id, adapter.connect(environment)]));
