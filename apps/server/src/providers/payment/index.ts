/** The payment providers that the shop can speak to; one line a provider. */
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

/** By the id that a unit's `pspProvider` names (S1.66, S3.134). */
export const PAYMENT_ADAPTERS: { readonly [Id in PaymentProviderId]: PaymentAdapter<Id> } = {
  UpstreamPay: upstreamPay,
  lyra,
  ingenico,
  marketPay,
};

/** All of them, connected as the environment says. */
export const paymentProviders = (environment: Environment): ReadonlyMap<PaymentProviderId, KnownProvider> =>
  new Map(Object.values(PAYMENT_ADAPTERS).map((adapter) => [adapter.id, adapter.connect(environment)]));
