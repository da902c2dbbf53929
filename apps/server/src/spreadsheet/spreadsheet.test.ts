import { currency, money } from '@offrande/domain/money';
import { MAINLAND_FRANCE } from '@offrande/domain/address';
import { sampleRows } from '@offrande/domain/bulk-order';
import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { sampleFile } from '../bulk-order/sample-file.ts';
import { toCsv } from './csv.ts';
import { readCells } from '../card-file/testing.ts';
import { toXlsx } from './xlsx.ts';

const STARTS = ['=', '+', '-', '@', '\t', '\r', '\0', "'", '"', '<', '&', ''];
/** Characters that XML cannot represent are left out. */
const LEFT_OUT = /(?![\t\n\r])\p{Cc}|\uFFFE|\uFFFF/gu;

const cells = fc
  .tuple(fc.constantFrom(...STARTS), fc.string({ unit: 'grapheme', maxLength: 12 }))
  .map(([start, rest]) => `${start}${rest}`);

describe('a spreadsheet', () => {
  test('contains only strings, whatever they begin with, and preserves them', () => {
    const sheets = fc.array(fc.array(cells, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(sheets, (rows) => {
        expect(readCells(toXlsx(rows))).toEqual(rows.map((row) => row.map((cell) => cell.replaceAll(LEFT_OUT, ''))));
      }),
      { numRuns: 300 },
    );
  });

  test('names its columns like spreadsheets, also beyond Z', () => {
    const sheet = new TextDecoder().decode(
      unzipSync(toXlsx([Array.from({ length: 53 }, (_, at) => String(at))]))['xl/worksheets/sheet1.xml'],
    );
    expect(
      [...sheet.matchAll(/ r="([A-Z]+)1"/g)]
        .map(([, name]) => name)
        .filter((_, at) => [0, 25, 26, 51, 52].includes(at)),
    ).toEqual(['A', 'Z', 'AA', 'AZ', 'BA']);
  });

  test('has no cell in CSV that begins like a formula', () => {
    fc.assert(
      fc.property(fc.array(cells, { minLength: 1, maxLength: 6 }), (row) => {
        const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(toCsv([row]));
        expect(text.startsWith('\uFEFF')).toBe(true);
        const read = text.slice(1).match(/(?:"(?:[^"]|"")*"|[^,\r\n]*)(?:,|\r\n$)/g) ?? [];
        expect(read).toHaveLength(row.length);
        for (const cell of read)
          expect(cell.replace(/^"/, '').replace(/(?:,|\r\n)$/, '')).not.toMatch(/^[=+\-@\t\r\n\0]/);
      }),
    );
  });
});

describe('the sample of a bulk file', () => {
  const EUR = currency('EUR');
  const rules = {
    product: {
      kind: 'digital' as const,
      hasTemplates: true,
      usableAt: 'both' as const,
      minAmount: money(10, EUR),
      maxAmount: money(250, EUR),
    },
    deliveryType: 'emailAndSms' as const,
    buyer: 'business' as const,
    addressPolicy: MAINLAND_FRANCE,
    areaCode: '+33',
    languages: ['fr'] as const,
    phoneCredit: null,
  };

  test('is available as xlsx and csv with the header and a valid row [A-63]', () => {
    const rows = sampleRows(rules);
    const xlsx = sampleFile(rules, 'xlsx');
    expect(readCells(xlsx.content)).toEqual(rows);
    expect(xlsx.fileName).toBe('offrande-emailAndSms.xlsx');
    const csv = sampleFile(rules, 'csv');
    expect(csv.contentType).toBe('text/csv; charset=utf-8');
    expect(new TextDecoder().decode(csv.content).split('\r\n')[0]).toBe(rows[0]!.join(','));
  });
});
