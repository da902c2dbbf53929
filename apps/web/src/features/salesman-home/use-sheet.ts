/** The sheet of a customer. Reading it puts the customer among those looked at last, which the next list begins with. */
import type { GatewayFailure } from '@offrande/domain/gateway';
import { readFailure } from '@offrande/domain/gateway';
import type { CustomerSheet } from '@offrande/domain/salesman';
import { useQuery } from '@tanstack/react-query';
import { usePageQueries } from '../../shop/queries.ts';
import { salesmanCalls } from '../../shop/salesman-calls.ts';
import { useShop } from '../../shop/shop-context.tsx';

export interface SheetRead {
  readonly read: CustomerSheet | null;
  readonly failure: GatewayFailure | null;
  readonly retry: () => void;
}

export const useSheet = (customerId: string): SheetRead => {
  const shop = useShop();
  const { data, error, refetch } = useQuery(
    { queryKey: ['sheet', customerId], queryFn: () => salesmanCalls(shop).readSheet(customerId), staleTime: 0 },
    usePageQueries(),
  );
  return { read: data ?? null, failure: error === null ? null : readFailure(error), retry: () => void refetch() };
};
