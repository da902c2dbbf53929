/** A page on which salesmen sell: for them alone. Loaded beside the page's own code. Source: S2.28, S2.29, S2.54. */
import { lazy, type ReactNode, Suspense } from 'react';
import { PageWaiting } from '../../page/page-waiting.tsx';

const EnteredPage = lazy(() => import('../session/entry.tsx').then((module) => ({ default: module.EnteredPage })));

export function SellingPage({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense fallback={<PageWaiting />}>
      <EnteredPage>{children}</EnteredPage>
    </Suspense>
  );
}
