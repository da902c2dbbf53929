/** The top-up machine with the redirect to the provider, wired to the shop's calls. Source: S7.86, S7.87, A-87, A-172. */
import { topUpMachine, type TopUpPayer, type TopUpPaymentInfo, type TopUpUnderWay } from '@offrande/domain/top-up';
import { fromPromise } from 'xstate';
import { given, paymentRedirectMachineWith } from './machines.ts';
import type { Shop } from './shop.ts';
import { type TopUpStoreInputs, topUpStore } from './top-up-store.ts';

/** What the page knows: who pays, and what to read again once something has changed. */
interface TopUpPage {
  readonly readPayer: () => Promise<TopUpPayer>;
  readonly onChange: () => void;
}

export const topUpMachineWith = (
  {
    account,
    gateways,
    leaveTo,
    report,
    ...shop
  }: Pick<Shop, 'account' | 'gateways' | 'leaveTo' | 'report' | TopUpStoreInputs>,
  custId: string,
  { readPayer, onChange }: TopUpPage,
) => {
  const topUps = account.topUps(custId);
  return topUpMachine.provide({
    actors: {
      openTopUp: fromPromise(({ input }) => topUps.openTopUp(given(input))),
      readPayer: fromPromise(readPayer),
      redirect: paymentRedirectMachineWith(gateways.payments('', 'topup'), { leaveTo, report }),
      giveUpTopUp: fromPromise(({ input }) => topUps.giveUpTopUp(given(input))),
      bookTopUp: fromPromise(({ input }) => topUps.bookTopUp(given(input))),
    },
    actions: {
      rememberBooked: (_, payment: TopUpPaymentInfo | null) =>
        payment === null ? undefined : topUpStore(shop).saveBookedPaymentId(payment.paymentId),
      rememberUnderWay: (_, underWay: TopUpUnderWay) => topUpStore(shop).saveUnderWay(underWay),
      tellChanged: onChange,
    },
  });
};
