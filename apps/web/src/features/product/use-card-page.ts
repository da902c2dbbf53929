/** The page of a card that the address names beside the page's own data; `page` null where there is no such card. */
import type { PageData, ProductPage } from '@offrande/api-client/contract';
import { useCallback } from 'react';
import { useBoot } from '../../app/boot.tsx';
import { dataAddress } from '../../app/data-address.ts';
import { type Answer, useAnswer } from '../../shop/use-answer.ts';

export const useCardPage = (itemCode: string): Answer<{ readonly page: ProductPage | null }> => {
  const address = dataAddress(useBoot(), `/product/${encodeURIComponent(itemCode)}`);
  const ask = useCallback(async () => {
    const answer = await fetch(address);
    if (answer.status === 404) return { page: null };
    if (!answer.ok) throw new Error(`Page data of ${address}: ${answer.status}`);
    const data = (await answer.json()) as PageData;
    return { page: data.kind === 'product' ? data.product : null };
  }, [address]);
  return useAnswer(ask);
};
