/** The journals of a return, and its events in the histories of the affected cards. */
import { describe, expect, test } from 'vitest';
import { cardEventOf, payBack, returnCards } from './index.ts';

const NOTE = { actor: 'staff@example.test', reason: 'Sent back' };
const NO_TAX = { goods: 0n, extra: 0n, cardMade: 0n, letter: 0n };
const SALE = {
  currency: 'EUR',
  face: 50n,
  given: 0n,
  goods: 50n,
  extra: 0n,
  cardMade: 0n,
  letter: 0n,
  commission: 0n,
  tax: NO_TAX,
};

const returned = returnCards({
  refundId: 'R1',
  sale: SALE,
  cards: [{ cardId: 'K1', faceMinor: 50n }],
  payBack: { moneyMinor: 30n, coupons: [{ cardId: 'K2', applied: 20n, lost: 0n }] },
  paidFrom: { type: 'provider' },
  bonus: null,
  salesmanId: null,
  note: NOTE,
});
const paidBack = payBack({ refundId: 'R1', amountMinor: 30n, currency: 'EUR', at: 'provider', note: NOTE });

describe('a return and the payment of its refund', () => {
  test('are two journals of one refund, so that each is posted once, and record who did it and why', () => {
    const journals = [returned, paidBack].map(({ journal }) => [journal?.kind, journal?.cause, journal?.note]);
    expect(journals).toEqual([
      ['returnCards', { type: 'refund', id: 'R1' }, NOTE],
      ['payBack', { type: 'refund', id: 'R1' }, NOTE],
    ]);
  });

  test('empty the returned card as redeemed, and void what another card paid [S3.99]', () => {
    const events = returned
      .journal!.entries.filter(({ account }) => account.kind === 'card')
      .map(({ account, amountMinor }) => [account.owner, cardEventOf('returnCards', amountMinor)]);
    expect(events).toEqual([
      ['K1', 'redeem'],
      ['K2', 'void'],
    ]);
  });
});

test.each(['lateMoney', 'refundLateMoney', 'payBack'] as const)('a %s never moves value on a card', (kind) => {
  for (const amountMinor of [1n, -1n]) expect(() => cardEventOf(kind, amountMinor)).toThrow(RangeError);
});
