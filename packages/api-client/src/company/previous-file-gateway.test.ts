/** The calls about files that were uploaded before, in the domain's words. */
import { currency, money } from '@offrande/domain/money';
import { Schema } from 'effect';
import { describe, expect, test } from 'vitest';
import type { Client } from '../client/index.ts';
import { createPreviousFileGateway } from './index.ts';

const EUR = currency('EUR');

const gatewayOf = (answer: object) => {
  const client: Client = {
    unitId: 'FR',
    call: async (call) => Schema.decodeUnknownSync(call.response)(answer) as never,
  };
  return createPreviousFileGateway(client, EUR);
};

const FILE = { uploadId: 'U1', fileName: 'noel.xlsx', itemCode: 'kino', deliverType: 3 };
const LISTED = {
  ...FILE,
  uploadedAt: '2026-06-01T08:00:00.000Z',
  uploadedBy: 'Camille Roux',
  productName: 'Kino',
  cards: 2,
  amount: '70.50',
  order: { orderNo: 'F1', orderedAt: '2026-06-02T08:00:00.000Z' },
  isInSavedCart: false,
};

describe('the files that a company uploaded before', () => {
  test('are a page with amounts, instants and the way of delivery [S7.21]', async () => {
    const answer = { totalCount: 11, previousFiles: [LISTED, { ...LISTED, uploadedBy: null, order: null }] };
    const page = await gatewayOf(answer).fetchPreviousFiles('B1', 2);
    expect(page).toMatchObject({ totalCount: 11, page: 2 });
    expect(page.items[0]).toEqual({
      uploadId: 'U1',
      fileName: 'noel.xlsx',
      itemCode: 'kino',
      productName: 'Kino',
      deliveryType: 'email',
      uploadedAt: Date.UTC(2026, 5, 1, 8),
      uploadedBy: 'Camille Roux',
      cards: 2,
      amount: money('70.50', EUR),
      order: { orderNo: 'F1', orderedAt: Date.UTC(2026, 5, 2, 8) },
      isInSavedCart: false,
    });
    expect(page.items[1]).toMatchObject({ uploadedBy: null, order: null });
  });

  test('give their rows below their columns [S7.21]', async () => {
    const rows = [
      ['50.00', 'a@example.test'],
      ['20.50', 'b@example.test'],
    ];
    const answer = { ...FILE, columns: ['amount', 'email'], rows };
    expect(await gatewayOf(answer).readPreviousFile({ custId: 'B1', uploadId: 'U1' })).toEqual({
      fileName: 'noel.xlsx',
      itemCode: 'kino',
      deliveryType: 'email',
      cells: [['amount', 'email'], ...rows],
    });
  });
});
