import { Result, Schema } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ORDER_STATUSES } from '../order/index.ts';
import { PAGE_SIZE, pageOf } from '../paging/index.ts';
import { addDays, compareDates, DAY_MS, localDate } from '../time/index.ts';
import { instants, zones } from '../time/testing.ts';
import {
  askHistory,
  checkHistoryFilter,
  DEFAULT_TRANSACTION_KIND,
  historyRange,
  historyRequest,
  historyState,
  receiveHistory,
  TRANSACTION_KINDS,
  WALLET_STATUSES,
  wholeHistory,
} from './index.ts';
import { encodeHistoryRequest, TransactionKindFromCode } from './schema.ts';
import type { HistoryFilter } from './index.ts';
import { historyFilters, orderRecords } from './testing.ts';

const codesOf = (filter: HistoryFilter) => encodeHistoryRequest(historyRequest('c1', filter)).status;
const key = (filter: HistoryFilter) => JSON.stringify(encodeHistoryRequest(historyRequest('', filter)));

describe('the request for a history', () => {
  test('is orders, wallet, transfers or receipts: O, W, T, R [S3.143]', () => {
    const decode = Schema.decodeUnknownSync(TransactionKindFromCode);
    expect(['O', 'W', 'T', 'R'].map((code) => decode(code))).toEqual(['order', 'wallet', 'transfer', 'receive']);
    expect(TRANSACTION_KINDS.map((kind) => Schema.encodeSync(TransactionKindFromCode)(kind))).toEqual([
      'O',
      'W',
      'T',
      'R',
    ]);
    expect(() => decode('P')).toThrow();
  });

  test('is orders by default, all of them, from page 1 [S1.19][S7.19][S9.29][S9.30]', () => {
    expect(DEFAULT_TRANSACTION_KIND).toBe('order');
    expect(encodeHistoryRequest(historyRequest('c1'))).toEqual({
      custId: 'c1',
      historyType: 'O',
      page: 1,
      cardNumber: '',
      dateBegin: '',
      dateEnd: '',
      status: [],
      productName: '',
    });
  });

  test('names card, dates as yyyy/MM/dd, product and page [A-54][A-93]', () => {
    const filter: HistoryFilter = {
      kind: 'wallet',
      cardNumber: '9999000000004417',
      from: { year: 2026, month: 1, day: 2 },
      to: { year: 2026, month: 11, day: 30 },
      status: 'requesting',
      productName: 'Librairie',
      purchaseOrder: '',
    };
    expect(encodeHistoryRequest(historyRequest('c1', filter, 4))).toEqual({
      custId: 'c1',
      historyType: 'W',
      page: 4,
      cardNumber: '9999000000004417',
      dateBegin: '2026/01/02',
      dateEnd: '2026/11/30',
      status: ['R'],
      productName: 'Librairie',
    });
  });

  test('names a company’s own number of its order where that is searched for, and nothing otherwise [S7.18]', () => {
    const searched = historyRequest('c1', { ...wholeHistory(), purchaseOrder: 'PO-7' });
    expect(encodeHistoryRequest(searched)).toEqual({
      ...encodeHistoryRequest(historyRequest('c1')),
      purchaseOrder: 'PO-7',
    });
    expect(encodeHistoryRequest(historyRequest('c1'))).not.toHaveProperty('purchaseOrder');
  });

  test('sends the codes of one group of statuses, and each kind its own [A-93]', () => {
    const order = { ...wholeHistory(), kind: 'order' } as const;
    const wallet = { ...wholeHistory('wallet'), kind: 'wallet' } as const;
    expect(ORDER_STATUSES.map((status) => codesOf({ ...order, status }).join(' '))).toEqual([
      '09 042 091',
      '03 041 044',
      '02',
      '04',
      '099',
      '098',
      '03 041 044',
    ]);
    expect(WALLET_STATUSES.map((status) => codesOf({ ...wallet, status }))).toEqual([['Y'], ['N'], ['R']]);
  });

  test('may begin and end on the same day, but not begin after it ends', () => {
    const day = { year: 2026, month: 11, day: 21 };
    const between = (from: typeof day | null, to: typeof day | null) =>
      checkHistoryFilter({ ...wholeHistory(), from, to });
    for (const [from, to] of [
      [day, day],
      [day, addDays(day, 1)],
      [null, day],
      [day, null],
      [null, null],
    ] as const)
      expect(between(from, to)).toEqual(Result.succeed({ ...wholeHistory(), from, to }));
    expect(between(addDays(day, 1), day)).toEqual(Result.fail({ _tag: 'DatesReversed' }));
  });

  test('includes both dates completely, in the unit’s time zone [A-93]', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: -2, max: 2 }), fc.nat({ max: 3 }), zones, (at, shift, days, zone) => {
        const today = localDate(at, zone);
        const from = addDays(today, shift);
        const to = addDays(from, days);
        const range = historyRange({ from, to }, zone);
        const isInside = range.from! <= at && at < range.before!;
        expect(isInside).toBe(compareDates(from, today) <= 0 && compareDates(today, to) <= 0);
      }),
    );
    const day = { year: 2026, month: 6, day: 14 };
    expect(historyRange({ from: day, to: null }, 'UTC')).toEqual({ from: Date.UTC(2026, 5, 14), before: null });
    expect(historyRange({ from: null, to: day }, 'UTC')).toEqual({
      from: null,
      before: Date.UTC(2026, 5, 14) + DAY_MS,
    });
  });
});

describe('a history', () => {
  test('has its type, the total count and the records of all loaded pages [S1.19][S3.102][S4.60]', () => {
    fc.assert(
      fc.property(orderRecords, (records) => {
        const filter = wholeHistory();
        const pages = [1, 2, 3].map((page) => pageOf(records, page, PAGE_SIZE));
        const history = pages.reduce((held, page) => receiveHistory(held, filter, page), askHistory(filter));
        expect(historyState(history)).toEqual({
          historyType: 'order',
          totalCount: records.length,
          transactionRecords: records,
        });
      }),
    );
    expect(historyState(askHistory(wholeHistory('wallet')))).toEqual({
      historyType: 'wallet',
      totalCount: 0,
      transactionRecords: [],
    });
  });

  test('accepts answers to its own filter and ignores late ones to another', () => {
    fc.assert(
      fc.property(historyFilters, historyFilters, orderRecords, (filter, other, records) => {
        const page = pageOf(records, 1, PAGE_SIZE);
        const asked = askHistory(filter);
        expect(receiveHistory(asked, structuredClone(filter), page).records).toEqual(page);
        if (key(filter) !== key(other)) expect(receiveHistory(asked, other, page)).toBe(asked);
      }),
    );
  });

  test('distinguishes filters by each of their parts', () => {
    const filter = { ...wholeHistory(), kind: 'order' } as const;
    const day = { year: 2026, month: 1, day: 1 };
    const asked = askHistory(filter);
    for (const other of [
      wholeHistory('wallet'),
      { ...filter, status: 'confirmed' as const },
      { ...filter, cardNumber: '1' },
      { ...filter, from: day },
      { ...filter, to: day },
      { ...filter, productName: 'x' },
      { ...filter, purchaseOrder: 'x' },
    ])
      expect(receiveHistory(asked, other, pageOf([], 1, PAGE_SIZE))).toBe(asked);
  });
});
