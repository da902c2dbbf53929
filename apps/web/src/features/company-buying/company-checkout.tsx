/** The checkout of companies: the shop's own, for a company that may order. Source: S2.31, S2.55. */
import { msg } from '@lingui/core/macro';
import { lazy, Suspense } from 'react';
import { PageWaiting } from '../../page/page-waiting.tsx';
import { CheckoutPage } from '../checkout/checkout.tsx';

const EnteredCheckout = lazy(() => import('./ordering.tsx').then((module) => ({ default: module.EnteredCheckout })));

const InvoicingPart = lazy(() => import('./invoicing-part.tsx').then((module) => ({ default: module.InvoicingPart })));

export const title = msg`Checkout`;

export function Screen() {
  return (
    <Suspense fallback={<PageWaiting />}>
      <EnteredCheckout>
        <CheckoutPage More={InvoicingPart} />
      </EnteredCheckout>
    </Suspense>
  );
}
