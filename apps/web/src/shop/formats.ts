/** How this unit writes amounts and dates in the language of the page. Source. */
import { formatMoney, formatMoneyShort, formatPercent } from '@offrande/domain/locale';
import type { Money } from '@offrande/domain/money';
import { useMemo } from 'react';
import { useShop } from './shop-context.tsx';
import type { Shop } from './shop.ts';

export interface Formats {
  readonly money: (amount: Money) => string;
  /** With a minus sign in front, for what is taken off. */
  readonly minus: (amount: Money) => string;
  /** Whole amounts without decimals. */
  readonly short: (amount: Money) => string;
  readonly percent: (rate: Parameters<typeof formatPercent>[0]) => string;
  /** A day: 12 June 2026. */
  readonly day: (instant: number) => string;
  /** A day without its year: 12 June. */
  readonly shortDay: (instant: number) => string;
  /** A day and the minute: 12 June, 14:32. */
  readonly minute: (instant: number) => string;
}

const MINUS = '\u2212';

export const formatsOf = ({ numbers, timeZone }: Pick<Shop, 'numbers' | 'timeZone'>): Formats => {
  const locale = new Intl.Locale(numbers.languageTag, { region: numbers.country, numberingSystem: 'latn' }).toString();
  const dates = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { timeZone, ...options });
  const day = dates({ day: 'numeric', month: 'long', year: 'numeric' });
  const shortDay = dates({ day: 'numeric', month: 'long' });
  const minute = dates({ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });
  return {
    money: (amount) => formatMoney(amount, numbers),
    minus: (amount) => MINUS + formatMoney(amount, numbers),
    short: (amount) => formatMoneyShort(amount, numbers),
    percent: (rate) => formatPercent(rate, numbers),
    day: (instant) => day.format(instant),
    shortDay: (instant) => shortDay.format(instant),
    minute: (instant) => minute.format(instant),
  };
};

export const useFormats = (): Formats => {
  const shop = useShop();
  return useMemo(() => formatsOf(shop), [shop]);
};
