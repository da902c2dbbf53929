import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyChange,
  availableOf,
  bookBreaches,
  cardAccount,
  EMPTY_BOOK,
  enterBalance,
  importBalance,
  placeHolds,
  takeLateMoney,
  topUp,
  transfer,
  unitAccount,
  walletAccount,
} from './index.ts';
import type { Book, LedgerChange } from './index.ts';

const A = cardAccount('A', 'EUR');
const B = cardAccount('B', 'EUR');
const WALLET = walletAccount('c1', 'EUR');
const book = (...changes: readonly LedgerChange[]): Book =>
  changes.reduce((held, change) => Result.getOrThrow(applyChange(held, change)), EMPTY_BOOK);
const tagOf = (held: Book, change: LedgerChange): string | null => {
  const result = applyChange(held, change);
  return Result.isFailure(result) ? result.failure._tag : null;
};
const moved = (amountMinor: bigint, transferId = 'TR1') =>
  transfer({ transferId, fromCardId: 'A', toCardId: 'B', amountMinor, currency: 'EUR' });
const minor = fc.bigInt({ min: 1n, max: 1_000_000n });

describe('a top-up', () => {
  test('adds its amount to the card or wallet and its fee to the fees; the provider owes both [S1.15][A-08][A-87]', () => {
    fc.assert(
      fc.property(fc.constantFrom(A, WALLET), minor, fc.bigInt({ min: 0n, max: 500n }), (to, amountMinor, feeMinor) => {
        const held = book(topUp({ paymentId: 'p-1', to, amountMinor, feeMinor }));
        expect(availableOf(held, to)).toBe(amountMinor);
        expect(availableOf(held, unitAccount('fees', 'EUR'))).toBe(feeMinor);
        expect(availableOf(held, unitAccount('pspClearing', 'EUR'))).toBe(-amountMinor - feeMinor);
        expect(bookBreaches(held)).toEqual([]);
      }),
    );
  });

  test('that staff book from late money is taken out of suspense, because the provider has already paid [A-87]', () => {
    const money = { paymentId: 'p-1', amountMinor: 110n, currency: 'EUR', from: 'provider' } as const;
    const paid = { paymentId: 'p-1', to: WALLET, amountMinor: 100n, feeMinor: 10n, paidFrom: 'suspense' } as const;
    const held = book(takeLateMoney(money), topUp(paid));
    expect(availableOf(held, WALLET)).toBe(100n);
    expect(availableOf(held, unitAccount('suspense', 'EUR'))).toBe(0n);
    expect(availableOf(held, unitAccount('pspClearing', 'EUR'))).toBe(-110n);
  });

  test('is added once for a payment, whatever it is added to [A-87]', () => {
    const once = { paymentId: 'p-1', to: A, amountMinor: 100n, feeMinor: 0n };
    expect(tagOf(book(topUp(once)), topUp({ ...once, to: WALLET }))).toBe('AlreadyPosted');
    expect(tagOf(book(topUp(once)), topUp({ ...once, paymentId: 'p-2' }))).toBeNull();
  });
});

describe('a transfer', () => {
  test('moves value from card to card and creates none [S1.18][A-95]', () => {
    fc.assert(
      fc.property(minor, minor, (there, wanted) => {
        const amountMinor = wanted < there ? wanted : there;
        const held = book(enterBalance('A', there, 'EUR'), moved(amountMinor));
        expect([availableOf(held, A), availableOf(held, B)]).toEqual([there - amountMinor, amountMinor]);
        expect(bookBreaches(held)).toEqual([]);
      }),
    );
  });

  test('moves at most the card’s balance less holds, and only once [A-95]', () => {
    const held = book(enterBalance('A', 100n, 'EUR'), placeHolds('FR1', [{ account: A, amountMinor: 60n }]));
    expect(tagOf(held, moved(41n))).toBe('InsufficientFunds');
    expect(tagOf(held, moved(40n))).toBeNull();
    expect(tagOf(book(enterBalance('A', 100n, 'EUR'), moved(40n)), moved(40n))).toBe('AlreadyPosted');
    expect(tagOf(book(enterBalance('A', 100n, 'EUR'), moved(40n)), moved(40n, 'TR2'))).toBeNull();
  });

  test('to the same card, or or of zero or less, is a defect [A-95]', () => {
    const same = { transferId: 'TR1', fromCardId: 'A', toCardId: 'A', amountMinor: 1n, currency: 'EUR' };
    expect(() => transfer(same)).toThrow(RangeError);
    for (const amountMinor of [0n, -1n]) expect(() => moved(amountMinor)).toThrow(RangeError);
  });
});

describe('an imported balance', () => {
  const imported = { importId: 'I1', cardId: 'A', customerId: 'c1', amountMinor: 100n, currency: 'EUR' };

  test('is moved from the card to the wallet once [S1.17][A-89]', () => {
    const held = book(enterBalance('A', 100n, 'EUR'), importBalance(imported));
    expect([availableOf(held, A), availableOf(held, WALLET)]).toEqual([0n, 100n]);
    expect(bookBreaches(held)).toEqual([]);
    expect(tagOf(held, importBalance(imported))).toBe('AlreadyPosted');
    expect(tagOf(held, importBalance({ ...imported, importId: 'I2' }))).toBe('InsufficientFunds');
  });

  test('of zero is a defect', () => {
    expect(() => importBalance({ ...imported, amountMinor: 0n })).toThrow(RangeError);
  });
});
