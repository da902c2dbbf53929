/** A page on which companies buy: for companies alone, with a word at its head on whether this one may order yet. Source: S2.26, S2.27, S5.67, S5.68. */
import { lazy, type ReactNode, Suspense } from 'react';
import { PageWaiting } from '../../page/page-waiting.tsx';

const EnteredBuying = lazy(() => import('./ordering.tsx').then((module) => ({ default: module.EnteredBuying })));

export function OrderingPage({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense fallback={<PageWaiting />}>
      <EnteredBuying>{children}</EnteredBuying>
    </Suspense>
  );
}
