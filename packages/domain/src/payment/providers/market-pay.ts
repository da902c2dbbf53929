/** marketPay: asked by the payment log id that was stored before the buyer left; its payments are always by card. */
import { alwaysCreditCard } from './provider.ts';
import type { PaymentProvider } from './provider.ts';

export const marketPay: PaymentProvider<'marketPay'> = {
  id: 'marketPay',
  returnProtocol: 'paymentLog',
  meansUsed: alwaysCreditCard,
};
