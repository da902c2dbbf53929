/** The rows of a total in words: every part that costs or saves something has its own, then what is left to pay. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isPositive } from '@offrande/domain/money';
import type { SummaryLine } from '@offrande/ui-kit/OrderSummary';
import type { ReactNode } from 'react';
import { useFormats, type Formats } from '../../shop/formats.ts';
import type { Costs, CountedCost, DiscountCost } from './costs.ts';

/** The term of a counted part, with "3 × 15,00 €" where every piece costs the same. */
const counted = (term: ReactNode, { count, each }: CountedCost, { money }: Formats): ReactNode =>
  each === null || count === 0 ? (
    term
  ) : (
    <>
      {term}, <bdi>{`${count} × ${money(each)}`}</bdi>
    </>
  );

const discountTerm = ({ from, rate }: DiscountCost, { percent }: Formats): ReactNode => {
  if (rate === null) return <Trans>Discount</Trans>;
  const share = percent(rate);
  return from === 'tier' ? <Trans>Tier discount, {share}</Trans> : <Trans>Discount, {share}</Trans>;
};

const partLines = (costs: Costs, formats: Formats): readonly SummaryLine[] => {
  const { money, minus } = formats;
  const { cards, face, discounts, products, cardMaking, letters, coupons } = costs;
  return [
    { id: 'cards', term: <Plural value={cards} one="# card" other="# cards" />, amount: money(face) },
    ...discounts.map((discount) => ({
      id: `discount ${discount.from} ${discount.rate}`,
      term: discountTerm(discount, formats),
      amount: minus(discount.amount),
      isReduction: true,
    })),
    ...only(products, { id: 'products', term: <Trans>Additional products</Trans>, amount: money(products) }),
    ...only(cardMaking.amount, {
      id: 'making',
      term: counted(<Trans>Card making</Trans>, cardMaking, formats),
      amount: money(cardMaking.amount),
    }),
    ...only(letters.amount, {
      id: 'letters',
      term: counted(<Trans>Tracked letter</Trans>, letters, formats),
      amount: money(letters.amount),
    }),
    ...coupons.map(({ lastDigits, applied }) => ({
      id: `coupon ${lastDigits}`,
      term: <CouponName lastDigits={lastDigits} />,
      amount: minus(applied),
      isReduction: true,
    })),
  ];
};

const only = (amount: Costs['face'], line: SummaryLine): readonly SummaryLine[] => (isPositive(amount) ? [line] : []);

export function CouponName({ lastDigits }: { readonly lastDigits: string }) {
  return (
    <Trans>
      Gift card <span className="o-ltr">···· {lastDigits}</span>
    </Trans>
  );
}

/** Lines, total and its announcement, ready for `OrderSummary`. */
export const useCostLines = (costs: Costs) => {
  const { t } = useLingui();
  const formats = useFormats();
  const amount = formats.money(costs.total);
  return {
    lines: partLines(costs, formats),
    total: { term: t`Total, tax included`, amount },
    announcement: t`Total ${amount}`,
  };
};
