/** What the catalogue says today of the cards of some lines: a page of each. Source. */
import type { Boot, ProductPage } from '@offrande/api-client/contract';
import type { CartLine } from '@offrande/domain/cart';
import type { CustomerKind } from '@offrande/domain/customer';
import type { QueriesPlace } from '../page/queries-place.ts';
import { dataAddress } from './data-address.ts';
import { fetchPageData } from './page-answers.ts';
import { productFacts, type ProductFacts } from './product-facts.ts';

export interface TodaysCard {
  readonly page: ProductPage;
  readonly facts: ProductFacts;
}

/** By item code; a card that is no longer in the catalogue is left out. A page that was read `maxAgeMs` ago or longer is read again. */
export const todaysCards = async (
  lines: readonly Pick<CartLine, 'itemCode'>[],
  boot: Boot,
  place: QueriesPlace,
  { buyer, maxAgeMs }: { readonly buyer: CustomerKind; readonly maxAgeMs: number },
): Promise<ReadonlyMap<string, TodaysCard>> => {
  const { getQueryClient } = await import('./queries.ts');
  await getQueryClient(place).invalidateQueries({
    queryKey: ['page'],
    refetchType: 'none',
    predicate: ({ state }) => state.dataUpdatedAt <= Date.now() - maxAgeMs,
  });
  const cards = new Map<string, TodaysCard>();
  await Promise.all(
    [...new Set(lines.map(({ itemCode }) => itemCode))].map(async (code) => {
      const address = dataAddress(boot, `/product/${encodeURIComponent(code)}`);
      const data = await fetchPageData(place, address);
      if (data?.kind !== 'product') return;
      cards.set(code, { page: data.product, facts: productFacts(data.product, boot.unit, buyer) });
    }),
  );
  return cards;
};
