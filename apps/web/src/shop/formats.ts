/**
 * Formats amounts and dates for this unit in the page's language. Dates are yyyy/MM/dd everywhere. Source,
 *
 */
import { formatMoney, formatMoneyShort, formatPercent, formatTogether } from '@offrande/domain/locale';
import type { Money } from '@offrande/domain/money';
import { formatInstant, formatInstantDate, type Instant } from '@offrande/domain/time';
import { useMemo } from 'react';
import { useShop } from './shop-context.tsx';
import type { Shop } from './shop.ts';

export interface Formats {
  readonly money: (amount: Money) => string;
  /** With a leading minus sign, for deductions. */
  readonly minus: (amount: Money) => string;
  /** Whole amounts without decimals. */
  readonly short: (amount: Money) => string;
  /** Amounts of one sentence or row: all with decimals, or none if all are whole. */
  readonly together: (...amounts: readonly Money[]) => readonly string[];
  /** A percentage such as `2.5`. */
  readonly percent: (rate: string) => string;
  readonly day: (instant: Instant) => string;
  readonly minute: (instant: Instant) => string;
}

const MINUS = '\u2212';

export const createFormats = ({ numbers, timeZone }: Pick<Shop, 'numbers' | 'timeZone'>): Formats => ({
  money: (amount) => formatMoney(amount, numbers),
  minus: (amount) => MINUS + formatMoney(amount, numbers),
  short: (amount) => formatMoneyShort(amount, numbers),
  together: (...amounts) => formatTogether(amounts, numbers),
  percent: (rate) => formatPercent(rate, numbers),
  day: (instant) => formatInstantDate(instant, timeZone),
  minute: (instant) => formatInstant(instant, timeZone),
});

export const useFormats = (): Formats => {
  const shop = useShop();
  return useMemo(() => createFormats(shop), [shop]);
};
