import { dryRunBulk, type BulkError } from '@offrande/domain/bulk-order';
import { spoiledFiles } from '@offrande/domain/bulk-order/testing';
import { currency, encodeAmount, money, type Money } from '@offrande/domain/money';
import { numberingPlan } from '@offrande/domain/phone';
import { Result, Schema } from 'effect';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Client } from '../client/index.ts';
import { calls } from '../contract/index.ts';
import { createBulkGateway } from './index.ts';

const EUR = currency('EUR');
const REQUEST = {
  custId: 'B1',
  itemCode: 'kino',
  deliveryType: 'email',
  fileName: 'cards.csv',
  bytes: new Uint8Array([1]),
} as const;

const gatewayOf = (answer: object) => {
  const client: Client = {
    unitId: 'FR',
    call: async (call) => Schema.decodeUnknownSync(call.response)(answer) as never,
  };
  return createBulkGateway(client, EUR);
};

const isMoney = (value: unknown): value is Money => typeof value === 'object' && value !== null && 'minor' in value;
/** As the contract says: an amount is named as such. */
const onWire = ({ reason, ...error }: BulkError) => ({
  ...error,
  reason: Object.fromEntries(
    Object.entries(reason).map(([name, value]) => [name, isMoney(value) ? { amount: encodeAmount(value) } : value]),
  ),
});

const stored = {
  uploadId: 'U1',
  fileName: 'cards.csv',
  cards: 2,
  amount: '70.50',
  order: null,
  errors: [],
  ignored: [],
};
const refusedWith = (errors: readonly object[]) => ({ ...stored, uploadId: null, errors });
const error = (reason: object) => ({ line: 2, column: 'zipCode', value: '7500', reason, example: '75002' });

describe('a file of many cards', () => {
  test('that was stored is an upload with its cards and their sum [S7.82]', async () => {
    expect(await gatewayOf(stored).uploadFile(REQUEST)).toEqual({
      _tag: 'Uploaded',
      upload: { uploadId: 'U1', fileName: 'cards.csv', cards: 2, amount: money('70.50', EUR), order: null },
    });
  });

  test('whose rows were ordered before says when, and as which order [A-186][S7.82]', async () => {
    const order = { orderNo: 'F1', orderedAt: '2026-06-01T08:00:00.000Z' };
    expect(await gatewayOf({ ...stored, order }).uploadFile(REQUEST)).toMatchObject({
      upload: { order: { orderNo: 'F1', orderedAt: Date.UTC(2026, 5, 1, 8) } },
    });
  });

  test('whose rows are refused has the errors that the rules gave, with their amounts [S5.38][A-63]', async () => {
    await fc.assert(
      fc.asyncProperty(spoiledFiles, async ({ sheet, rules }) => {
        const { errors } = Result.getOrThrow(dryRunBulk(sheet, rules, numberingPlan));
        const answer = await gatewayOf(refusedWith(errors.map(onWire))).uploadFile(REQUEST);
        expect(answer).toEqual({ _tag: 'RowsRefused', errors });
      }),
    );
  });

  test.each([
    ['the kind of its content', { _tag: 'CellNotText', holds: 'date' }],
    ['the numbers that it accepts', { _tag: 'PhoneKindNotAccepted', accepted: 'mobile' }],
    ['the country', { _tag: 'CountryNotOffered', country: 'FR' }],
    ['the ways of delivery', { _tag: 'DeliveryTypeNotOffered', offered: ['sms'] }],
  ])('says of a refused cell %s', async (_, reason) => {
    expect(await gatewayOf(refusedWith([error(reason)])).uploadFile(REQUEST)).toEqual({
      _tag: 'RowsRefused',
      errors: [error(reason)],
    });
  });

  test.each([
    ['is unknown', { _tag: 'NotAPalindrome', max: 3 }],
    ['has no tag', {}],
    ['lacks its parameters', { _tag: 'TooLong', max: 3 }],
    ['has no readable amount', { _tag: 'AmountBelowMinimum', min: { amount: '1.001' } }],
  ])('with a reason that %s still says what the cell should look like', async (_, reason) => {
    expect(await gatewayOf(refusedWith([error(reason)])).uploadFile(REQUEST)).toEqual({
      _tag: 'RowsRefused',
      errors: [error({ _tag: 'WrongFormat', format: '75002' })],
    });
  });

  test('whose sum cannot be read breaks the contract', async () => {
    await expect(gatewayOf({ ...stored, amount: '70.505' }).uploadFile(REQUEST)).rejects.toMatchObject({
      reason: 'unreadable',
      call: calls.uploadFile.name,
    });
  });

  test('to be filled in arrives as bytes [S7.83]', async () => {
    const file = { fileName: 'offrande-email.csv', contentType: 'text/csv' };
    const gateway = gatewayOf({ ...file, content: 'AQL/' });
    expect(await gateway.readSample({ itemCode: 'kino', deliveryType: 'email', extension: 'csv' })).toEqual({
      ...file,
      bytes: new Uint8Array([1, 2, 255]),
    });
  });
});
