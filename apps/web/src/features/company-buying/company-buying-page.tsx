/** A buying page as companies have it: at its head, whether they may order yet. Source: S2.26, S2.27, S5.67, S5.68, A-182. */
import { type ComponentProps, lazy, Suspense } from 'react';
import { PageWaiting } from '../../page/page-waiting.tsx';
import { BuyingPage } from '../product/buying-page.tsx';

const EnteredBuying = lazy(() => import('./ordering.tsx').then((module) => ({ default: module.EnteredBuying })));

export function CompanyBuyingPage(props: ComponentProps<typeof BuyingPage>) {
  return (
    <Suspense fallback={<PageWaiting />}>
      <EnteredBuying>
        <BuyingPage {...props} />
      </EnteredBuying>
    </Suspense>
  );
}
