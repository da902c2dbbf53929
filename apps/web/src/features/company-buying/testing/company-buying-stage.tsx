/** The pages on which a company buys, in a test or story: a company of a level. */
import type { CompanyRole } from '@offrande/domain/company-people';
import type { DeliverTo } from '@offrande/domain/delivery';
import { type ReactNode, Suspense, useState } from 'react';
import { Stage } from '../../../shop/testing/stage.tsx';
import {
  type CompanyWorld,
  companyWorld,
  TWO_COMPANIES,
  WITH_COMPANIES,
} from '../../company-home/testing/company-stage.tsx';
import { CheckoutPage } from '../../checkout/checkout.tsx';
import { BuyingPage } from '../../product/buying-page.tsx';
import { GivenBuying } from '../../product/buying-context.ts';
import { createBuying } from '../../product/testing/product-stage.tsx';
import { DIGITAL_PAGE } from '../../product/testing/sample-page.ts';
import { Entry } from '../../session/entry.tsx';
import type { ContractLevel } from '@offrande/domain/customer';
import { InvoicingPart } from '../invoicing-part.tsx';
import { OrderingGate, OrderingHead } from '../ordering.tsx';

const PATHS = { friend: '/b2b/buying', self: '/b2b/buying-self', checkout: '/b2b/buying/checkout' } as const;
type Page = DeliverTo | 'checkout';

/** Ten percent from the first euro, agreed with the company. */
export const AGREED = {
  custId: null,
  itemCode: 'OFFRANDE',
  accumulateAmt: '0.00',
  isAccuSales: false,
  discountList: [{ amountFrom: '0.00', amountTo: null, discountRate: '10' }],
};

export const buyingWorld = (
  level: ContractLevel | null,
  page: Page,
  role: CompanyRole = 'administrator',
): CompanyWorld => companyWorld(level, { companies: [{ ...TWO_COMPANIES[0]!, role }] }, PATHS[page]);

interface CompanyBuyingStageProps {
  readonly world: CompanyWorld;
  readonly page: Page;
}

export function CompanyBuyingStage({ world, page }: CompanyBuyingStageProps) {
  const [buying] = useState(() => createBuying(world.shop));
  const shown: ReactNode =
    page === 'checkout' ? (
      <OrderingGate>
        <CheckoutPage More={InvoicingPart} />
      </OrderingGate>
    ) : (
      <>
        <OrderingHead />
        <BuyingPage data={{ kind: 'product', product: DIGITAL_PAGE }} receiving={page} />
      </>
    );
  return (
    <Stage shop={world.shop} place={world.place} unit={WITH_COMPANIES}>
      <GivenBuying value={buying}>
        <Suspense>
          <Entry>{shown}</Entry>
        </Suspense>
      </GivenBuying>
    </Stage>
  );
}

export interface CompanyBuyingStoryProps {
  readonly level: ContractLevel;
  readonly page: Page;
  readonly role?: CompanyRole;
  readonly prepare?: (world: CompanyWorld) => void;
}

export function CompanyBuyingStory({ level, page, role, prepare }: CompanyBuyingStoryProps) {
  const [world] = useState(() => {
    const made = buyingWorld(level, page, role);
    prepare?.(made);
    return made;
  });
  return <CompanyBuyingStage world={world} page={page} />;
}
