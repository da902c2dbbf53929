import { Result, Schema } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invoiceNumber, invoiceOf, invoiceRequest, orderNumber, transferStanding, unpaidOrderEndsAt } from './index.ts';
import { InvoiceRequest } from './schema.ts';

const orderNo = orderNumber('FR1')!;

describe('the invoice', () => {
  test('is asked for with custId, orderNo and the type ALL, and no other type [S7.84]', () => {
    const request = invoiceRequest('C1', { orderNo });
    expect(request).toEqual({ custId: 'C1', orderNo: 'FR1', invoiceType: 'ALL' });
    const decode = Schema.decodeUnknownResult(InvoiceRequest, { onExcessProperty: 'error' });
    expect(decode(request)).toEqual(Result.succeed(request));
    const wrong = [{ invoiceType: 'PDF' }, { custId: '' }, { orderNo: '' }, { page: 1 }];
    for (const over of wrong) expect(Result.isFailure(decode({ ...request, ...over }))).toBe(true);
  });

  test('that is not ready is refused with the number of its order [S8.47]', () => {
    const refusal = Result.fail({ _tag: 'InvoiceNotReady', orderNo: 'FR1' });
    expect([invoiceOf({ orderNo, invoice: null }), invoiceOf({ orderNo, invoice: '' })]).toEqual([refusal, refusal]);
    expect(invoiceOf({ orderNo, invoice: '/files/FR1.pdf' })).toEqual(Result.succeed('/files/FR1.pdf'));
  });
});

describe('a transfer against its deadline', () => {
  const createdAt = 1_800_000_000_000;
  const deadline = createdAt + 30 * 60_000;

  test('has what is left of 30 minutes, is in time at the deadline and late after it [S4.16][S9.25][A-36]', () => {
    expect(transferStanding(createdAt, createdAt)).toEqual({ deadline, leftMs: 30 * 60_000, isOverdue: false });
    expect(transferStanding(createdAt, deadline - 1)).toEqual({ deadline, leftMs: 1, isOverdue: false });
    expect(transferStanding(createdAt, deadline)).toEqual({ deadline, leftMs: 0, isOverdue: false });
    expect(transferStanding(createdAt, deadline + 1)).toEqual({ deadline, leftMs: 0, isOverdue: true });
  });

  test('has never less than nothing left, and nothing left when it is late [S4.16]', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), (created, after) => {
        const { leftMs, isOverdue } = transferStanding(created, created + after);
        expect(leftMs).toBeGreaterThanOrEqual(0);
        if (isOverdue) expect(leftMs).toBe(0);
      }),
    );
  });

  test('is given up by the server 7 days after the order [A-102]', () => {
    expect(unpaidOrderEndsAt(createdAt)).toBe(createdAt + 7 * 24 * 3_600_000);
  });
});

describe('the number of an invoice', () => {
  test('holds the unit’s prefix, the year and a count that sorts', () => {
    expect(invoiceNumber('FR-', 2026, 1)).toBe('FR-2026-000001');
    expect(invoiceNumber('', 2027, 1_234_567)).toBe('2027-1234567');
    for (const wrong of [0, -1, 1.5, Number.NaN]) expect(() => invoiceNumber('', 2026, wrong)).toThrow(RangeError);
  });
});
