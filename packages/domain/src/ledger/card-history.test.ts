import * as fc from 'fast-check';
import { Result } from 'effect';
import { expect, test } from 'vitest';
import { inconsistentEvent, type CardEvent } from '../card-history/index.ts';
import { fromMinorUnits } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import {
  accountKey,
  applyChange,
  type Book,
  cardAccount,
  cardEventOf,
  EMPTY_BOOK,
  enterBalance,
  importBalance,
  isExpiry,
  issue,
  type JournalKind,
  type LedgerChange,
  settle,
  topUp,
  transfer,
  unitAccount,
} from './index.ts';

const CARDS = ['card-0', 'card-1', 'card-2'] as const;
const currency = 'EUR';
const NO_TAX = { goods: 0n, extra: 0n, cardMade: 0n, letter: 0n };

/** A random event of cards, identified by its index. */
const changeOf = (kind: number, turn: number, at: number, amountMinor: bigint): LedgerChange => {
  const cardId = CARDS[at % CARDS.length]!;
  const toCardId = CARDS[(at + 1) % CARDS.length]!;
  const id = `${turn}`;
  const sale = {
    currency,
    face: amountMinor,
    given: 0n,
    goods: amountMinor,
    extra: 0n,
    cardMade: 0n,
    letter: 0n,
    commission: 0n,
    tax: NO_TAX,
  };
  const coupons = [{ cardId, applied: amountMinor, lost: 0n }];
  const ways: readonly (() => LedgerChange)[] = [
    () => topUp({ paymentId: id, to: cardAccount(cardId, currency), amountMinor, feeMinor: 0n }),
    () => transfer({ transferId: id, fromCardId: cardId, toCardId, amountMinor, currency }),
    () => importBalance({ importId: id, cardId, customerId: 'C1', amountMinor, currency }),
    () => ({
      ...settle({
        orderNo: id,
        sale,
        coupons,
        paidMinor: 0n,
        paidFrom: { type: 'provider' },
        bonus: null,
        salesmanId: null,
      }),
      holds: [],
    }),
    () => issue({ lineId: id, unit: 1, cardId, faceMinor: amountMinor, currency }),
  ];
  return ways[kind % ways.length]!();
};

const historyOf = (book: Book, cardId: string): readonly CardEvent[] => {
  const key = accountKey(cardAccount(cardId, currency));
  let balance = 0n;
  return book.journals.flatMap(({ kind, entries }) =>
    entries
      .filter(({ account }) => accountKey(account) === key)
      .map(({ amountMinor }) => {
        balance += amountMinor;
        const amount = fromMinorUnits(amountMinor < 0n ? -amountMinor : amountMinor, euro);
        return {
          kind: cardEventOf(kind, amountMinor),
          amount,
          balanceAfter: fromMinorUnits(balance, euro),
          at: 0,
          reference: null,
        };
      }),
  );
};

test('after any events the histories of cards follow from the books: no event is inconsistent [S4.2]', () => {
  const step = fc.tuple(fc.nat(4), fc.nat(2), fc.bigInt({ min: 1n, max: 5_000n }));
  const liable: Book = {
    ...EMPTY_BOOK,
    balances: new Map([
      [
        accountKey(unitAccount('cardLiability', currency)),
        { account: unitAccount('cardLiability', currency), posted: 10n ** 9n, held: 0n },
      ],
    ]),
  };
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const changes = [
        ...CARDS.map((cardId) => enterBalance(cardId, 4_000n, currency)),
        ...steps.map(([kind, at, amount], turn) => changeOf(kind, turn, at, amount)),
      ];
      const book = changes.reduce((held, change) => Result.getOrElse(applyChange(held, change), () => held), liable);
      for (const cardId of CARDS) {
        const history = historyOf(book, cardId);
        expect(history[0]?.kind).toBe('activate');
        expect(inconsistentEvent(history, euro)).toBeNull();
      }
    }),
  );
});

const words = (kind: JournalKind) => [1n, -1n].map((sign) => Result.try(() => cardEventOf(kind, sign)));

const seen = (kind: JournalKind) => words(kind).map((word) => Result.getOrElse(word, () => null));

test('only what was left after the last day is told as lost, for the history has no kind of its own for it [S4.2][A-181]', () => {
  expect((['expire', 'settle', 'returnCards'] as const).map(isExpiry)).toEqual([true, false, false]);
});

test('each entry on a card has its own kind of event in the history [S3.99][S4.2]', () => {
  expect(seen('enter')).toEqual(['activate', null]);
  expect(seen('issue')).toEqual(['activate', null]);
  expect(seen('settle')).toEqual([null, 'redeem']);
  expect(seen('topUp')).toEqual(['reload', null]);
  expect(seen('transfer')).toEqual(['received', 'transfer']);
  expect(seen('importBalance')).toEqual([null, 'transfer']);
  expect(seen('expire')).toEqual([null, 'redeem']);
  expect(seen('lateMoney')).toEqual([null, null]);
  expect(seen('refundLateMoney')).toEqual([null, null]);
});
