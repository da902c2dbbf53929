/**
 * Asks for the discounts of the company that is signed in, by which its cards are priced. While they are unknown, and after a failure,
 * everybody's stand; the order is priced by the company's. Source: S7.24, S8.46, A-158.
 */
import { useCallback, useEffect } from 'react';
import type { WireDiscounts } from '../../shop/discount-store.ts';
import { useAnswer } from '../../shop/use-answer.ts';
import { DiscountsFailed } from '../cart/discounts-failed.tsx';
import type { BuyingDoor } from './buying-context.ts';

export interface OwnDiscountsProps extends Pick<BuyingDoor, 'begin'> {
  readonly itemCode: string;
  readonly onRead: (discounts: WireDiscounts) => void;
}

export function OwnDiscounts({ itemCode, begin, onRead }: OwnDiscountsProps) {
  const ask = useCallback(
    async () => (await begin()).shop.gateways.catalogue.readDiscounts(itemCode),
    [begin, itemCode],
  );
  const { answer, hasFailed, retry } = useAnswer(ask);
  useEffect(() => {
    if (answer !== null) onRead(answer);
  }, [answer, onRead]);
  return hasFailed && <DiscountsFailed onRetry={retry} />;
}
