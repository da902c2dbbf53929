/** The stored lines of an order from a company's file. */
import { EMPTY_RECEIVER } from '@offrande/domain/address';
import { asFileLine } from '@offrande/domain/bulk-order';
import { type CartLine, emptyCart, newLine } from '@offrande/domain/cart';
import { openPolicy } from '@offrande/domain/cart/testing';
import { currency, money } from '@offrande/domain/money';
import { cartTotal } from '@offrande/domain/pricing';
import { describe, expect, test } from 'vitest';
import type { FileRow } from '../bulk-order/file-rows.ts';
import { systemRandom } from '../random.ts';
import type { Unit } from '../unit/unit.ts';
import { orderLines } from './order-lines.ts';

const EUR = currency('EUR', 2);
const UNIT_OF_FRANCE = { id: 'FR', currency: EUR, timeZone: 'Europe/Paris' } as unknown as Unit;

const row = (line: number, changes: Partial<FileRow>): FileRow => ({
  key: `${'a'.repeat(64)}:${line}`,
  line,
  amountMinor: '2000',
  receiver: { ...EMPTY_RECEIVER, email: `receiver${line}@example.test` },
  message: '',
  message2: '',
  customerId: '',
  ...changes,
});

const ofFile = (line: Partial<CartLine>, cards: number): CartLine =>
  asFileLine(
    { ...newLine('1', 'offrande', EUR), delivery: { type: 'email', date: null }, ...line },
    { cards, amount: money(20 * cards, EUR) },
    { name: 'cards.csv', type: 'csv', uploads: ['U1'] },
  );

const stored = (line: CartLine, rows: readonly FileRow[]) => {
  const cart = { ...emptyCart(EUR), lines: [line] };
  const total = cartTotal(cart, { policy: openPolicy(EUR), discounts: [], coupons: [] });
  const order = {
    unit: UNIT_OF_FRANCE,
    language: 'fr',
    cart,
    total,
    reward: null,
    isCommissioned: false,
    feeRates: openPolicy(EUR),
    files: [rows],
  };
  return orderLines({ random: systemRandom }, order, new Date('2026-06-14T08:00:00Z'));
};

describe('the cards of a file', () => {
  test('have the text of their row; a row without one has the message for all cards [S3.14][A-27][A-141]', () => {
    const rows = [row(2, {}), row(3, { message: 'Bravo !' }), row(4, { message2: 'Merci' })];
    const lines = stored(ofFile({ message: 'Bonne année', message2: 'Toute l’équipe' }, 3), rows);
    expect(lines.map(({ detail }) => [detail.message, detail.message2])).toEqual([
      ['Bonne année', 'Toute l’équipe'],
      ['Bravo !', ''],
      ['', 'Merci'],
    ]);
  });

  test('are one card each, for the receiver of their row and under its key, with its own reference or the line’s [A-28][A-141]', () => {
    const lines = stored(ofFile({ customerId: 'K-7' }, 2), [row(2, {}), row(3, { customerId: 'A-1001' })]);
    expect(
      lines.map(({ position, cards, amount, row_key, detail }) => [
        position,
        cards,
        amount,
        row_key?.slice(-2),
        detail.receiver.email,
        detail.terms?.reference,
      ]),
    ).toEqual([
      [0, 1, '2000', ':2', 'receiver2@example.test', 'K-7'],
      [1, 1, '2000', ':3', 'receiver3@example.test', 'A-1001'],
    ]);
  });
});
