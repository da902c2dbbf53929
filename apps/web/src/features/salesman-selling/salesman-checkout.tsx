/** The checkout of salesmen: the shop's own, for the customer of the tab, with the terms of the order. Source: S2.32, S2.54, S4.92, S8.29. */
import { msg } from '@lingui/core/macro';
import { lazy, Suspense } from 'react';
import { PageWaiting } from '../../page/page-waiting.tsx';
import { SellingPage } from './selling-page.tsx';

/** The draft of the tab comes with it. */
const SellingCheckout = lazy(() =>
  import('./selling-checkout.tsx').then((module) => ({ default: module.SellingCheckout })),
);

export const title = msg`Checkout`;

export function Screen() {
  return (
    <SellingPage>
      <Suspense fallback={<PageWaiting />}>
        <SellingCheckout />
      </Suspense>
    </SellingPage>
  );
}
