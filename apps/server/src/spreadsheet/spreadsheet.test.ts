import { currency, money } from '@offrande/domain/money';
import { MAINLAND_FRANCE } from '@offrande/domain/address';
import { sampleSheet } from '@offrande/domain/bulk-order';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { sampleFile } from '../bulk-order/sample-file.ts';
import { toCsv } from './csv.ts';
import { readCells } from '../card-file/testing.ts';

const STARTS = ['=', '+', '-', '@', '\t', '\r', '\0', "'", '"', '<', '&', ''];

const cells = fc
  .tuple(fc.constantFrom(...STARTS), fc.string({ unit: 'grapheme', maxLength: 12 }))
  .map(([start, rest]) => `${start}${rest}`);

describe('a text file', () => {
  test('has no cell that begins like a formula', () => {
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

  test('is available as xlsx and csv with the header, a valid row and the lists to choose from [A-63]', () => {
    const { rows } = sampleSheet(rules, 'fr');
    const xlsx = sampleFile(rules, 'xlsx', 'fr');
    expect(readCells(xlsx.content)).toEqual(rows);
    expect(xlsx.fileName).toBe('offrande-emailAndSms.xlsx');
    const csv = sampleFile(rules, 'csv', 'fr');
    const posted = sampleFile({ ...rules, deliveryType: 'physical' }, 'xlsx', 'fr');
    const sheet = strFromU8(unzipSync(posted.content)['xl/worksheets/sheet1.xml']!);
    expect([...sheet.matchAll(/<formula1>(.*?)<\/formula1>/gu)].map(([, list]) => list)).toEqual([
      '"mr,mrs,other"',
      '"FR"',
    ]);
    expect(csv.contentType).toBe('text/csv; charset=utf-8');
    expect(new TextDecoder().decode(csv.content).split('\r\n')[0]).toBe(rows[0]!.join(','));
  });
});
