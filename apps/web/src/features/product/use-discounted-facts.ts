/** The facts of a card with the discounts that apply to the buyer: a company's own once they have been read, until then everybody's. Source: S7.24, A-158. */
import type { ProductPage } from '@offrande/api-client/contract';
import { isTrade } from '@offrande/domain/customer';
import { useCallback, useMemo, useState } from 'react';
import { useBoot } from '../../page/boot.tsx';
import type { WireDiscounts } from '../../shop/discount-store.ts';
import { productFacts } from '../../shop/product-facts.ts';
import { useBuyerKind } from '../../shop/use-buyer-kind.ts';

export const useDiscountedFacts = (page: ProductPage) => {
  const { unit } = useBoot();
  const buyer = useBuyerKind();
  const { itemCode, discounts: general } = page.product;
  const [read, setRead] = useState<{ readonly of: string; readonly discounts: WireDiscounts } | null>(null);
  const own = read?.of === itemCode ? read.discounts : null;
  const onRead = useCallback((discounts: WireDiscounts) => setRead({ of: itemCode, discounts }), [itemCode]);
  const facts = useMemo(() => productFacts(page, unit, buyer, own ?? general), [page, unit, buyer, own, general]);
  return {
    facts,
    /** Null while a company's own, or those of a salesman's customer, are unknown. */
    discounts: isTrade(buyer) ? own : general,
    onRead,
  };
};
