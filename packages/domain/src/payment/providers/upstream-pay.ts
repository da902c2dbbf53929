/** UpstreamPay: returns with a token that redirect-info turns into a result. */
import { meansOfMethod } from './provider.ts';
import type { PaymentProvider } from './provider.ts';

export const upstreamPay: PaymentProvider<'UpstreamPay'> = {
  id: 'UpstreamPay',
  returnProtocol: 'redirectInfo',
  meansUsed: meansOfMethod,
};
