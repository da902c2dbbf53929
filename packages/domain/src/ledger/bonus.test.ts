import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyChange,
  availableOf,
  balanceOf,
  bonusShare,
  cardAccount,
  creditBonus,
  EMPTY_BOOK,
  issue,
  payBackOf,
  returnCards,
  settle,
  unitAccount,
  walletAccount,
} from './index.ts';
import type { Book, LedgerChange, Settlement } from './index.ts';

const NO_PARTS = { goods: 0n, extra: 0n, cardMade: 0n, letter: 0n };
const BONUS = { customerId: 'C1', amountMinor: 250n };

/** A card of 50.00 with a bonus of 2.50, and a gift of 5.00 beside it: never both in the shop, but the books take it. */
const ORDER: Settlement = {
  orderNo: 'FR1',
  sale: { currency: 'EUR', face: 5500n, given: 500n, ...NO_PARTS, goods: 5000n, commission: 0n, tax: NO_PARTS },
  coupons: [],
  paidMinor: 5000n,
  paidFrom: { type: 'provider' },
  bonus: BONUS,
  salesmanId: null,
};

const after = (changes: readonly LedgerChange[], book: Book = EMPTY_BOOK): Book =>
  changes.reduce((held, change) => Result.getOrThrow(applyChange(held, change)), book);

const settled = after([settle(ORDER)]);
const posted = (book: Book, kind: Parameters<typeof unitAccount>[0]): bigint =>
  balanceOf(book, unitAccount(kind, 'EUR')).posted;

describe('what an order gives away', () => {
  test('is a cost and a liability from the moment the order is settled, and no discount [A-20][A-107]', () => {
    expect(posted(settled, 'rewardCost')).toBe(-750n);
    expect(posted(settled, 'bonusLiability')).toBe(250n);
    expect(posted(settled, 'cardLiability')).toBe(5500n);
    expect(posted(settled, 'discount')).toBe(0n);
    expect(posted(settled, 'pspClearing')).toBe(-5000n);
  });

  test('leaves the liabilities with the cards and the bonus, which is credited once [A-107]', () => {
    const credit = creditBonus('FR1', BONUS, 'EUR');
    const gift = issue({ lineId: 'gift', unit: 1, cardId: 'g', faceMinor: 500n, currency: 'EUR' });
    const book = after([gift, credit], settled);
    expect(availableOf(book, walletAccount('C1', 'EUR'))).toBe(250n);
    expect(availableOf(book, cardAccount('g', 'EUR'))).toBe(500n);
    expect(posted(book, 'bonusLiability')).toBe(0n);
    expect(applyChange(book, credit)).toMatchObject({ failure: { _tag: 'AlreadyPosted' } });
  });

  test('goes back out of the liability where the order is returned before anything was issued', () => {
    const payBack = payBackOf(ORDER, 0n, 5000n);
    const back = returnCards({
      refundId: 'R1',
      sale: ORDER.sale,
      cards: [],
      payBack,
      paidFrom: ORDER.paidFrom,
      bonus: { ...BONUS, from: 'liability' },
      salesmanId: null,
      note: { actor: 'ada@shop.example', reason: 'Not approved' },
    });
    const book = after([back], settled);
    for (const kind of ['rewardCost', 'bonusLiability', 'cardLiability'] as const) expect(posted(book, kind)).toBe(0n);
  });
});

describe('the share of a bonus that goes back', () => {
  test('sums to the whole bonus over all returns, however the cards are grouped', () => {
    const faces = fc.array(fc.bigInt({ min: 1n, max: 50_000n }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(faces, fc.bigInt({ min: 1n, max: 99_999n }), (cards, bonus) => {
        const soldMinor = cards.reduce((sum, face) => sum + face, 0n);
        let beforeMinor = 0n;
        let back = 0n;
        for (const nowMinor of cards) {
          const share = bonusShare(bonus, { soldMinor, beforeMinor, nowMinor });
          const fair = (bonus * nowMinor) / soldMinor;
          expect([fair, fair + 1n]).toContain(share);
          beforeMinor += nowMinor;
          back += share;
        }
        expect(back).toBe(bonus);
      }),
    );
  });

  test('is nothing for cards that were given away', () => {
    expect(bonusShare(250n, { soldMinor: 5000n, beforeMinor: 1000n, nowMinor: 0n })).toBe(0n);
    expect(bonusShare(250n, { soldMinor: 0n, beforeMinor: 0n, nowMinor: 0n })).toBe(0n);
  });
});
