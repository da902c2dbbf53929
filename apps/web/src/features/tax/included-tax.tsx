/** The tax that the total of a cart contains, below it. Source: A-06. */
import type { Cart, CartPolicy } from '@offrande/domain/cart';
import { type CartTotal, taxSplit } from '@offrande/domain/pricing';
import { TaxRows } from './tax-rows.tsx';

export interface IncludedTaxProps {
  readonly cart: Cart;
  /** The total of this cart. */
  readonly total: Pick<CartTotal, 'lines'>;
  readonly policy: Pick<CartPolicy, 'cardMadeTaxRate' | 'shippingTaxRate'>;
}

export function IncludedTax({ cart, total, policy }: IncludedTaxProps) {
  return <TaxRows rows={taxSplit(cart, total.lines, policy)} />;
}
