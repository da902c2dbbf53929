import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS, daysBetween, HOUR_MS, localDate } from '../time/index.ts';
import { instants, zones } from '../time/testing.ts';
import {
  ENDS_SOON_DAYS,
  endingQuotations,
  hasOpenQuotation,
  isOrdered,
  quotationEnd,
  quotationState,
} from './index.ts';
import type { Quotation } from './index.ts';
import { quotations } from './testing.ts';

const lists = fc.array(quotations, { maxLength: 12 });

/** Quotations that end around an instant, some on the same day. */
const around = fc
  .tuple(instants, zones, fc.array(fc.tuple(quotations, fc.integer({ min: -3, max: 20 })), { maxLength: 10 }))
  .map(([now, zone, given]) => ({
    now,
    zone,
    list: given.map(([quotation, days]): Quotation => ({ ...quotation, validUntil: now + days * DAY_MS })),
  }));

describe('quotations that end', () => {
  test('are the open ones that nothing was ordered from, each once, the soonest first [S3.101][A-174][A-185]', () => {
    fc.assert(
      fc.property(around, ({ now, zone, list }) => {
        const ending = endingQuotations(list, now, zone).map(({ quotation }) => quotation);
        const numbers = ending.map(({ orderNo }) => orderNo);
        expect(new Set(numbers).size).toBe(numbers.length);
        expect(ending.every((quotation) => quotationState(quotation, now) === 'open')).toBe(true);
        expect(ending.map(({ validUntil }) => validUntil)).toEqual(
          ending.map(({ validUntil }) => validUntil).toSorted((a, b) => a - b),
        );
        const last = new Map(list.map((quotation) => [quotation.orderNo, quotation]));
        const open = [...last.values()].filter(
          (quotation) => quotationState(quotation, now) === 'open' && !isOrdered(quotation),
        );
        expect(new Set(ending)).toEqual(new Set(open));
      }),
    );
  });

  test('have as many days left as lie between today and their last day, in the unit’s zone: none on that day [A-185]', () => {
    fc.assert(
      fc.property(around, ({ now, zone, list }) =>
        endingQuotations(list, now, zone).every(
          ({ quotation, daysLeft, isSoon }) =>
            daysLeft >= 0 &&
            daysLeft === daysBetween(localDate(now, zone), localDate(quotation.validUntil, zone)) &&
            isSoon === daysLeft <= ENDS_SOON_DAYS,
        ),
      ),
    );
    const createdAt = Date.UTC(2026, 5, 1, 8);
    const [quotation] = fc.sample(quotations, 1);
    const until = quotationEnd(createdAt, { validDays: 30, timeZone: 'Europe/Paris' });
    const list = [{ ...quotation!, createdAt, validUntil: until, isDisabled: false, orders: [] }];
    const left = (now: number) => endingQuotations(list, now, 'Europe/Paris').map(({ daysLeft }) => daysLeft);
    expect(left(createdAt)).toEqual([30]);
    expect(left(until - 23 * HOUR_MS)).toEqual([0]);
    expect(left(until)).toEqual([0]);
    expect(left(until + 1)).toEqual([]);
  });

  test('are looked for page by page as long as a page has an open one [S4.60]', () => {
    fc.assert(
      fc.property(lists, instants, zones, (list, now, zone) => {
        // One that is ordered is open too: others that end on the same day may follow it.
        const isOpen = (quotation: Quotation) => endingQuotations([{ ...quotation, orders: [] }], now, zone).length > 0;
        expect(hasOpenQuotation(list, now)).toBe(list.some(isOpen));
      }),
    );
  });
});
