/** A buying page in a test or story, at its address, with the access check of the in-memory shop's visitor. */
import type { PageUnit, ProductPage } from '@offrande/api-client/contract';
import { Suspense, useState } from 'react';
import type { MemoryShop } from '../../../shop/testing/memory-shop.ts';
import { placeAt, Stage, type Place } from '../../../shop/testing/stage.tsx';
import { Entry } from '../../session/entry.tsx';
import { GivenBuying } from '../buying-context.ts';
import { BuyingPage } from '../buying-page.tsx';
import type { DeliverTo } from '@offrande/domain/delivery';
import { createBuying, shopWith } from './product-stage.tsx';

export interface BuyingStageProps {
  readonly receiving: DeliverTo;
  readonly page: ProductPage;
  readonly make?: () => MemoryShop;
  readonly place?: Place;
  readonly unit?: Partial<PageUnit>;
}

export function BuyingStage({ receiving, page, make = shopWith, place, unit = {} }: BuyingStageProps) {
  const [shop] = useState(make);
  const [buying] = useState(() => createBuying(shop));
  const [here] = useState(() => place ?? placeAt(`/buying-${receiving}`));
  return (
    <Stage shop={shop} place={here} unit={unit}>
      <GivenBuying value={buying}>
        <Suspense>
          <Entry>
            <BuyingPage data={{ kind: 'product', product: page }} receiving={receiving} />
          </Entry>
        </Suspense>
      </GivenBuying>
    </Stage>
  );
}
