/**
 * How long a gift card must be valid at least, where a country's law says so. A unit of the country whose cards end earlier
 * does not load. Countries without a row state none; France is one of them. Source: A-177.
 */
import { localDate } from '../time/index.ts';
import type { Instant } from '../time/index.ts';
import { valueOn } from './dated.ts';
import type { Dated } from './dated.ts';

/** Months by country (ISO 3166-1 alpha-2), each from the first day it holds, in rising order. Looked up on 2026-11-23. */
const LEAST_VALIDITIES: Readonly<Record<string, readonly Dated<number>[]>> = {
  // Competition and Consumer Act 2010, schedule 2, section 99B
  AU: [{ from: { year: 2019, month: 11, day: 1 }, value: 36 }],
  // Consumer Protection (Gift Vouchers) Act 2019
  IE: [{ from: { year: 2019, month: 12, day: 2 }, value: 60 }],
  // Fair Trading (Gift Card Expiry) Amendment Act 2024
  NZ: [{ from: { year: 2026, month: 3, day: 16 }, value: 36 }],
  // 15 U.S.C. 1693l-1(c)
  US: [{ from: { year: 2010, month: 8, day: 22 }, value: 60 }],
};

/** A card that ends earlier than its country allows; `least` and `months` in months. */
export interface ValidityTooShort {
  readonly _tag: 'ValidityTooShort';
  readonly itemCode: string;
  readonly months: number;
  readonly least: number;
}

/** The products that end too early, by the law of the day in the unit's zone. */
export const tooShortValidities = (
  { country, timeZone }: { readonly country: string; readonly timeZone: string },
  products: readonly { readonly itemCode: string; readonly validMonths: number }[],
  now: Instant,
): readonly ValidityTooShort[] => {
  const least = valueOn(LEAST_VALIDITIES[country] ?? [], localDate(now, timeZone)) ?? 0;
  return products
    .filter(({ validMonths }) => validMonths < least)
    .map(({ itemCode, validMonths: months }) => ({ _tag: 'ValidityTooShort', itemCode, months, least }));
};
