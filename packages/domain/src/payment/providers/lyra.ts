/** lyra: returns with a token that redirect-info turns into a result. */
import { meansOfMethod } from './provider.ts';
import type { PaymentProvider } from './provider.ts';

export const lyra: PaymentProvider<'lyra'> = {
  id: 'lyra',
  returnProtocol: 'redirectInfo',
  meansUsed: meansOfMethod,
};
