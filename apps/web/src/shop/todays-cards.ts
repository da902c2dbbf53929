/** What the catalogue says today of the cards of a quotation: a page of each, fetched like any page. Source: A-174. */
import type { Boot, ProductPage } from '@offrande/api-client/contract';
import type { CartLine } from '@offrande/domain/cart';
import type { QueriesPlace } from '../page/queries-place.ts';
import { dataAddress } from './data-address.ts';
import { fetchPageData } from './page-answers.ts';
import { productFacts, type ProductFacts } from './product-facts.ts';

export interface TodaysCard {
  readonly page: ProductPage;
  readonly facts: ProductFacts;
}

/** By item code; a card that is no longer in the catalogue is left out. */
export const todaysCards = async (
  lines: readonly Pick<CartLine, 'itemCode'>[],
  boot: Boot,
  place: QueriesPlace,
): Promise<ReadonlyMap<string, TodaysCard>> => {
  const cards = new Map<string, TodaysCard>();
  await Promise.all(
    [...new Set(lines.map(({ itemCode }) => itemCode))].map(async (code) => {
      const data = await fetchPageData(place, dataAddress(boot, `/product/${encodeURIComponent(code)}`));
      if (data?.kind !== 'product') return;
      cards.set(code, { page: data.product, facts: productFacts(data.product, boot.unit, 'business') });
    }),
  );
  return cards;
};
