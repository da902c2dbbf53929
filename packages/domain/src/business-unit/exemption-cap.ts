/**
 * How much an employer may give an employee in a year free of contributions, as pages state it. No order is refused for
 * it. A unit may state caps of its own; a French one in euro has those of the specification. Source: S9.18, S9.19.
 */
import { Result } from 'effect';
import { decodeAmount } from '../money/index.ts';
import type { Currency, Money } from '../money/index.ts';
import { localDate } from '../time/index.ts';
import type { CalendarDate, Instant } from '../time/index.ts';
import { valueOn } from './dated.ts';
import type { Dated } from './dated.ts';

/** As parameters state it: a decimal string in the unit's currency. */
interface StatedCap {
  readonly from: CalendarDate;
  readonly amount: string;
}

const FIRST_OF_JANUARY = { month: 1, day: 1 } as const;

/** In euro. 171 is the earlier of the specification's figures, 183 the later, which holds from then on. */
const FRENCH_CAPS: readonly StatedCap[] = [
  { from: { year: 2020, ...FIRST_OF_JANUARY }, amount: '171' },
  { from: { year: 2023, ...FIRST_OF_JANUARY }, amount: '183' },
];

/** The caps of a unit, in rising order. Amounts that are none of the currency are left out: `contradictions` refuses them before. */
export const exemptionCapsOf = (
  { country, exemptionCaps }: { readonly country: string; readonly exemptionCaps: readonly StatedCap[] },
  currency: Currency,
): readonly Dated<Money>[] => {
  const isFrench = country === 'FR' && currency.code === 'EUR';
  const stated = exemptionCaps.length === 0 && isFrench ? FRENCH_CAPS : exemptionCaps;
  return stated.flatMap(({ from, amount }) => {
    const value = decodeAmount(amount, currency);
    return Result.isSuccess(value) ? [{ from, value: value.success }] : [];
  });
};

/** The cap that holds at an instant, by the calendar of the unit's zone; null where the unit has none then. */
export const exemptionCapAt = (
  { exemptionCaps, timeZone }: { readonly exemptionCaps: readonly Dated<Money>[]; readonly timeZone: string },
  now: Instant,
): Money | null => valueOn(exemptionCaps, localDate(now, timeZone));
