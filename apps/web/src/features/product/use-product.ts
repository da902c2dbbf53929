/** The state of the product screen: entries, photo, adding, and what follows. */
import { useLingui } from '@lingui/react/macro';
import type { ProductPage } from '@offrande/api-client/contract';
import { formatMoney } from '@offrande/domain/locale';
import { useLocation, useSearch } from 'wouter';
import { useNumberStyle } from '../../page/number-style.ts';
import { showToast } from '../../page/toasts.tsx';
import { useBuying } from './buying-context.ts';
import type { DeliverTo } from '@offrande/domain/delivery';
import type { CartEntry } from './put-into-cart.ts';
import { useAdding } from './use-adding.ts';
import { useCartConflict } from './use-cart-conflict.ts';
import { useDiscountedFacts } from './use-discounted-facts.ts';
import { usePhoto } from './use-photo.ts';
import { useProductForm } from './use-product-form.ts';

export const useProduct = (page: ProductPage, receiving: DeliverTo | null) => {
  const { t } = useLingui();
  const style = useNumberStyle();
  const [, navigate] = useLocation();
  const lineId = new URLSearchParams(useSearch()).get('line');
  const { facts, discounts, onRead } = useDiscountedFacts(page);
  const door = useBuying();
  const entered = useProductForm(facts, { lineId, receiving }, door);
  const photo = usePhoto(entered.form.photo, entered.change, door);
  const onAdded = ({ line, isEdit }: CartEntry): void => {
    const title = isEdit ? t`Changes saved` : t`Added to cart`;
    const content = `${line.productName}, ${formatMoney(line.amount, style)}`;
    const isOver = isEdit || receiving !== null;
    void showToast({ title, content, ...(isOver ? {} : { link: { text: t`View cart`, href: '/cart' } }) });
    if (isOver) navigate('/cart');
  };
  const isPhotoOpen = photo.isReading || photo.cropping !== null;
  const adding = useAdding({ entered, isPhotoOpen, facts, discounts, door, onAdded });
  const cancel = (): void => {
    adding.withdraw();
    photo.cancel();
  };
  const conflict = useCartConflict(door.buying, entered, facts);
  return { facts, entered, photo: { ...photo, cancel }, adding, conflict, own: { begin: door.begin, onRead } };
};
