/** The cards of a file's line. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { receivers } from '../address/testing.ts';
import { cartLine } from '../cart/testing.ts';
import { euro } from '../money/testing.ts';
import { cardOfRow } from './index.ts';

const texts = fc.constantFrom('', 'Bravo !', 'Merci');
const rows = fc.record({
  receiver: receivers,
  message: texts,
  message2: texts,
  customerId: fc.constantFrom('', 'A-1001'),
});
const lines = cartLine(euro).map((line) => ({
  ...line,
  file: { cards: 3, type: 'csv', name: 'cards.csv', uploads: ['U1'] },
  quantity: 3,
}));

describe('a card of a file', () => {
  test('is one card for its own receiver, and otherwise what its line is [S3.14][A-141]', () => {
    fc.assert(
      fc.property(lines, rows, (line, row) => {
        const {
          receiver,
          quantity,
          file,
          message: _1,
          message2: _2,
          customerId: _id,
          ...others
        } = cardOfRow(line, row);
        expect([receiver, quantity, file]).toEqual([row.receiver, 1, null]);
        expect(line).toMatchObject(others);
      }),
    );
  });

  test('has its own texts, or the message for all cards if its row has none [A-27][A-141]', () => {
    fc.assert(
      fc.property(lines, rows, (line, row) => {
        const { message, message2 } = cardOfRow(line, row);
        const own = row.message === '' && row.message2 === '' ? line : row;
        expect([message, message2]).toEqual([own.message, own.message2]);
      }),
    );
  });

  test('has its own customer ID, or its line’s [A-28][A-141]', () => {
    fc.assert(
      fc.property(lines, rows, (line, row) => {
        const expected = row.customerId === '' ? line.customerId : row.customerId;
        expect(cardOfRow(line, row).customerId).toBe(expected);
      }),
    );
  });
});
