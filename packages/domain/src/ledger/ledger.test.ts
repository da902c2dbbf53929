import { Result } from 'effect';
import { describe, expect, test } from 'vitest';
import { cartTotal } from '../pricing/index.ts';
import { emptyCart, newLine } from '../cart/index.ts';
import { openPolicy } from '../cart/testing.ts';
import { currency, money, rate } from '../money/index.ts';
import {
  accountKey,
  applyChange,
  bookBreaches,
  cardAccount,
  EMPTY_BOOK,
  enterBalance,
  issue,
  placeHolds,
  releaseHolds,
  settle,
  unitAccount,
  walletAccount,
} from './index.ts';
import { saleOf } from '../sale/index.ts';
import type { Book, LedgerChange } from './index.ts';

const EUR = currency('EUR');
const CARD = cardAccount('K1', 'EUR');

/** The worked case of A-01: 50.00 at 3 %, four cards, fee 15, extra 2.50, letter 6.90. */
const cart = {
  ...emptyCart(EUR),
  lines: [
    {
      ...newLine('L1', 'GC1', EUR),
      kind: 'customizedPhysical' as const,
      delivery: { type: 'physical' as const, date: null },
      amount: money(50, EUR),
      quantity: 4,
      productDiscountRate: rate(3),
      cardMadeFee: money(15, EUR),
      extra: { itemCode: 'BOX', name: '', imageUrl: null, amount: money('2.50', EUR), discount: null },
      letter: { typeId: 'L', price: money('6.90', EUR), salesmanDiscount: null },
      additionalTaxRate: rate(20),
    },
  ],
};
const sale = saleOf(cartTotal(cart, { policy: openPolicy(EUR), discounts: [], coupons: [] }), EUR);
const order = {
  orderNo: 'FR1',
  sale,
  coupons: [],
  paidMinor: 27_090n,
  paidFrom: { type: 'provider' },
  bonus: null,
  salesmanId: null,
} as const;

const tagOf = (book: Book, change: LedgerChange): string | null => {
  const result = applyChange(book, change);
  return Result.isFailure(result) ? result.failure._tag : null;
};
const book = (...changes: LedgerChange[]): Book =>
  changes.reduce((book, change) => Result.getOrThrow(applyChange(book, change)), EMPTY_BOOK);

test('four cards of 50.00 at 3 %, with fees of 20 % tax and a letter, are booked part by part [A-01][A-06]', () => {
  const entries = settle(order).journal?.entries.map(({ account, amountMinor }) => [account.kind, amountMinor]);
  expect(Object.fromEntries(entries ?? [])).toEqual({
    cardLiability: 20_000n,
    discount: -600n,
    extraIncome: 833n,
    fees: 5_000n,
    letterIncome: 575n,
    tax: 1_282n,
    pspClearing: -27_090n,
  });
});

test('tax on the cards themselves is prepaid, so that the card still holds its face value', () => {
  const taxed = { ...sale, tax: { ...sale.tax, goods: 3_233n } };
  const entries = settle({ ...order, sale: taxed }).journal?.entries.map(({ account, amountMinor }) => [
    account.kind,
    amountMinor,
  ]);
  expect(Object.fromEntries(entries ?? [])).toMatchObject({ cardLiability: 20_000n, prepaidTax: -3_233n, tax: 4_515n });
});

describe('what is refused', () => {
  const entered = book(enterBalance('K1', 1_000n, 'EUR'));
  const hold = [{ account: CARD, amountMinor: 600n }];

  test('a payment that differs from the price by a cent is a defect', () => {
    expect(() => settle({ ...order, paidMinor: 27_089n })).toThrow(RangeError);
  });

  test('a card is issued only from a liability that was paid for', () => {
    const card = { lineId: 'L1', unit: 1, cardId: 'K2', faceMinor: 5_000n, currency: 'EUR' };
    expect(tagOf(EMPTY_BOOK, issue(card))).toBe('InsufficientFunds');
    const four = [1, 2, 3, 4].map((unit) => issue({ ...card, unit, cardId: `K${unit}` }));
    expect(tagOf(book(settle(order), ...four), issue({ ...card, unit: 5 }))).toBe('InsufficientFunds');
    expect(tagOf(book(settle(order), four[0]!), issue({ ...card, cardId: 'K9' }))).toBe('AlreadyPosted');
  });

  test('two orders never hold more of a card than its balance', () => {
    const held = book(enterBalance('K1', 1_000n, 'EUR'), placeHolds('FR1', hold));
    expect(tagOf(held, placeHolds('FR2', hold))).toBe('InsufficientFunds');
    expect(tagOf(held, placeHolds('FR2', [{ account: CARD, amountMinor: 400n }]))).toBeNull();
    expect(tagOf(held, placeHolds('FR1', [{ account: CARD, amountMinor: 1n }]))).toBe('AlreadyHeld');
  });

  test('a hold ends once, with its own amount, and may be placed again after it was released', () => {
    const held = book(enterBalance('K1', 1_000n, 'EUR'), placeHolds('FR1', hold));
    expect(tagOf(held, releaseHolds('FR1', [{ account: CARD, amountMinor: 599n }]))).toBe('HoldNotOpen');
    expect(tagOf(entered, releaseHolds('FR1', hold))).toBe('HoldNotOpen');
    const released = Result.getOrThrow(applyChange(held, releaseHolds('FR1', hold)));
    expect(tagOf(released, releaseHolds('FR1', hold))).toBe('HoldNotOpen');
    expect(tagOf(released, placeHolds('FR1', hold))).toBeNull();
  });

  test('entries that do not sum to zero', () => {
    const entries = [{ account: CARD, amountMinor: 1n }];
    expect(
      tagOf(EMPTY_BOOK, {
        journal: { kind: 'enter', cause: { type: 'card', id: 'x' }, entries, note: null },
        holds: [],
      }),
    ).toBe('Unbalanced');
  });
});

const found = (spoilt: Book) =>
  bookBreaches(spoilt)
    .map(({ invariant, subject }) => `${invariant} ${subject}`)
    .toSorted();

test('each way of corrupting the books is detected and named, with its account or its cause', () => {
  const sound = book(enterBalance('K1', 1_000n, 'EUR'), placeHolds('FR1', [{ account: CARD, amountMinor: 600n }]));
  const key = accountKey(CARD);
  const balance = sound.balances.get(key)!;
  const withBalance = (over: object): Book => ({
    ...sound,
    balances: new Map(sound.balances).set(key, { ...balance, ...over }),
  });
  const [journal] = sound.journals;
  const hold = [{ account: CARD, amountMinor: 600n }];
  const heldAndGivenBack = [placeHolds('FR1', hold), releaseHolds('FR1', hold)];
  const half = { ...journal!, cause: { type: 'card', id: 'half' } as const, entries: journal!.entries.slice(1) };

  expect(bookBreaches(sound)).toEqual([]);
  expect(bookBreaches(book(enterBalance('K1', 1_000n, 'EUR'), ...heldAndGivenBack))).toEqual([]);
  expect(found(withBalance({ posted: 1_001n }))).toEqual([`postedIsSumOfEntries ${key}`]);
  expect(found(withBalance({ held: 601n }))).toEqual([`heldIsSumOfHolds ${key}`]);
  expect(found(withBalance({ held: 1_001n }))).toEqual([`heldIsSumOfHolds ${key}`, `notOverdrawn ${key}`]);
  expect(found({ ...sound, journals: [...sound.journals, half] })).toEqual([
    'journalSumsToZero half',
    expect.stringContaining('postedIsSumOfEntries'),
  ]);
  expect(found({ ...sound, journals: [journal!, journal!] })).toEqual([
    'oneJournalPerCause enter/card/K1',
    'postedIsSumOfEntries card/EUR/K1',
    'postedIsSumOfEntries suspense/EUR/',
  ]);
  expect(found({ ...sound, balances: new Map() })).toEqual([
    'heldIsSumOfHolds card/EUR/K1',
    'postedIsSumOfEntries card/EUR/K1',
    'postedIsSumOfEntries suspense/EUR/',
  ]);
});

test('accounts of cards and wallets have owners, the unit’s own do not', () => {
  expect(accountKey(unitAccount('tax', 'EUR'))).toBe('tax/EUR/');
  expect(accountKey(CARD)).toBe('card/EUR/K1');
  expect(accountKey(walletAccount('c1', 'EUR'))).toBe('wallet/EUR/c1');
});
