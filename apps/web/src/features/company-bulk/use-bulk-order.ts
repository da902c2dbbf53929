/** What all cards of a file have in common, on the page on which a company buys from one. Source: S3.14, S5.36 to S5.38, A-63. */
import { useLingui } from '@lingui/react/macro';
import type { ProductPage } from '@offrande/api-client/contract';
import { bulkDeliveryTypes } from '@offrande/domain/bulk-order';
import type { CartLine } from '@offrande/domain/cart';
import { formatMoney } from '@offrande/domain/locale';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useNumberStyle } from '../../page/number-style.ts';
import { showToast } from '../../page/toasts.tsx';
import { useAttempt } from '../product/use-attempt.ts';
import { useBuying } from '../product/buying-context.ts';
import { useCartConflict } from '../product/use-cart-conflict.ts';
import { useDiscountedFacts } from '../product/use-discounted-facts.ts';
import { usePhoto } from '../product/use-photo.ts';
import { useProductForm } from '../product/use-product-form.ts';

export const useBulkOrder = (page: ProductPage) => {
  const { t } = useLingui();
  const style = useNumberStyle();
  const [, navigate] = useLocation();
  const { facts: all, discounts, onRead } = useDiscountedFacts(page);
  const facts = useMemo(() => ({ ...all, deliveryTypes: bulkDeliveryTypes(all) }), [all]);
  const door = useBuying();
  const entered = useProductForm(facts, { lineId: null, receiving: 'friend' }, door);
  const photo = usePhoto(entered.form.photo, entered.change, door);
  const attempts = useAttempt(entered);
  const onAdded = ({ productName, amount }: CartLine): void => {
    void showToast({ title: t`Added to cart`, content: `${productName}, ${formatMoney(amount, style)}` });
    navigate('/cart');
  };
  const conflict = useCartConflict(door.buying, entered, facts);
  return { facts, discounts, entered, attempts, photo, conflict, door, onRead, onAdded };
};

export type BulkOrderForm = ReturnType<typeof useBulkOrder>;
