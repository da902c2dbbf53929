import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isZero, money, zero } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { addDays, compareDates } from '../time/index.ts';
import { calendarDates } from '../time/testing.ts';
import {
  balanceShare,
  CARD_LOCKS,
  CARD_STATES,
  CARD_USES,
  cardLifeOf,
  cardStateOf,
  checkCardUse,
  expiryOf,
  isExpired,
  offeredUses,
  withCard,
} from './index.ts';
import type { Card, CardUse, CardUseFacts } from './index.ts';
import { anyCard, CARD_TODAY, cardDetails, openFacts, SAMPLE_CARD, usableCard } from './testing.ts';

const TODAY = CARD_TODAY;
const card = SAMPLE_CARD;
const facts = openFacts(card);
const refusal = (use: CardUse, of: Card, over: Partial<CardUseFacts> = {}) => {
  const result = checkCardUse(use, of, { ...facts, ...over });
  return Result.isFailure(result) ? result.failure : null;
};

describe('the life of a card', () => {
  test('a card has a number, a PIN, a balance, an initial balance, an expiry, isBlocked and a purchase date [S3.96]', () => {
    const fields = 'cardNumber pin balance initialBalance expiresOn isBlocked purchasedOn state'.split(' ');
    expect(Object.keys(card)).toEqual(expect.arrayContaining(fields));
  });

  test('its state is new, used or expired [S3.97]', () => {
    expect(CARD_STATES).toEqual(['new', 'used', 'expired']);
    expect(cardStateOf({ ...card, state: 'used' }, TODAY)).toBe('used');
    expect(cardStateOf(card, TODAY)).toBe('new');
    expect(cardStateOf({ ...card, state: 'expired' }, TODAY)).toBe('expired');
  });

  test('it may be used on its last day, and is expired from the next, whatever its mark [S3.97][A-86]', () => {
    fc.assert(
      fc.property(calendarDates, fc.constantFrom('new' as const, 'used' as const), (expiresOn, state) => {
        expect(isExpired({ expiresOn, state }, expiresOn)).toBe(false);
        expect(cardStateOf({ expiresOn, state }, addDays(expiresOn, -1))).toBe(state);
        expect(cardStateOf({ expiresOn, state }, addDays(expiresOn, 1))).toBe('expired');
      }),
    );
  });

  test('it expires after its validity in whole months, if needed on the last day of a shorter month [S5.30][A-28]', () => {
    expect(expiryOf({ year: 2026, month: 1, day: 31 }, 1)).toEqual({ year: 2026, month: 2, day: 28 });
    expect(expiryOf({ year: 2026, month: 11, day: 21 }, 12)).toEqual({ year: 2027, month: 11, day: 21 });
    fc.assert(
      fc.property(calendarDates, fc.integer({ min: 1, max: 11 }), (issuedOn, months) => {
        expect(compareDates(expiryOf(issuedOn, months), issuedOn)).toBeGreaterThan(0);
        expect(compareDates(expiryOf(issuedOn, months + 1), expiryOf(issuedOn, months))).toBeGreaterThan(0);
      }),
    );
  });

  test('its label is expired before locked, locked before blocked, blocked before its mark [A-85][A-86]', () => {
    const worst: Card = { ...card, state: 'expired', lock: 'untilReceipt', isBlocked: true };
    expect(cardLifeOf(worst, TODAY)).toBe('expired');
    expect(cardLifeOf({ ...worst, state: 'used' }, TODAY)).toBe('untilReceipt');
    expect(cardLifeOf({ ...worst, state: 'used', lock: 'wrongPins' }, TODAY)).toBe('wrongPins');
    expect(cardLifeOf({ ...worst, state: 'used', lock: null }, TODAY)).toBe('blocked');
    expect(cardLifeOf({ ...card, state: 'used' }, TODAY)).toBe('used');
    expect(cardLifeOf(card, TODAY)).toBe('new');
  });
});

describe('using a card', () => {
  test('is possible in every way if nothing prevents it', () => {
    fc.assert(
      fc.property(usableCard(), (usable) => {
        expect(offeredUses(usable, openFacts(usable))).toEqual(CARD_USES);
      }),
    );
  });

  test('is refused in every way while the card is blocked [S4.47][A-86]', () => {
    fc.assert(
      fc.property(usableCard(), (usable) => {
        const blocked = { ...usable, isBlocked: true };
        expect(offeredUses(blocked, openFacts(usable))).toEqual([]);
        for (const use of CARD_USES)
          expect(checkCardUse(use, blocked, openFacts(usable))).toEqual(Result.fail({ _tag: 'CardBlocked' }));
      }),
    );
  });

  test('is refused in every way once it has expired, with its last day [A-86]', () => {
    const tomorrow = addDays(TODAY, 1);
    for (const use of CARD_USES)
      expect(refusal(use, { ...card, isBlocked: true, lock: 'wrongPins' }, { today: tomorrow })).toEqual({
        _tag: 'CardExpired',
        expiredOn: TODAY,
      });
  });

  test('is refused in every way while it is locked, with the kind of lock, so that the holder contacts support [S8.36][A-85]', () => {
    expect(CARD_LOCKS).toEqual(['untilReceipt', 'wrongPins']);
    for (const lock of CARD_LOCKS) {
      for (const use of CARD_USES)
        expect(refusal(use, { ...card, isBlocked: true, lock })).toEqual({ _tag: 'CardLocked', lock });
    }
  });

  test('for a payment is possible in the chosen country only [S5.66]', () => {
    expect(refusal('pay', card, { country: 'AE' })).toEqual({ _tag: 'CardNotUsableInCountry', country: 'FR' });
    expect(refusal('pay', card, { country: 'FR' })).toBeNull();
    for (const use of ['transfer', 'topUp', 'print', 'resend'] as const)
      expect(refusal(use, card, { country: 'AE' })).toBeNull();
  });

  test('for a payment or a transfer needs a balance; the others do not [A-95]', () => {
    const empty = { ...card, balance: zero(euro) };
    expect(CARD_USES.map((use) => refusal(use, empty)?._tag ?? null)).toEqual([
      'CardEmpty',
      'CardEmpty',
      null,
      null,
      null,
      null,
    ]);
  });

  test('to top it up needs a reloadable product, to transfer it one that offers transfers [A-87][A-95]', () => {
    expect(CARD_USES.map((use) => refusal(use, card, { isReloadable: false })?._tag ?? null)).toEqual([
      null,
      null,
      'CardNotReloadable',
      null,
      null,
      null,
    ]);
    expect(CARD_USES.map((use) => refusal(use, card, { transferMode: 'none' })?._tag ?? null)).toEqual([
      null,
      'CardNotTransferable',
      null,
      null,
      null,
      null,
    ]);
    expect(refusal('transfer', card, { transferMode: 'whole' })).toBeNull();
  });

  test('is offered exactly if it is not refused', () => {
    fc.assert(
      fc.property(anyCard(), fc.boolean(), (any, isReloadable) => {
        const mixed = { ...openFacts(any), isReloadable };
        const refused = CARD_USES.filter((use) => Result.isFailure(checkCardUse(use, any, mixed)));
        expect([...offeredUses(any, mixed), ...refused].toSorted()).toEqual(CARD_USES.toSorted());
        expect(offeredUses(any, mixed).includes('pay')).toBe(
          !any.isBlocked && any.lock === null && !isExpired(any, TODAY) && !isZero(any.balance),
        );
      }),
    );
  });
});

test('a changed card replaces only itself among the cards of its product [S3.98]', () => {
  fc.assert(
    fc.property(cardDetails(), fc.nat(), (detail, pick) => {
      fc.pre(detail.cards.length > 0);
      const at = pick % detail.cards.length;
      const changed = { ...detail.cards[at]!, balance: money('1234', euro) };
      expect(withCard(detail, changed)).toEqual({ ...detail, cards: detail.cards.with(at, changed) });
      expect(withCard(detail, { ...changed, cardNumber: 'other' })).toEqual(detail);
    }),
  );
});

test('a bar shows how much of the initial balance is left, and nothing for a card that was issued empty', () => {
  expect(balanceShare(card)).toBe(0.8);
  expect(balanceShare({ ...card, balance: zero(euro) })).toBe(0);
  expect(balanceShare({ ...card, balance: zero(euro), initialBalance: zero(euro) })).toBe(0);
});
