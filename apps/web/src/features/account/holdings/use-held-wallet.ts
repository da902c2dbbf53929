/** The member's wallet as fetched; null if there is none. Source: S7.12. */
import type { Wallet } from '@offrande/domain/wallet';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useShop } from '../../../shop/shop-context.tsx';
import { usePageQueries } from '../../../shop/queries.ts';
import { useCustomer } from '../use-customer.ts';

export const walletKey = (custId: string) => ['wallet', custId] as const;

/** `isAsked` is false if nothing on the page needs it. */
export const useHeldWallet = (isAsked = true): UseQueryResult<Wallet | null> => {
  const { account } = useShop();
  const { customerId } = useCustomer();
  return useQuery(
    {
      queryKey: walletKey(customerId),
      queryFn: () => account.wallet.readWallet(customerId),
      enabled: isAsked,
    },
    usePageQueries(),
  );
};
