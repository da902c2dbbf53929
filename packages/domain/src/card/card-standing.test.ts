import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isZero, money, zero } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { addDays } from '../time/index.ts';
import {
  CARD_SHELVES,
  cardLifeOf,
  cardWorthOf,
  cardStandingOf,
  ENDING_SOON_DAYS,
  isExpired,
  isOnShelf,
} from './index.ts';
import type { Card } from './index.ts';
import { anyCard, CARD_TODAY as TODAY, usableCard } from './testing.ts';

const card: Card = {
  cardNumber: '9999000000004417',
  pin: null,
  balance: money('40', euro),
  initialBalance: money('50', euro),
  hasMoved: true,
  country: 'FR',
  purchasedOn: addDays(TODAY, -10),
  expiresOn: addDays(TODAY, 200),
  state: 'used',
  isBlocked: false,
  lock: null,
};
const EMPTY = { balance: zero(euro) };

describe('the standing of a card', () => {
  const whole = { ...card, balance: card.initialBalance, hasMoved: false };

  test('follows its value: new while whole and untouched, begun once anything moved, used up at zero [S3.97][A-173][A-180]', () => {
    expect(cardStandingOf(whole, TODAY)).toBe('new');
    expect(cardStandingOf({ ...whole, hasMoved: true }, TODAY)).toBe('begun');
    expect(cardStandingOf({ ...whole, balance: money('30', euro) }, TODAY)).toBe('begun');
    expect(cardStandingOf({ ...whole, balance: money('80', euro), hasMoved: true }, TODAY)).toBe('begun');
    expect(cardStandingOf({ ...card, ...EMPTY }, TODAY)).toBe('usedUp');
  });

  test('does not follow the owner’s mark [A-173]', () => {
    fc.assert(
      fc.property(usableCard(), fc.constantFrom('new' as const, 'used' as const), (any, state) => {
        expect(cardStandingOf({ ...any, state }, TODAY)).toBe(cardStandingOf(any, TODAY));
      }),
    );
  });

  test('is ending soon in its last thirty days, while there is something left', () => {
    const until = (days: number) => cardStandingOf({ ...card, expiresOn: addDays(TODAY, days) }, TODAY);
    expect([until(ENDING_SOON_DAYS + 1), until(ENDING_SOON_DAYS), until(0)]).toEqual([
      'begun',
      'endingSoon',
      'endingSoon',
    ]);
    expect(cardStandingOf({ ...card, ...EMPTY, expiresOn: TODAY }, TODAY)).toBe('usedUp');
    expect(ENDING_SOON_DAYS).toBe(30);
  });

  test('is the reason that prevents its use, whatever its balance [A-86]', () => {
    for (const left of [{}, EMPTY]) {
      expect(cardStandingOf({ ...card, ...left, isBlocked: true }, TODAY)).toBe('blocked');
      expect(cardStandingOf({ ...card, ...left, lock: 'wrongPins' }, TODAY)).toBe('wrongPins');
      expect(cardStandingOf({ ...card, ...left, expiresOn: addDays(TODAY, -1) }, TODAY)).toBe('expired');
    }
  });

  test('never hides that a card cannot be used', () => {
    fc.assert(
      fc.property(anyCard(), (any) => {
        const life = cardLifeOf(any, TODAY);
        if (life !== 'new' && life !== 'used') expect(cardStandingOf(any, TODAY)).toBe(life);
      }),
    );
  });
});

describe('the shelves of a list', () => {
  test('are all, new, begun and ended; every card is on all and on one other', () => {
    expect(CARD_SHELVES).toEqual(['all', 'new', 'begun', 'ended']);
    fc.assert(
      fc.property(anyCard(), (any) => {
        const shelves = CARD_SHELVES.filter((shelf) => isOnShelf(any, shelf, TODAY));
        expect(shelves).toHaveLength(2);
        expect(shelves[0]).toBe('all');
      }),
    );
  });

  test('ended contains expired and used up cards only', () => {
    fc.assert(
      fc.property(anyCard(), (any) => {
        expect(isOnShelf(any, 'ended', TODAY)).toBe(isExpired(any, TODAY) || isZero(any.balance));
      }),
    );
  });

  test('new and begun follow the value, blocked or not, whatever the mark [A-173]', () => {
    fc.assert(
      fc.property(usableCard(), fc.boolean(), (usable, isBlocked) => {
        const worth = cardWorthOf(usable);
        expect(isOnShelf({ ...usable, isBlocked }, 'new', TODAY)).toBe(worth === 'new');
        expect(isOnShelf({ ...usable, isBlocked }, 'begun', TODAY)).toBe(worth === 'begun');
      }),
    );
  });
});
