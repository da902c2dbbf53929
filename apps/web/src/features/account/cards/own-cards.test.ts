import type { CardDetail } from '@offrande/domain/card';
import { describe, expect, test } from 'vitest';
import { HELD_CARDS, TODAY } from '../../../shop/testing/sample-cards.ts';
import { cardAt, countShelves, cardHref, ownCards } from './own-cards.ts';

const cards = ownCards(HELD_CARDS);
const [first] = HELD_CARDS;
const sameDigits: CardDetail = {
  ...first!,
  itemCode: 'A B',
  cards: [
    { ...first!.cards[0]!, cardNumber: '9250003177452206' },
    { ...first!.cards[0]!, cardNumber: '9250999999992206' },
  ],
};

describe('the cards of a member', () => {
  test('are one list over all products, the newest first [S3.98]', () => {
    expect(cards.map(({ card }) => card.purchasedOn)).toEqual(
      cards.map(({ card }) => card.purchasedOn).toSorted((a, b) => b.month * 31 + b.day - a.month * 31 - a.day),
    );
    expect(cards).toHaveLength(6);
  });

  test('have addresses that never carry a card number', () => {
    for (const own of [...cards, ...ownCards([sameDigits])]) {
      expect(cardHref(own)).not.toContain(own.card.cardNumber);
    }
    expect(ownCards([sameDigits]).map(cardHref)).toEqual([
      '/account/cards/A%20B?card=2206',
      '/account/cards/A%20B?card=2206-2',
    ]);
  });

  test('are found by their address, and the product’s newest by one that names none [S2.46]', () => {
    for (const own of cards) expect(cardAt(cards, own.detail.itemCode, own.key)).toBe(own);
    const pair = ownCards([sameDigits]);
    expect(cardAt(pair, 'A B', '2206-2')).toBe(pair[1]);
    expect(cardAt(pair, 'A B', null)).toBe(pair[0]);
    expect(cardAt(pair, 'A B', 'gone')).toBe(pair[0]);
    expect(cardAt(pair, 'other', '2206')).toBeNull();
  });

  test('are counted by shelf, by what their value says [A-173]', () => {
    expect(countShelves(cards, TODAY)).toEqual({ all: 6, new: 3, begun: 2, ended: 1 });
  });
});
