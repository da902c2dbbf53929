import * as fc from 'fast-check';
import { Result } from 'effect';
import { describe, expect, test } from 'vitest';
import { anyCurrency } from '../money/testing.ts';
import {
  ACCOUNT_KINDS,
  accountKey,
  applyChange,
  cardAccount,
  EMPTY_BOOK,
  enterBalance,
  importBalance,
  isFloored,
  isOwned,
  issue,
  placeHolds,
  refundLateMoney,
  releaseHolds,
  reservations,
  settle,
  takeLateMoney,
  topUp,
  transfer,
  unitAccount,
  walletAccount,
} from './index.ts';
import { sumByCurrency } from './journal.ts';
import { couponEntries } from './postings.ts';
import type { LedgerChange, Settlement } from './index.ts';
import { soldOrder } from './testing.ts';

const CARD = cardAccount('K1', 'EUR');
const WALLET = walletAccount('c1', 'EUR');
const SUSPENSE = unitAccount('suspense', 'EUR');
const NO_TAX = { goods: 0n, extra: 0n, cardMade: 0n, letter: 0n };
const SALE = {
  currency: 'EUR',
  face: 165n,
  given: 0n,
  goods: 165n,
  extra: 0n,
  cardMade: 0n,
  letter: 0n,
  commission: 0n,
  tax: NO_TAX,
};
const COUPONS = [
  { cardId: 'K1', applied: 100n, lost: 5n },
  { cardId: null, applied: 15n, lost: 0n },
];
/** 100 and 15 by coupons, one of them a third party's; 50 from the wallet. */
const BY_WALLET: Settlement = {
  orderNo: 'FR1',
  sale: SALE,
  coupons: COUPONS,
  paidMinor: 50n,
  paidFrom: { type: 'wallet', customerId: 'c1' },
  bonus: null,
  salesmanId: null,
};
const LATE = { paymentId: 'p-1', amountMinor: 700n, currency: 'EUR', from: 'provider' } as const;
const MOVED = { amountMinor: 1n, currency: 'EUR' };

test('each journal has its kind and its cause, for which it posts once [A-87][A-89][A-95][A-102]', () => {
  const journals = [
    settle(BY_WALLET),
    issue({ lineId: 'L1', unit: 2, cardId: 'K1', faceMinor: 1n, currency: 'EUR' }),
    enterBalance('K1', 1n, 'EUR'),
    takeLateMoney(LATE),
    refundLateMoney(LATE),
    topUp({ paymentId: 'p-1', to: CARD, amountMinor: 1n, feeMinor: 0n }),
    transfer({ ...MOVED, transferId: 'TR1', fromCardId: 'K1', toCardId: 'K2' }),
    importBalance({ ...MOVED, importId: 'I1', cardId: 'K1', customerId: 'c1' }),
  ].map(({ journal }) => [journal?.kind, journal?.cause]);
  expect(journals).toEqual([
    ['settle', { type: 'order', id: 'FR1' }],
    ['issue', { type: 'orderUnit', id: 'L1:2' }],
    ['enter', { type: 'card', id: 'K1' }],
    ['lateMoney', { type: 'payment', id: 'p-1' }],
    ['refundLateMoney', { type: 'payment', id: 'p-1' }],
    ['topUp', { type: 'payment', id: 'p-1' }],
    ['transfer', { type: 'transfer', id: 'TR1' }],
    ['importBalance', { type: 'importBalance', id: 'I1' }],
  ]);
});

test('causes of different types are different, even with the same id', () => {
  const entered = Result.getOrThrow(applyChange(EMPTY_BOOK, enterBalance('K1', 1n, 'EUR')));
  const [journal] = entered.journals;
  const other = { ...journal!, cause: { type: 'order', id: 'K1' } as const };
  expect(Result.isSuccess(applyChange(entered, { journal: other, holds: [] }))).toBe(true);
});

test('a balance that was not sold here, and a coupon of a third party, enter from suspense', () => {
  expect(enterBalance('K1', 3n, 'EUR').journal?.entries).toEqual([
    { account: CARD, amountMinor: 3n },
    { account: SUSPENSE, amountMinor: -3n },
  ]);
  expect(couponEntries(COUPONS.slice(1), 'EUR')[0]).toEqual({ account: SUSPENSE, amountMinor: -15n });
});

const statesAfter = (...changes: readonly LedgerChange[]): readonly string[] => {
  const { holds } = changes.reduce((book, change) => Result.getOrThrow(applyChange(book, change)), EMPTY_BOOK);
  return [...holds.values()].map(({ account, state }) => `${account.kind} ${state}`);
};

describe('reservations', () => {
  const HELD = [
    { account: CARD, amountMinor: 105n },
    { account: WALLET, amountMinor: 50n },
  ];

  test('are of the coupons’ cards, including what they lose, and of the paying wallet only [A-16][A-102]', () => {
    expect(reservations(BY_WALLET)).toEqual(HELD);
    for (const type of ['provider', 'bank', 'suspense'] as const)
      expect(reservations({ ...BY_WALLET, paidFrom: { type } })).toEqual(HELD.slice(0, 1));
  });

  test('of zero are omitted', () => {
    expect(placeHolds('FR1', [{ account: CARD, amountMinor: 0n }, ...HELD]).holds).toHaveLength(2);
  });

  test('are open until the order is settled, then posted, or until they are released [A-102]', () => {
    const held = [
      enterBalance('K1', 105n, 'EUR'),
      topUp({ paymentId: 'p', to: WALLET, amountMinor: 50n, feeMinor: 0n }),
    ];
    const placed = [...held, placeHolds('FR1', HELD)];
    expect(statesAfter(...placed)).toEqual(['card open', 'wallet open']);
    expect(statesAfter(...placed, settle(BY_WALLET))).toEqual(['card posted', 'wallet posted']);
    expect(statesAfter(...placed, releaseHolds('FR1', HELD))).toEqual(['card released', 'wallet released']);
  });
});

test('the source of the rest is debited with it: provider, bank, suspense or a wallet', () => {
  const payers = [
    [{ type: 'provider' }, unitAccount('pspClearing', 'EUR')],
    [{ type: 'bank' }, unitAccount('bankClearing', 'EUR')],
    [{ type: 'wallet', customerId: 'c1' }, WALLET],
  ] as const;
  for (const [paidFrom, account] of payers)
    expect(settle({ ...BY_WALLET, paidFrom }).journal?.entries).toContainEqual({ account, amountMinor: -50n });
  const [fromSuspense] = settle({ ...BY_WALLET, paidFrom: { type: 'suspense' } }).journal!.entries.filter(
    ({ account }) => account.kind === 'suspense',
  );
  expect(fromSuspense?.amountMinor).toBe(-65n);
});

describe('entries', () => {
  test('of a journal are one per account, in locking order', () => {
    fc.assert(
      fc.property(
        anyCurrency.chain((of) => soldOrder(of)),
        ({ settlement }) => {
          const keys = settle(settlement).journal?.entries.map(({ account }) => accountKey(account)) ?? [];
          expect(keys).toEqual([...new Set(keys)].toSorted());
        },
      ),
    );
  });

  test('are summed separately for each currency: one currency does not compensate for another', () => {
    const inDollars = { account: unitAccount('tax', 'USD'), amountMinor: -3n };
    const inEuros = [1n, 2n].map((amountMinor) => ({ account: CARD, amountMinor }));
    expect(sumByCurrency([...inEuros, inDollars])).toEqual(
      new Map([
        ['EUR', 3n],
        ['USD', -3n],
      ]),
    );
  });
});

test('cards, wallets and commissions have an account for each owner; they and the liabilities for cards and bonuses are never overdrawn', () => {
  expect(ACCOUNT_KINDS.filter(isOwned)).toEqual(['card', 'wallet', 'commission']);
  expect(ACCOUNT_KINDS.filter(isFloored)).toEqual(['card', 'wallet', 'cardLiability', 'bonusLiability', 'commission']);
});
