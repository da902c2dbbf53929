/** The tax in a total, for those who account for it: companies, and salesmen who order for them. Source: A-06. */
import type { CustomerKind } from '@offrande/domain/customer';
import { showsTaxSplit } from '@offrande/domain/pricing';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { lazy, Suspense } from 'react';
import type { IncludedTaxProps } from './included-tax.tsx';

const IncludedTax = lazy(() => import('./included-tax.tsx').then((module) => ({ default: module.IncludedTax })));

export function TaxOfTrade({ kind, ...props }: IncludedTaxProps & { readonly kind: CustomerKind }) {
  if (!showsTaxSplit(kind)) return null;
  return (
    <Suspense fallback={<Skeleton shape="text" />}>
      <IncludedTax {...props} />
    </Suspense>
  );
}
