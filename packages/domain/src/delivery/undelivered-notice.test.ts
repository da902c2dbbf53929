import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR_MS } from '../time/index.ts';
import { undeliveredWaitMs } from './index.ts';

/** How many mails cards cause that are given up at these instants. */
const mailsFor = (givenUp: readonly number[]): number => {
  let [mails, sentAt] = [0, -1];
  for (const at of givenUp.toSorted((a, b) => a - b)) {
    if (at < sentAt) continue;
    mails += 1;
    sentAt = at + undeliveredWaitMs(mails, { isOnlyCard: false });
  }
  return mails;
};

test('the only card of an order is told of at once [A-26]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), (notice) => undeliveredWaitMs(notice, { isOnlyCard: true }) === 0),
  );
});

test('however many cards reach nobody, their buyer gets at most two mails, and one for each further hour [A-26]', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 72 * HOUR_MS }), { minLength: 1, maxLength: 300 }), (givenUp) => {
      const hours = (Math.max(...givenUp) - Math.min(...givenUp)) / HOUR_MS;
      expect(mailsFor(givenUp)).toBeLessThanOrEqual(2 + Math.floor(hours));
    }),
  );
});
