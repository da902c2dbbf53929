/** A company's wallet filled by transfer: the unit's terms, the transfer that waits, asking for one and giving it up. Source: A-184. */
import {
  type TopUpToPay,
  WALLET_TRANSFER,
  type WaitingTransfer,
  waitingTransferOf,
  type WalletTransferEvent,
  walletTransferMachine,
  type WalletTransferSnapshot,
  type WalletTransferTerms,
} from '@offrande/domain/top-up';
import { useQuery } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { given } from '../../../shop/machines.ts';
import { usePageQueries } from '../../../shop/queries.ts';
import { useShop } from '../../../shop/shop-context.tsx';
import { useTopUpsChanged } from '../top-up/use-top-ups-to-pay.ts';
import { useCustomer } from '../use-customer.ts';

/** Null where the wallet is not filled by transfer; undefined while they load. */
export const useTransferTerms = (): WalletTransferTerms | null | undefined => {
  const { account } = useShop();
  const { customerId } = useCustomer();
  const { data } = useQuery(
    { queryKey: ['transferTerms', customerId], queryFn: () => account.wallet.readTransferTerms(customerId) },
    usePageQueries(),
  );
  return data;
};

export interface WalletTransfer {
  readonly snapshot: WalletTransferSnapshot;
  readonly send: (event: WalletTransferEvent) => void;
  readonly waiting: WaitingTransfer | null;
  /** Reads again what waits. */
  readonly lookAgain: () => void;
}

export const useWalletTransfer = (toPay: readonly TopUpToPay[]): WalletTransfer => {
  const { account } = useShop();
  const { customerId } = useCustomer();
  const lookAgain = useTopUpsChanged();
  const [machine] = useState(() => {
    const topUps = account.topUps(customerId);
    return walletTransferMachine.provide({
      actors: {
        openTransfer: fromPromise(({ input }) =>
          topUps.openTopUp({ cardNumber: null, amount: given(input), means: WALLET_TRANSFER }).finally(lookAgain),
        ),
        giveUpTransfer: fromPromise(({ input }) => topUps.giveUpTopUp(given(input)).finally(lookAgain)),
      },
    });
  });
  const actor = useActorRef(machine);
  const snapshot = useSelector(actor, (current) => current);
  return { snapshot, send: actor.send, waiting: waitingTransferOf(toPay), lookAgain: () => void lookAgain() };
};
