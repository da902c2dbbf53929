/** The rows of a cost summary as texts: one for every cost or saving. */
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatMoney, formatPercent } from '@offrande/domain/locale';
import { isPositive } from '@offrande/domain/money';
import type { Money } from '@offrande/domain/money';
import type { SummaryLine } from '@offrande/ui-kit/OrderSummary';
import { useNumberStyle } from '../../page/number-style.ts';
import type { CountedCost, Costs, DiscountCost } from '@offrande/domain/pricing';

const MINUS = '\u2212';

export const useCostLines = (): ((costs: Costs) => readonly SummaryLine[]) => {
  const { t } = useLingui();
  const style = useNumberStyle();
  const written = (amount: Money): string => formatMoney(amount, style);
  const charge = (id: string, term: string, amount: Money): readonly SummaryLine[] =>
    isPositive(amount) ? [{ id, term, amount: written(amount) }] : [];
  const saving = (id: string, term: string, amount: Money): SummaryLine => ({
    id,
    term,
    amount: MINUS + written(amount),
    isReduction: true,
  });
  const counted = (term: string, { count, each }: CountedCost): string =>
    each === null ? term : `${term}, ${count} × ${written(each)}`;
  const discountTerm = ({ from, rate }: DiscountCost): string => {
    if (rate === null) return t`Discount`;
    const share = formatPercent(rate, style);
    return from === 'tier' ? t`Tier discount, ${share}` : t`Discount, ${share}`;
  };
  return ({ cards, face, discounts, products, cardMaking, letters, coupons }) => [
    { id: 'cards', term: t`${plural(cards, { one: '# card', other: '# cards' })}`, amount: written(face) },
    ...discounts.map((one) => saving(`${one.from} ${one.rate}`, discountTerm(one), one.amount)),
    ...charge('products', counted(products.name ?? t`Additional products`, products), products.amount),
    ...charge('making', counted(t`Card making`, cardMaking), cardMaking.amount),
    ...charge('letters', counted(t`Letter`, letters), letters.amount),
    ...coupons.map(({ lastDigits, applied }) => saving(lastDigits, t`Gift card ···· ${lastDigits}`, applied)),
  ];
};

/** The rows, total and announcement for an `OrderSummary`. */
export const useCostSummary = (costs: Costs) => {
  const { t } = useLingui();
  const lines = useCostLines();
  const amount = formatMoney(costs.total, useNumberStyle());
  return {
    title: t`Order summary`,
    lines: lines(costs),
    total: { term: t`Total, tax included`, amount },
    announcement: t`Total ${amount}`,
  };
};
