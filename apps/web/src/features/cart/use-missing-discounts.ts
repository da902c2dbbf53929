/** Asks the catalogue for the discounts of cards that were put into the cart before they were kept.. */
import { createClient } from '@offrande/api-client/client';
import { calls } from '@offrande/api-client/contract';
import type { Cart } from '@offrande/domain/cart';
import { discountCode } from '@offrande/domain/discount';
import { useEffect, useState } from 'react';
import { useBoot } from '../../app/boot.tsx';
import { browserKeep } from '../../shop/keep.ts';
import { useShop } from '../../shop/shop-context.tsx';
import type { CatalogueFacts } from './catalogue-facts.ts';

/** Counts the answers that have been kept: a new count means that the discounts are to be read again. */
export const useMissingDiscounts = (cart: Cart, facts: CatalogueFacts): number => {
  const { unit, language } = useBoot();
  const { report } = useShop();
  const [answers, setAnswers] = useState(0);
  useEffect(() => {
    const missing = facts.missing(cart);
    const lines = missing.flatMap((code) => cart.lines.find((line) => discountCode(line) === code) ?? []);
    if (lines.length === 0) return;
    const baseUrl = `${globalThis.location.origin}/api`;
    const tokenStore = browserKeep('sessionStorage');
    const client = createClient({ baseUrl, unitId: unit.id, tokenStore, now: () => Date.now() });
    const ask = async (line: (typeof lines)[number]): Promise<void> => {
      const { discounts } = await client.call(calls.productDetail, {
        itemCode: line.itemCode,
        buId: unit.id,
        language: language.code,
      });
      facts.keepDiscounts(discountCode(line), discounts);
      setAnswers((count) => count + 1);
    };
    Promise.all(lines.map(ask)).catch(report);
  }, [cart, facts, unit, language, report]);
  return answers;
};
