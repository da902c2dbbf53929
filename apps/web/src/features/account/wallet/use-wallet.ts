/** The member's wallet, as fetched and as changed on this page; null if there is none. Source: S4.49, S7.12. */
import { walletAfterTopUp } from '@offrande/domain/top-up';
import type { Wallet } from '@offrande/domain/wallet';
import { usePageQueries } from '../../../shop/queries.ts';
import { type TopUp, useBooked, useTopUp } from '../top-up/use-top-up.ts';
import { useCustomer } from '../use-customer.ts';
import { useHeldWallet, walletKey } from '../holdings/use-held-wallet.ts';

export interface OwnWallet {
  /** Undefined while loading. */
  readonly wallet: Wallet | null | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
  readonly topUp: TopUp;
}

export const useWallet = (): OwnWallet => {
  const { customerId } = useCustomer();
  const queries = usePageQueries();
  const { data, isError, refetch } = useHeldWallet();
  const topUp = useTopUp();
  useBooked(topUp, data !== undefined, (booked) => {
    queries.setQueryData<Wallet | null>(walletKey(customerId), (known) => walletAfterTopUp(known ?? null, booked));
    void queries.invalidateQueries({ queryKey: ['history'] });
  });
  return { wallet: data, hasFailed: isError, retry: () => void refetch(), topUp };
};
