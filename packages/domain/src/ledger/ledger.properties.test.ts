import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCurrency, euro } from '../money/testing.ts';
import { toMinorUnits } from '../money/index.ts';
import {
  applyChange,
  availableOf,
  balanceOf,
  bookBreaches,
  cardAccount,
  EMPTY_BOOK,
  placeHolds,
  refundLateMoney,
  releaseHolds,
  reservations,
  takeLateMoney,
  unitAccount,
} from './index.ts';
import { sumByCurrency } from './journal.ts';
import { priceOf } from '../sale/index.ts';
import type { UnitAccountKind } from './account.ts';
import type { Book, LedgerChange } from './index.ts';
import { fundingOf, purchaseOf, soldOrder } from './testing.ts';
import type { SoldOrder } from './testing.ts';

const anyOrder = anyCurrency.chain((of) => soldOrder(of));

const applyAll = (book: Book, changes: readonly LedgerChange[]): Book =>
  changes.reduce((book, change) => Result.getOrThrow(applyChange(book, change)), book);

const funded = (order: SoldOrder): Book => applyAll(EMPTY_BOOK, fundingOf(order));

const releaseOf = ({ settlement }: SoldOrder): LedgerChange =>
  releaseHolds(settlement.orderNo, reservations(settlement));

const bought = (order: SoldOrder): Book => applyAll(funded(order), purchaseOf(order));

const posted = (book: Book, kind: UnitAccountKind, { settlement }: SoldOrder): bigint =>
  balanceOf(book, unitAccount(kind, settlement.sale.currency)).posted;

describe('laws of one purchase', () => {
  test('every journal sums to zero in every currency, and has no empty entry', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        for (const { journal } of purchaseOf(order)) {
          for (const rest of sumByCurrency(journal?.entries ?? []).values()) expect(rest).toBe(0n);
          expect(journal?.entries.every(({ amountMinor }) => amountMinor !== 0n) ?? true).toBe(true);
        }
      }),
    );
  });

  test('the order has one settlement journal, however it is paid', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const settlements = bought(order).journals.filter(({ kind }) => kind === 'settle');
        expect(settlements).toHaveLength(1);
        expect(settlements[0]?.entries.length).toBeGreaterThanOrEqual(2);
      }),
    );
  });

  test('after settling and issuing each card has its face value as its balance, whatever was paid for it, and no liability is left', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const book = bought(order);
        for (const { cardId, faceMinor, currency } of order.issues) {
          expect(balanceOf(book, cardAccount(cardId, currency)).posted).toBe(faceMinor);
        }
        expect(posted(book, 'cardLiability', order)).toBe(0n);
      }),
    );
  });

  test('the discount account gets the difference of face value and price', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const discount = order.total.lines.reduce((sum, line) => sum + toMinorUnits(line.discount), 0n);
        expect(posted(bought(order), 'discount', order)).toBe(-discount);
      }),
    );
  });

  test('fees, extra products and letters are booked net of tax, and the tax account gets all tax [A-06]', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const book = bought(order);
        const { extra, cardMade, letter, tax } = order.settlement.sale;
        expect(posted(book, 'fees', order)).toBe(cardMade - tax.cardMade);
        expect(posted(book, 'extraIncome', order)).toBe(extra - tax.extra);
        expect(posted(book, 'letterIncome', order)).toBe(letter - tax.letter);
        expect(posted(book, 'tax', order)).toBe(tax.goods + tax.extra + tax.cardMade + tax.letter);
        expect(posted(book, 'prepaidTax', order)).toBe(-tax.goods);
      }),
    );
  });

  test('provider clearing is what was paid at the provider, and nothing else', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const { paidFrom, paidMinor } = order.settlement;
        const isByProvider = paidFrom.type === 'provider' || paidFrom.type === 'suspense';
        expect(posted(bought(order), 'pspClearing', order)).toBe(isByProvider ? -paidMinor : 0n);
      }),
    );
  });

  test('payment and coupons together are the price, to the cent [A-01][A-14]', () => {
    fc.assert(
      fc.property(anyOrder, ({ settlement: { sale, coupons, paidMinor }, total }) => {
        const applied = coupons.reduce((sum, coupon) => sum + coupon.applied, 0n);
        expect(paidMinor + applied).toBe(priceOf(sale));
        expect(priceOf(sale)).toBe(toMinorUnits(total.gross));
      }),
    );
  });

  test('a coupon’s card keeps the remaining balance stated by the cart, and a lost rest becomes income [A-16]', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const book = bought(order);
        for (const { coupon, remaining } of order.total.coupons.filter(({ coupon }) => !coupon.isThirdParty)) {
          const card = cardAccount(coupon.cardNumber, order.settlement.sale.currency);
          expect(balanceOf(book, card).posted).toBe(toMinorUnits(remaining));
        }
        const lost = order.settlement.coupons.reduce((sum, coupon) => sum + coupon.lost, 0n);
        expect(posted(book, 'expiryIncome', order)).toBe(lost);
      }),
    );
  });

  test('a hold prevents value from being spent until it is posted or released, and then nothing is held [A-16][A-102]', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const reserved = reservations(order.settlement).filter(({ amountMinor }) => amountMinor !== 0n);
        const before = funded(order);
        const held = applyAll(before, [placeHolds('FR1', reserved)]);
        for (const { account, amountMinor } of reserved) {
          expect(availableOf(held, account)).toBe(availableOf(before, account) - amountMinor);
        }
        for (const { coupon, remaining } of order.total.coupons.filter(({ coupon }) => !coupon.isThirdParty)) {
          const card = cardAccount(coupon.cardNumber, order.settlement.sale.currency);
          expect(availableOf(held, card)).toBe(toMinorUnits(remaining));
        }
        const released = applyAll(held, [releaseHolds('FR1', reserved)]);
        for (const book of [released, bought(order)]) {
          for (const { account } of reserved) expect(balanceOf(book, account).held).toBe(0n);
        }
        expect(applyAll(released, purchaseOf(order)).journals).toEqual(bought(order).journals);
      }),
    );
  });
});

describe('laws of any sequence of changes', () => {
  const orders = fc.tuple(soldOrder(euro, 'FR1'), soldOrder(euro, 'FR2'));
  const LATE = { paymentId: 'late', amountMinor: 700n, currency: 'EUR', from: 'provider' } as const;

  /** Changes of two orders and of late money, in any order, some twice, some never. */
  const history = orders.chain(([one, two]) => {
    const changes = [...purchaseOf(one), ...purchaseOf(two), releaseOf(one), releaseOf(two), takeLateMoney(LATE)];
    const start = applyAll(EMPTY_BOOK, [...fundingOf(one), ...fundingOf(two)]);
    return fc.tuple(
      fc.constant(start),
      fc.array(fc.constantFrom(...changes, refundLateMoney(LATE)), { maxLength: 40 }),
    );
  });

  test('the books are consistent after every change, accepted or refused; a refused one changes nothing', () => {
    fc.assert(
      fc.property(history, ([start, changes]) => {
        let book = start;
        for (const change of changes) {
          const before = book.journals.length;
          const result = applyChange(book, change);
          if (Result.isSuccess(result)) book = result.success;
          else expect(book.journals.length).toBe(before);
          expect(bookBreaches(book)).toEqual([]);
        }
      }),
    );
  });

  test('the same event twice posts once', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const book = bought(order);
        for (const change of purchaseOf(order).filter(({ journal }) => journal !== null)) {
          expect(applyChange(book, { ...change, holds: [] })).toMatchObject({ failure: { _tag: 'AlreadyPosted' } });
        }
      }),
    );
  });

  test('late money goes into suspense and leaves it completely with a refund', () => {
    const taken = applyAll(EMPTY_BOOK, [takeLateMoney(LATE)]);
    expect(balanceOf(taken, unitAccount('suspense', 'EUR')).posted).toBe(700n);
    expect(balanceOf(taken, unitAccount('pspClearing', 'EUR')).posted).toBe(-700n);
    const refunded = applyAll(taken, [refundLateMoney(LATE)]);
    for (const { posted } of refunded.balances.values()) expect(posted).toBe(0n);
  });
});
