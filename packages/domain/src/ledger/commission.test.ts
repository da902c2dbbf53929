import { Result } from 'effect';
import { describe, expect, test } from 'vitest';
import {
  applyChange,
  balanceOf,
  bookBreaches,
  cardAccount,
  commissionAccount,
  earnCommission,
  EMPTY_BOOK,
  issue,
  payBackOf,
  returnCards,
  settle,
  unitAccount,
} from './index.ts';
import type { Book, LedgerChange, Settlement } from './index.ts';
import { saleOfUnits } from '../sale/index.ts';

const NONE = { goods: 0n, extra: 0n, cardMade: 0n, letter: 0n };

/** Three cards of 50.00 at 3 %: no third of 4.51 is a whole cent. */
const ORDER: Settlement = {
  orderNo: 'FR1',
  sale: { currency: 'EUR', face: 15_000n, given: 0n, ...NONE, goods: 15_000n, commission: 451n, tax: NONE },
  coupons: [],
  paidMinor: 15_000n,
  paidFrom: { type: 'provider' },
  bonus: null,
  salesmanId: 'S1',
};

const CARDS = [1, 2, 3].map((unit) => ({ unit, cardId: `card-${unit}`, faceMinor: 5000n }));

const after = (changes: readonly LedgerChange[], book: Book = EMPTY_BOOK): Book =>
  changes.reduce((held, change) => Result.getOrThrow(applyChange(held, change)), book);

const owed = (book: Book, salesmanId = 'S1'): bigint => balanceOf(book, commissionAccount(salesmanId, 'EUR')).posted;
const cost = (book: Book): bigint => balanceOf(book, unitAccount('commissionCost', 'EUR')).posted;

/** The balances of all other accounts. */
const others = (book: Book) =>
  [...book.balances].filter(([key]) => !key.startsWith('commission')).map(([key, { posted }]) => [key, posted]);

const returnOf = ({ unit, cardId, faceMinor }: (typeof CARDS)[number], salesmanId: string | null = 'S1') => {
  const sale = saleOfUnits({ line: ORDER.sale, cards: 3, units: [unit], faceMinor });
  return returnCards({
    refundId: `R${unit}`,
    sale,
    cards: [{ cardId, faceMinor }],
    payBack: payBackOf(ORDER, BigInt(unit - 1) * 5000n, 5000n),
    paidFrom: ORDER.paidFrom,
    bonus: null,
    salesmanId,
    note: { actor: 'ada@shop.example', reason: 'Wrong card' },
  });
};

describe('the commission of an order', () => {
  const confirmed = after([settle(ORDER), ...earnCommission(ORDER)]);

  test('is a cost of the shop, owed to the salesman who placed the order, and changes nothing else [S5.59][A-190]', () => {
    expect(owed(confirmed)).toBe(451n);
    expect(cost(confirmed)).toBe(-451n);
    expect(owed(confirmed, 'S2')).toBe(0n);
    const without = after([settle({ ...ORDER, salesmanId: null })]);
    expect(others(confirmed)).toEqual(others(without));
    expect(bookBreaches(confirmed)).toEqual([]);
  });

  test('is not owed by settling alone: an order may yet wait for its approval [A-190]', () => {
    expect(owed(after([settle(ORDER)]))).toBe(0n);
  });

  test('is owed once, and to nobody where no salesman placed the order or it earns less than a cent', () => {
    expect(applyChange(confirmed, earnCommission(ORDER)[0]!)).toMatchObject({ failure: { _tag: 'AlreadyPosted' } });
    expect(earnCommission({ ...ORDER, salesmanId: null })).toEqual([]);
    expect(earnCommission({ ...ORDER, sale: { ...ORDER.sale, commission: 0n } })).toEqual([]);
  });

  test('goes back by the share of the cards that are returned, to the last cent with the last one [A-190]', () => {
    const issued = CARDS.map(({ unit, cardId, faceMinor }) =>
      issue({ lineId: 'line', unit, cardId, faceMinor, currency: 'EUR' }),
    );
    let book = after(issued, confirmed);
    for (const [card, left] of [
      [CARDS[0]!, 301n],
      [CARDS[1]!, 151n],
      [CARDS[2]!, 0n],
    ] as const) {
      book = after([returnOf(card)], book);
      expect(owed(book)).toBe(left);
      expect(cost(book)).toBe(-left);
      expect(balanceOf(book, cardAccount(card.cardId, 'EUR')).posted).toBe(0n);
    }
    expect(bookBreaches(book)).toEqual([]);
  });

  test('is not taken back where it was never earned [A-190]', () => {
    const issued = issue({ lineId: 'line', unit: 1, cardId: 'card-1', faceMinor: 5000n, currency: 'EUR' });
    const book = after([settle(ORDER), issued, returnOf(CARDS[0]!, null)]);
    expect([owed(book), cost(book)]).toEqual([0n, 0n]);
  });
});
