/** The rows of a cost summary in the words of the page. */
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatMoney, formatPercent } from '@offrande/domain/locale';
import type { DiscountEntry } from '@offrande/domain/discount';
import type { LineDiscount } from '@offrande/domain/cart';
import type { SummaryLine } from '@offrande/ui-kit/OrderSummary';
import { useNumberStyle } from '../../app/number-style.ts';
import type { CostRow } from './cost-rows.ts';

const MINUS = '\u2212';

/** The sum from which a tier's rate holds, for its row. */
const tierFrom = (of: LineDiscount & { from: 'tier' }, entries: readonly DiscountEntry[]) =>
  entries.find(({ itemCode }) => itemCode === of.code)?.tiers.find(({ rate }) => rate.eq(of.rate))?.from;

export const useCostLines = (): ((rows: readonly CostRow[], entries: readonly DiscountEntry[]) => SummaryLine[]) => {
  const { t } = useLingui();
  const style = useNumberStyle();
  const discountTerm = (of: LineDiscount, entries: readonly DiscountEntry[]): string => {
    if (of.from === 'none' || of.from === 'salesman') return t`Discount`;
    const rate = formatPercent(of.rate.toFixed(), style);
    const begin = of.from === 'tier' ? tierFrom(of, entries) : undefined;
    if (begin === undefined) return t`Discount, ${rate}`;
    const from = formatMoney(begin, style);
    return t`Tier discount, ${rate} from ${from}`;
  };
  const termOf = (row: CostRow, entries: readonly DiscountEntry[]): string => {
    switch (row.kind) {
      case 'cards':
        return t`${plural(row.cards, { one: '# card', other: '# cards' })}`;
      case 'discount':
        return discountTerm(row.of, entries);
      case 'making':
        return t`Card making, ${plural(row.cards, { one: '# card', other: '# cards' })}`;
      case 'extra':
        return t`${row.name}, ${row.count} ×`;
      case 'letters': {
        const price = formatMoney(row.price, style);
        return t`${plural(row.count, { one: '# letter', other: '# letters' })} × ${price}`;
      }
      case 'coupon':
        return t`Gift card ···· ${row.lastDigits}`;
    }
  };
  return (rows, entries) =>
    rows.map((row, at) => {
      const isReduction = row.kind === 'discount' || row.kind === 'coupon';
      const amount = formatMoney(row.amount, style);
      return { id: `${at} ${row.kind}`, term: termOf(row, entries), amount: isReduction ? MINUS + amount : amount, isReduction };
    });
};
