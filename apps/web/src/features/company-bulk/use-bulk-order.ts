/** The state of the page on which a company buys from a file. Source: S3.14, S5.36 to S5.38, A-63. */
import { useLingui } from '@lingui/react/macro';
import type { ProductPage } from '@offrande/api-client/contract';
import { bulkDeliveryTypes } from '@offrande/domain/bulk-order';
import type { CartLine } from '@offrande/domain/cart';
import { formatMoney } from '@offrande/domain/locale';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useBoot } from '../../page/boot.tsx';
import { useNumberStyle } from '../../page/number-style.ts';
import { showToast } from '../../page/toasts.tsx';
import { productFacts } from '../../shop/product-facts.ts';
import { useBuyerKind } from '../../shop/use-buyer-kind.ts';
import { useBuying } from '../product/buying-context.ts';
import { useCartConflict } from '../product/use-cart-conflict.ts';
import { usePhoto } from '../product/use-photo.ts';
import { useProductForm } from '../product/use-product-form.ts';
import { useBulkAdding } from './use-bulk-adding.ts';
import { useBulkUpload } from './use-bulk-upload.ts';

export const useBulkOrder = (page: ProductPage) => {
  const { t } = useLingui();
  const { unit } = useBoot();
  const style = useNumberStyle();
  const [, navigate] = useLocation();
  const buyer = useBuyerKind();
  const facts = useMemo(() => {
    const all = productFacts(page, unit, buyer);
    return { ...all, deliveryTypes: bulkDeliveryTypes(all) };
  }, [page, unit, buyer]);
  const door = useBuying();
  const entered = useProductForm(facts, { lineId: null, receiving: 'friend' }, door);
  const photo = usePhoto(entered.form.photo, entered.change, door);
  const uploading = useBulkUpload(facts, entered.form.deliveryType);
  const onAdded = ({ productName, amount }: CartLine): void => {
    void showToast({ title: t`Added to cart`, content: `${productName}, ${formatMoney(amount, style)}` });
    navigate('/cart');
  };
  const { discounts } = page.product;
  const adding = useBulkAdding({ entered, uploading, facts, discounts, door, onAdded });
  const conflict = useCartConflict(door.buying, entered, facts);
  return { facts, entered, photo, uploading, adding, conflict };
};
