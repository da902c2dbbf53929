import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARD_HOLD_MS } from '../payment/index.ts';
import { MINUTE_MS } from '../time/index.ts';
import { isUndecided, ORDER_STATUSES } from '../order/index.ts';
import { awaitedBy, pauseBeforeNextLookMs } from './index.ts';
import type { Awaited } from './index.ts';

const AWAITED: readonly Awaited[] = ['bank', 'transfer', 'cards'];

/** All pauses until the page stops; more than a thousand would be for ever. */
const pausesOf = (awaited: Awaited): readonly number[] => {
  const pauses: number[] = [];
  for (let looks = 0; looks < 1_000; looks += 1) {
    const pause = pauseBeforeNextLookMs(awaited, looks);
    if (pause === null) return pauses;
    pauses.push(pause);
  }
  throw new Error('It never stops');
};
const sum = (figures: readonly number[]): number => figures.reduce((all, figure) => all + figure, 0);

describe('an order that is looked at', () => {
  test('waits for the bank, for a transfer, or for its cards to be sent; else for nothing [A-31][A-130]', () => {
    const sending = { cards: 3, sent: 1, failed: 1, lastAt: null };
    for (const status of ORDER_STATUSES) {
      const awaited = awaitedBy({ status, means: 'creditCard', sending: null });
      expect(awaited !== null).toBe(isUndecided(status));
      expect(awaitedBy({ status, means: null, sending }) === 'cards').toBe(status === 'confirmed');
    }
    const open = { sending: null, status: 'requesting' } as const;
    for (const means of ['creditCard', 'instantTransfer', null] as const)
      expect(awaitedBy({ ...open, means })).toBe('bank');
    for (const means of ['bankTransfer', 'asynchronousTransfer', 'bankCheck'] as const)
      expect(awaitedBy({ ...open, means })).toBe('transfer');
    expect(awaitedBy({ status: 'confirmed', means: null, sending: { ...sending, sent: 2 } })).toBeNull();
  });

  test('is read again ever more rarely, and in the end no more [A-130][A-160]', () => {
    for (const awaited of AWAITED) {
      const pauses = pausesOf(awaited);
      expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
      expect(new Set(pauses).size).toBeGreaterThan(2);
    }
    expect(pausesOf('bank').slice(0, 5)).toEqual([5_000, 10_000, 20_000, 40_000, 60_000]);
    expect(pausesOf('bank').length).toBeLessThan(45);
    expect(pausesOf('transfer')[0]).toBe(30_000);
  });

  test('is watched until a payment that was not made has ended [A-102]', () => {
    const watchedMs = sum(pausesOf('bank'));
    expect(watchedMs).toBeGreaterThan(CARD_HOLD_MS);
    expect(watchedMs).toBeLessThanOrEqual(CARD_HOLD_MS + 5 * MINUTE_MS);
  });

  test('is never read again once nothing is awaited or the page has stopped [A-130]', () =>
    fc.assert(
      fc.property(fc.nat(500), fc.constantFrom(...AWAITED), (looks, awaited) => {
        expect(pauseBeforeNextLookMs(null, looks)).toBeNull();
        if (looks >= pausesOf(awaited).length) expect(pauseBeforeNextLookMs(awaited, looks)).toBeNull();
      }),
    ));
});
