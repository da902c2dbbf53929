import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { VOUCHER_KINDS } from '../catalogue/index.ts';
import { addDays } from '../time/index.ts';
import {
  applyChange,
  availableOf,
  balanceOf,
  bookBreaches,
  cardAccount,
  EMPTY_BOOK,
  enterBalance,
  expire,
  expiredRest,
  placeHolds,
  releaseHolds,
  unitAccount,
} from './index.ts';
import type { Book, LedgerChange } from './index.ts';

const CARD = cardAccount('A', 'EUR');
const LAST_DAY = { year: 2026, month: 6, day: 30 };
const apply = (book: Book, ...changes: readonly LedgerChange[]): Book =>
  changes.reduce((held, change) => Result.getOrThrow(applyChange(held, change)), book);
const minor = fc.bigInt({ min: 1n, max: 1_000_000n });
const kinds = fc.constantFrom(...VOUCHER_KINDS, null);

describe('what is left on a card', () => {
  test('is booked from the day after the last one on, and never before [A-181]', () => {
    fc.assert(
      fc.property(minor, fc.integer({ min: -400, max: 400 }), (posted, days) => {
        const rest = expiredRest({ posted, held: 0n }, LAST_DAY, addDays(LAST_DAY, days));
        expect(rest).toBe(days > 0 ? posted : null);
      }),
    );
  });

  test('waits as a whole for the end of what an order holds of it [A-181][A-16]', () => {
    fc.assert(
      fc.property(minor, minor, (rest, held) => {
        const reserved = [{ account: CARD, amountMinor: held }];
        const before = apply(EMPTY_BOOK, enterBalance('A', rest + held, 'EUR'), placeHolds('FR1', reserved));
        const after = addDays(LAST_DAY, 1);
        expect(expiredRest(balanceOf(before, CARD), LAST_DAY, after)).toBeNull();
        const released = apply(before, releaseHolds('FR1', reserved));
        expect(expiredRest(balanceOf(released, CARD), LAST_DAY, after)).toBe(rest + held);
      }),
    );
  });

  test('becomes income where the card was sold and goes back to promotions where it was given away; no tax moves [A-181]', () => {
    fc.assert(
      fc.property(minor, kinds, (amountMinor, voucherKind) => {
        const rest = { cardId: 'A', turn: 1, amountMinor, currency: 'EUR', voucherKind };
        const book = apply(EMPTY_BOOK, enterBalance('A', amountMinor, 'EUR'), expire(rest));
        const isGiven = voucherKind === 'promotional';
        expect(availableOf(book, CARD)).toBe(0n);
        expect(availableOf(book, unitAccount('promo', 'EUR'))).toBe(isGiven ? amountMinor : 0n);
        expect(availableOf(book, unitAccount('expiryIncome', 'EUR'))).toBe(isGiven ? 0n : amountMinor);
        for (const kind of ['tax', 'prepaidTax'] as const) expect(availableOf(book, unitAccount(kind, 'EUR'))).toBe(0n);
        expect(bookBreaches(book)).toEqual([]);
      }),
    );
  });

  test('is booked once for a card, and once more for value that a return brought back to it [A-181]', () => {
    const rest = { cardId: 'A', turn: 1, amountMinor: 500n, currency: 'EUR', voucherKind: null };
    const book = apply(EMPTY_BOOK, enterBalance('A', 900n, 'EUR'), expire(rest));
    expect(Result.getOrThrow(Result.flip(applyChange(book, expire(rest))))._tag).toBe('AlreadyPosted');
    const again = apply(book, expire({ ...rest, turn: 2, amountMinor: 400n }));
    expect(availableOf(again, CARD)).toBe(0n);
    expect(() => expire({ ...rest, amountMinor: 0n })).toThrow(RangeError);
  });
});
