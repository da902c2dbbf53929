/**
 * The product page of a card named by the address, fetched in addition to the page's own data; `page` is null if there
 * is no such card.
 */
import type { ProductPage } from '@offrande/api-client/contract';
import { useCallback } from 'react';
import { useBoot } from '../../page/boot.tsx';
import { useQueriesPlace } from '../../page/queries-place.ts';
import { dataAddress } from '../../shop/data-address.ts';
import { fetchPageData } from '../../shop/page-answers.ts';
import { type Answer, useAnswer } from '../../shop/use-answer.ts';

export const useCardPage = (itemCode: string): Answer<{ readonly page: ProductPage | null }> => {
  const address = dataAddress(useBoot(), `/product/${encodeURIComponent(itemCode)}`);
  const place = useQueriesPlace();
  const ask = useCallback(async () => {
    const data = await fetchPageData(place, address);
    return { page: data?.kind === 'product' ? data.product : null };
  }, [place, address]);
  return useAnswer(ask);
};
