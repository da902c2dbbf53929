/** The tax that the total of a cart contains, below it. Source: A-06. */
import { taxSplit } from '@offrande/domain/pricing';
import { TaxRows } from './tax-rows.tsx';
import type { TaxOfTradeProps } from './tax-of-trade.tsx';

export function IncludedTax({ cart, total, policy }: TaxOfTradeProps) {
  return <TaxRows rows={taxSplit(cart, total.lines, policy)} />;
}
