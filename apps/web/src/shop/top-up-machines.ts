/** The top-up machine and the redirect to the provider, wired to the shop's calls. Source: S7.86, S7.87, A-87. */
import type { PaymentUnderWay } from '@offrande/domain/payment';
import { topUpMachine, type TopUpPaymentInfo } from '@offrande/domain/top-up';
import { fromPromise } from 'xstate';
import { given, paymentRedirectMachineWith } from './machines.ts';
import type { Shop } from './shop.ts';
import { type TopUpStoreInputs, topUpStore } from './top-up-store.ts';

export const topUpMachineWith = ({ account, ...shop }: Pick<Shop, 'account' | TopUpStoreInputs>, custId: string) => {
  const topUps = account.topUps(custId);
  return topUpMachine.provide({
    actors: {
      openTopUp: fromPromise(({ input }) => topUps.openTopUp(given(input))),
      bookTopUp: fromPromise(({ input }) => topUps.bookTopUp(given(input))),
    },
    actions: {
      rememberBooked: (_, payment: TopUpPaymentInfo | null) =>
        payment === null ? undefined : topUpStore(shop).saveBookedPaymentId(payment.paymentId),
    },
  });
};

/** `underWay` returns what to store before the buyer leaves, once the payment log is known. */
export const topUpRedirectWith = (
  shop: Pick<Shop, 'gateways' | 'leaveTo' | 'report' | TopUpStoreInputs>,
  underWay: (paymentLogId: string | null) => PaymentUnderWay,
) =>
  paymentRedirectMachineWith(shop.gateways.payments(''), shop).provide({
    actions: { rememberPayment: (_, { paymentLogId }) => topUpStore(shop).saveUnderWay(underWay(paymentLogId)) },
  });
