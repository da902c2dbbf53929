/** The tax in a total, for those who account for it: companies, and salesmen who order for them. Source: A-06. */
import type { Cart, CartPolicy } from '@offrande/domain/cart';
import type { CustomerKind } from '@offrande/domain/customer';
import { type CartTotal, showsTaxSplit } from '@offrande/domain/pricing';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { lazy, Suspense } from 'react';

const IncludedTax = lazy(() => import('./included-tax.tsx').then((module) => ({ default: module.IncludedTax })));

export interface TaxOfTradeProps {
  readonly cart: Cart;
  /** The total of this cart. */
  readonly total: Pick<CartTotal, 'lines'>;
  readonly policy: Pick<CartPolicy, 'cardMadeTaxRate' | 'shippingTaxRate'>;
}

export function TaxOfTrade({ kind, ...props }: TaxOfTradeProps & { readonly kind: CustomerKind }) {
  if (!showsTaxSplit(kind)) return null;
  return (
    <Suspense fallback={<Skeleton shape="text" />}>
      <IncludedTax {...props} />
    </Suspense>
  );
}
