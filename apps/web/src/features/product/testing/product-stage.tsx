/** The product screen in a test or story: a catalogue page with an in-memory shop. */
import { emptyCart, type Cart } from '@offrande/domain/cart';
import { checkForm } from '@offrande/domain/line-entry';
import { numberingPlan } from '@offrande/domain/phone';
import type { ProductPage } from '@offrande/api-client/contract';
import { useState } from 'react';
import { createMemoryShop, type MemoryShop } from '../../../shop/testing/memory-shop.ts';
import { EURO } from '../../../shop/testing/sample.ts';
import { placeAt, Stage, type Place } from '../../../shop/testing/stage.tsx';
import { GivenBuying } from '../buying-context.ts';
import type { Buying } from '../buying.ts';
import { Product } from '../product-view.tsx';

export const createBuying = (shop: MemoryShop): Buying => ({
  shop,
  checkForm,
  loadPlan: () => Promise.resolve(numberingPlan),
});

export const shopWith = (cart: Cart = emptyCart(EURO)): MemoryShop => createMemoryShop({ cart });

export interface ProductStageProps {
  readonly page: ProductPage;
  readonly make?: () => MemoryShop;
  /** Id of a cart line to edit. */
  readonly lineId?: string;
  readonly place?: Place;
}

export function ProductStage({ page, make = shopWith, lineId, place }: ProductStageProps) {
  const [shop] = useState(make);
  const [buying] = useState(() => createBuying(shop));
  const [here] = useState(() => place ?? placeAt(`/product/x${lineId === undefined ? '' : `?line=${lineId}`}`));
  return (
    <Stage shop={shop} place={here}>
      <GivenBuying value={buying}>
        <Product page={page} />
      </GivenBuying>
    </Stage>
  );
}
