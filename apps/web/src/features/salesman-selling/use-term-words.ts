/** How terms are called and their values and bounds are written. Source: S6.21 to S6.26, S8.44, A-53. */
import { useLingui } from '@lingui/react/macro';
import { formatAmountForField, formatRateForField } from '@offrande/domain/locale';
import type { TermBounds, TermName, TermValue } from '@offrande/domain/salesman-terms';
import { toMinorUnits } from '@offrande/domain/money';
import { useFormats } from '../../shop/formats.ts';
import { useShop } from '../../shop/shop-context.tsx';

export interface TermWords {
  readonly names: Readonly<Record<TermName, string>>;
  readonly bounds: (bounds: TermBounds) => string;
  /** As its field shows it, without its unit. */
  readonly entry: (value: TermValue | null) => string;
}

export const useTermWords = (): TermWords => {
  const { t } = useLingui();
  const { money, percent } = useFormats();
  const { numbers } = useShop();
  const between = (min: string, max: string): string => t`From ${min} to ${max}`;
  return {
    names: {
      extraDiscount: t`Discount`,
      cardMadeFee: t`Making, per card`,
      letterDiscount: t`Discount on the letter`,
      productFee: t`Extra product, per card`,
      shippingFee: t`Postage, per line`,
      commission: t`Commission`,
    },
    bounds: (bounds) => {
      if (bounds.type === 'percent') return between(percent(bounds.min.percent), percent(bounds.max.percent));
      if (toMinorUnits(bounds.min) > toMinorUnits(bounds.max)) return t`No amount fits all cards. Choose one of them.`;
      return between(money(bounds.min), money(bounds.max));
    },
    entry: (value) => {
      if (value === null) return '';
      return value.type === 'percent'
        ? formatRateForField(value.rate, numbers.decimalSeparator)
        : formatAmountForField(value.amount, numbers.decimalSeparator);
    },
  };
};
