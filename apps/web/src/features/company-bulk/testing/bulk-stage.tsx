/** The page on which a company buys from a file, in a test or story. */
import type { MemoryPreviousFile } from '@offrande/api-client/testing';
import { bulkRulesOf } from '@offrande/domain/bulk-order';
import type { FileOrder } from '@offrande/domain/previous-file';
import type { ContractLevel } from '@offrande/domain/customer';
import { emptyCart } from '@offrande/domain/cart';
import type { ProductPage } from '@offrande/api-client/contract';
import { Suspense, useState } from 'react';
import { UNIT } from '../../../app/testing/sample-boot.ts';
import { productFacts } from '../../../shop/product-facts.ts';
import { createMemoryShop } from '../../../shop/testing/memory-shop.ts';
import { EURO } from '../../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../../shop/testing/stage.tsx';
import { OrderingHead } from '../../company-buying/ordering.tsx';
import { companyOf, type CompanyWorld, WITH_COMPANIES } from '../../company-home/testing/company-stage.tsx';
import { GivenBuying } from '../../product/buying-context.ts';
import { createBuying } from '../../product/testing/product-stage.tsx';
import { DIGITAL_PAGE } from '../../product/testing/sample-page.ts';
import { Entry } from '../../session/entry.tsx';
import { BulkOrder } from '../bulk-order.tsx';
import { PREVIOUS_FILES } from './previous-file-samples.ts';

const ABROAD = { areaCode: '+33', languages: ['fr', 'en'] } as const;

export interface BulkPast {
  /** The files that the company uploaded before; some by default. */
  readonly previousFiles?: readonly MemoryPreviousFile[];
  /** The order that has the same rows as any file that goes up. */
  readonly order?: FileOrder;
}

export const bulkWorld = (
  level: ContractLevel,
  page: ProductPage = DIGITAL_PAGE,
  { previousFiles = PREVIOUS_FILES, order }: BulkPast = {},
): CompanyWorld => {
  const shop = createMemoryShop({
    cart: emptyCart(EURO),
    isMember: true,
    identity: { members: [companyOf(level)] },
    previousFiles,
    bulk: {
      ...(order !== undefined && { order }),
      rulesOf: (itemCode, deliveryType) =>
        itemCode === page.product.itemCode
          ? bulkRulesOf(productFacts(page, UNIT, 'business'), deliveryType, ABROAD)
          : null,
    },
  });
  shop.memory.putDiscounts(page.product.discounts);
  return { shop, place: placeAt('/b2b/buying/file') };
};

interface BulkStageProps {
  readonly world: CompanyWorld;
  readonly page?: ProductPage;
}

export function BulkStage({ world, page = DIGITAL_PAGE }: BulkStageProps) {
  const [buying] = useState(() => createBuying(world.shop));
  return (
    <Stage shop={world.shop} place={world.place} unit={WITH_COMPANIES}>
      <GivenBuying value={buying}>
        <Suspense>
          <Entry>
            <OrderingHead />
            <BulkOrder page={page} />
          </Entry>
        </Suspense>
      </GivenBuying>
    </Stage>
  );
}

export interface BulkStoryProps {
  readonly level: ContractLevel;
  readonly page?: ProductPage;
  readonly past?: BulkPast;
  /** Before the page is drawn. */
  readonly prepare?: (world: CompanyWorld) => void;
}

export function BulkStory({ level, past, prepare, ...props }: BulkStoryProps) {
  const [world] = useState(() => {
    const made = bulkWorld(level, props.page, past);
    prepare?.(made);
    return made;
  });
  return <BulkStage world={world} {...props} />;
}
