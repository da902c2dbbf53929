/** The pages on which a salesman sells, in a test or story, with the bar of the customer above them. Today is 12 June 2026. */
import type { MemoryShop } from '../../../shop/testing/memory-shop.ts';
import type { PageUnit } from '@offrande/api-client/contract';
import { type Cart, emptyCart } from '@offrande/domain/cart';
import type { DeliverTo } from '@offrande/domain/delivery';
import type { ListedCustomer } from '@offrande/domain/salesman';
import { type ReactNode, Suspense, useState } from 'react';
import { UNIT } from '../../../app/testing/sample-boot.ts';
import { draftDesk } from '../../../shop/draft-desk.ts';
import { useBoot } from '../../../page/boot.tsx';
import { dataAddress } from '../../../shop/data-address.ts';
import { usePageQueries } from '../../../shop/queries.ts';
import { cartPolicyFor } from '../../../shop/shop.ts';
import { createMemoryShop } from '../../../shop/testing/memory-shop.ts';
import { EURO } from '../../../shop/testing/sample.ts';
import { type Place, placeAt, Stage } from '../../../shop/testing/stage.tsx';
import { CartPage } from '../../cart/cart-page.tsx';
import { BuyingPage } from '../../product/buying-page.tsx';
import { GivenBuying } from '../../product/buying-context.ts';
import { createBuying } from '../../product/testing/product-stage.tsx';
import { DIGITAL_PAGE, POSTED_PAGE } from '../../product/testing/sample-page.ts';
import { CUSTOMERS, SALESMAN } from '../../salesman-home/testing/salesman-world.tsx';
import { SalesmanHomePage } from '../../salesman-home/salesman-home.tsx';
import { Entry } from '../../session/entry.tsx';
import { Bar } from '../customer-bar.tsx';
import { LeaveSelling } from '../leave-selling.tsx';
import { SellingCheckout } from '../selling-checkout.tsx';

const PATHS = {
  friend: '/salesman/buying',
  self: '/salesman/buying-self',
  cart: '/cart',
  checkout: '/salesman/buying/checkout',
  home: '/salesman',
} as const;

export type SellingPageName = keyof typeof PATHS;

const WITH_SALESMEN: Partial<PageUnit> = {
  accessPolicy: { ...UNIT.accessPolicy, features: { ...UNIT.accessPolicy.features, salesmen: true } },
};

export const ACME: ListedCustomer = { customerId: 'B1', name: 'Acme Atlantique', contractLevel: 'registered' };

export interface SellingWorld {
  readonly shop: MemoryShop;
  readonly place: Place;
}

interface SellingOptions {
  readonly page: SellingPageName;
  /** Null: nobody is chosen. */
  readonly customer?: ListedCustomer | null;
  readonly cart?: Cart;
}

/** A salesman whose cart is for Acme. */
export const sellingWorld = ({ page, customer = ACME, cart = emptyCart(EURO) }: SellingOptions): SellingWorld => {
  const made = createMemoryShop({
    cart,
    isMember: true,
    identity: { members: [SALESMAN] },
    customers: CUSTOMERS,
    rules: { means: { guest: [], individual: [], business: [], salesman: ['bankTransfer', 'creditCard'] } },
  });
  const shop = Object.assign(made, { cartPolicy: cartPolicyFor(UNIT, EURO, 'salesman') });
  if (customer !== null) draftDesk(shop).send({ type: 'begin', customer });
  return { shop, place: placeAt(PATHS[page]) };
};

interface SellingStageProps {
  readonly world: SellingWorld;
  readonly page: SellingPageName;
  readonly unit?: Partial<PageUnit>;
}

const shownOf = (page: SellingPageName): ReactNode => {
  if (page === 'home') return <SalesmanHomePage />;
  if (page === 'cart') return <CartPage />;
  if (page === 'checkout') return <SellingCheckout />;
  const receiving: DeliverTo = page;
  return <BuyingPage data={{ kind: 'product', product: DIGITAL_PAGE }} receiving={receiving} Leave={LeaveSelling} />;
};

/** The catalogue of today: the card by post, and the digital one. */
function Catalogue({ children }: { readonly children: ReactNode }) {
  const boot = useBoot();
  const queries = usePageQueries();
  for (const product of [POSTED_PAGE, DIGITAL_PAGE]) {
    const { itemCode } = product.product;
    queries.setQueryData(['page', dataAddress(boot, `/product/${itemCode}`)], { kind: 'product', product });
  }
  return children;
}

export function SellingStage({ world: { shop, place }, page, unit = {} }: SellingStageProps) {
  const [buying] = useState(() => createBuying(shop));
  return (
    <Stage shop={shop} place={place} unit={{ ...WITH_SALESMEN, ...unit }}>
      <GivenBuying value={buying}>
        <Catalogue>
          <Bar path={PATHS[page]} />
          <Suspense>
            <Entry>{shownOf(page)}</Entry>
          </Suspense>
        </Catalogue>
      </GivenBuying>
    </Stage>
  );
}
