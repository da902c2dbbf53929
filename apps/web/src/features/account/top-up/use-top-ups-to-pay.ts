/** The member's top-ups that were left at the provider, or whose transfer is awaited. Source. */
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

/** Reads again what a top-up that begins or ends changes, until it is read: what is to be paid, the wallet, and its history. */
export const useTopUpsChanged = (): (() => Promise<void>) => {
  const queries = usePageQueries();
  const { customerId } = useCustomer();
  return useCallback(async () => {
    const changed = [topUpsKey(customerId), walletKey(customerId), ['history', customerId]];
    await Promise.all(changed.map((queryKey) => queries.invalidateQueries({ queryKey })));
  }, [queries, customerId]);
};
