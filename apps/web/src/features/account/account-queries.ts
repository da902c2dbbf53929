/** What was read of an account stays while its pages are open, so that going from one to another shows it at once. */
import { QueryClient } from '@tanstack/react-query';
import { useShop } from '../../shop/shop-context.tsx';
import type { Shop } from '../../shop/shop.ts';

/** Older answers are shown, and asked for again. */
const FRESH_MS = 5_000;

const clients = new WeakMap<Shop, QueryClient>();

const createQueries = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: FRESH_MS } } });

/** One for a shop. A sign-out begins the page anew and so forgets it. */
export const useAccountQueries = (): QueryClient => {
  const shop = useShop();
  const known = clients.get(shop) ?? createQueries();
  clients.set(shop, known);
  return known;
};
