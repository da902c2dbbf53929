import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardHistory } from '../card-history/testing.ts';
import { add, money, sum, toMinorUnits, zero } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { addDays, compareDates } from '../time/index.ts';
import { zones } from '../time/testing.ts';
import { cardStatement, STATEMENT_PERIODS, statementRange } from './index.ts';

const TODAY = { year: 2026, month: 11, day: 24 };
const IN_PARIS = { timeZone: 'Europe/Paris', currency: euro };
/** The random histories begin on this day, with an event a day. */
const FIRST_DAY = { year: 2026, month: 1, day: 1 };
const ranges = fc
  .tuple(fc.option(fc.integer({ min: -2, max: 14 })), fc.integer({ min: 0, max: 14 }))
  .map(([from, days]) => ({
    from: from === null ? null : addDays(FIRST_DAY, from),
    to: addDays(FIRST_DAY, (from ?? -2) + days),
  }));

describe('the statement of a card', () => {
  test('sums up: opening balance and movements make the closing balance, over any period [S3.99]', () => {
    fc.assert(
      fc.property(cardHistory(), ranges, zones, (events, range, timeZone) => {
        const { opening, movements, closing } = cardStatement(events, range, { timeZone, currency: euro });
        expect(
          add(
            opening,
            sum(
              movements.map(({ change }) => change),
              euro,
            ),
          ),
        ).toEqual(closing);
        for (const { on } of movements) {
          expect(range.from === null || compareDates(on, range.from) >= 0).toBe(true);
          expect(compareDates(on, range.to)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });

  test('goes on where the one before ended: two periods one after the other are the whole [S3.99]', () => {
    fc.assert(
      fc.property(cardHistory(), fc.integer({ min: 0, max: 14 }), (events, days) => {
        const cut = addDays(FIRST_DAY, days);
        const first = cardStatement(events, { from: null, to: cut }, IN_PARIS);
        const second = cardStatement(events, { from: addDays(cut, 1), to: TODAY }, IN_PARIS);
        const whole = cardStatement(events, { from: null, to: TODAY }, IN_PARIS);
        expect(second.opening).toEqual(first.closing);
        expect([...first.movements, ...second.movements]).toEqual(whole.movements);
        expect([whole.opening, whole.closing]).toEqual([zero(euro), second.closing]);
      }),
    );
  });

  test('is over all of the card’s life, this year, or the last twelve months', () => {
    expect(STATEMENT_PERIODS.map((period) => statementRange(period, TODAY))).toEqual([
      { from: null, to: TODAY },
      { from: { year: 2026, month: 1, day: 1 }, to: TODAY },
      { from: { year: 2025, month: 11, day: 25 }, to: TODAY },
    ]);
  });

  test('says what was taken with a minus, and leaves out what moved nothing', () => {
    const at = Date.UTC(2026, 0, 1, 12);
    const five = money('5', euro);
    const events = [
      { kind: 'activate', amount: five, balanceAfter: five, at, reference: null },
      { kind: 'requesting', amount: five, balanceAfter: five, at, reference: 'FR1' },
      { kind: 'redeem', amount: five, balanceAfter: zero(euro), at, reference: 'FR1' },
    ] as const;
    const { movements } = cardStatement(events, { from: null, to: TODAY }, IN_PARIS);
    expect(movements.map(({ kind, change, reference }) => [kind, toMinorUnits(change), reference])).toEqual([
      ['activate', 500n, null],
      ['redeem', -500n, 'FR1'],
    ]);
  });
});
