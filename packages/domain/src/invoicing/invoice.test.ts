import { Result, Schema } from 'effect';
import { describe, expect, test } from 'vitest';
import { creditNoteNumber, invoiceNumber, invoiceOf, invoiceRequest } from './index.ts';
import { orderNumber } from '../order/index.ts';
import { InvoiceRequest } from './schema.ts';

const orderNo = orderNumber('FR1')!;

describe('the invoice', () => {
  test('is requested with custId, orderNo and only the type ALL [S7.84]', () => {
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

describe('the number of an invoice', () => {
  test('has the unit’s prefix, the year and a sortable count', () => {
    expect(invoiceNumber('FR-', 2026, 1)).toBe('FR-2026-000001');
    expect(invoiceNumber('', 2027, 1_234_567)).toBe('2027-1234567');
    for (const wrong of [0, -1, 1.5, Number.NaN]) expect(() => invoiceNumber('', 2026, wrong)).toThrow(RangeError);
  });

  test('of a credit note is counted alike, and is never the number of an invoice of the same unit', () => {
    expect(creditNoteNumber('FR-', 2026, 1)).toBe('FR-CN-2026-000001');
    const invoiced = new Set([1, 2, 3].map((count) => invoiceNumber('FR-', 2026, count)));
    for (const count of [1, 2, 3]) expect(invoiced.has(creditNoteNumber('FR-', 2026, count))).toBe(false);
    expect(() => creditNoteNumber('FR-', 2026, 0)).toThrow(RangeError);
  });
});
