/** The member's top-ups that were left at the provider. Source: A-172. */
import type { TopUpToPay } from '@offrande/domain/top-up';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { usePageQueries } from '../../../shop/queries.ts';
import { useShop } from '../../../shop/shop-context.tsx';
import { walletKey } from '../holdings/use-held-wallet.ts';
import { useCustomer } from '../use-customer.ts';

const topUpsKey = (custId: string) => ['topUpsToPay', custId] as const;
const NONE: readonly TopUpToPay[] = [];

/** None while they load. */
export const useTopUpsToPay = (): readonly TopUpToPay[] => {
  const { account } = useShop();
  const { customerId } = useCustomer();
  const { data } = useQuery(
    { queryKey: topUpsKey(customerId), queryFn: () => account.topUps(customerId).readTopUpsToPay() },
    usePageQueries(),
  );
  return data ?? NONE;
};

/** Reads again what a top-up that begins or ends changes: what is to be paid, the wallet, and its history. */
export const useTopUpsChanged = (): (() => void) => {
  const queries = usePageQueries();
  const { customerId } = useCustomer();
  return useCallback(() => {
    for (const queryKey of [topUpsKey(customerId), walletKey(customerId), ['history', customerId]])
      void queries.invalidateQueries({ queryKey });
  }, [queries, customerId]);
};
