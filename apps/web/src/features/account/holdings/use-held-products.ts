/** The products of a member's cards with their counts, available before the cards. Source: S7.13. */
import type { MemberProduct } from '@offrande/api-client/gateways';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useShop } from '../../../shop/shop-context.tsx';
import { usePageQueries } from '../../../shop/queries.ts';
import { useCustomer } from '../use-customer.ts';

export const useHeldProducts = (): UseQueryResult<readonly MemberProduct[]> => {
  const { gateways } = useShop();
  const { customerId } = useCustomer();
  return useQuery(
    { queryKey: ['heldProducts', customerId], queryFn: () => gateways.cards.readProducts() },
    usePageQueries(),
  );
};
