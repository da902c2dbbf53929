import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isZero, money, zero } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { addDays } from '../time/index.ts';
import { CARD_SHELVES, cardLifeOf, cardStandingOf, ENDING_SOON_DAYS, isExpired, isOnShelf } from './index.ts';
import type { Card } from './index.ts';
import { anyCard, CARD_TODAY as TODAY, usableCard } from './testing.ts';

const card: Card = {
  cardNumber: '9999000000004417',
  pin: null,
  balance: money('40', euro),
  initialBalance: money('50', euro),
  country: 'FR',
  purchasedOn: addDays(TODAY, -10),
  expiresOn: addDays(TODAY, 200),
  state: 'used',
  isBlocked: false,
  lock: null,
};
const EMPTY = { balance: zero(euro) };

describe('the standing of a card', () => {
  test('is the owner’s mark unless something more important applies [S3.97][A-86]', () => {
    expect(cardStandingOf(card, TODAY)).toBe('used');
    expect(cardStandingOf({ ...card, state: 'new' }, TODAY)).toBe('new');
  });

  test('is spent once the balance is zero, and ending soon in its last thirty days', () => {
    expect(cardStandingOf({ ...card, ...EMPTY }, TODAY)).toBe('spent');
    const until = (days: number) => cardStandingOf({ ...card, expiresOn: addDays(TODAY, days) }, TODAY);
    expect([until(ENDING_SOON_DAYS + 1), until(ENDING_SOON_DAYS), until(0)]).toEqual([
      'used',
      'endingSoon',
      'endingSoon',
    ]);
    expect(cardStandingOf({ ...card, ...EMPTY, expiresOn: TODAY }, TODAY)).toBe('spent');
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
  test('are all, new, used and ended; every card is on all and on one other', () => {
    expect(CARD_SHELVES).toEqual(['all', 'new', 'used', 'ended']);
    fc.assert(
      fc.property(anyCard(), (any) => {
        const shelves = CARD_SHELVES.filter((shelf) => isOnShelf(any, shelf, TODAY));
        expect(shelves).toHaveLength(2);
        expect(shelves[0]).toBe('all');
      }),
    );
  });

  test('ended contains expired and spent cards only', () => {
    fc.assert(
      fc.property(anyCard(), (any) => {
        expect(isOnShelf(any, 'ended', TODAY)).toBe(isExpired(any, TODAY) || isZero(any.balance));
      }),
    );
  });

  test('new and used follow the mark, blocked or not', () => {
    fc.assert(
      fc.property(usableCard(), fc.boolean(), (usable, isBlocked) => {
        expect(isOnShelf({ ...usable, isBlocked }, 'new', TODAY)).toBe(usable.state === 'new');
        expect(isOnShelf({ ...usable, isBlocked }, 'used', TODAY)).toBe(usable.state === 'used');
      }),
    );
  });
});
