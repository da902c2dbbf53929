import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readSheetFile, toXlsx } from './index.ts';

const STARTS = ['=', '+', '-', '@', '\t', '\r', '\0', "'", '"', '<', '&', ''];
/** Characters that XML cannot represent are left out. */
const LEFT_OUT = /(?![\t\n\r])\p{Cc}|\uFFFE|\uFFFF/gu;

const cells = fc
  .tuple(fc.constantFrom(...STARTS), fc.string({ unit: 'grapheme', maxLength: 12 }))
  .map(([start, rest]) => `${start}${rest}`);
const sheets = fc.array(fc.array(cells, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 40 });

const read = async (rows: readonly (readonly string[])[]) => readSheetFile({ type: 'xlsx', bytes: toXlsx(rows) });
const sheetXml = (rows: readonly (readonly string[])[]): string =>
  strFromU8(unzipSync(toXlsx(rows))['xl/worksheets/sheet1.xml']!);

describe('a written spreadsheet', () => {
  test('is read back as it was written, whatever its cells begin with', async () => {
    await fc.assert(
      fc.asyncProperty(sheets, async (rows) => {
        expect(await read(rows)).toEqual({ rows: rows.map((row) => row.map((cell) => cell.replaceAll(LEFT_OUT, ''))) });
      }),
    );
  });

  test('contains only strings, also where they look like numbers, formulas or dates', () => {
    const typed = fc.constantFrom('0612345678', '1e5', '=1+1', '12/06/2026', 'TRUE', '#N/A');
    fc.assert(
      fc.property(fc.array(fc.oneof(cells, typed), { minLength: 1 }), (row) => {
        const types = [...sheetXml([row]).matchAll(/<c [^>]* t="(\w+)">/g)].map(([, type]) => type);
        expect(types).toEqual(row.map(() => 'inlineStr'));
      }),
    );
  });

  test('offers what may be chosen in a column, below its header, and is read back as without', async () => {
    const rows = [['a', 'b', 'c', 'd']];
    const written = toXlsx(rows, [null, ['mr', 'R&D'], [], Array.from({ length: 90 }, () => 'FR')]);
    const xml = strFromU8(unzipSync(written)['xl/worksheets/sheet1.xml']!);
    expect(xml).toContain(
      '</sheetData><dataValidations count="1"><dataValidation type="list" allowBlank="1" sqref="B2:B1048576">' +
        '<formula1>"mr,R&amp;D"</formula1></dataValidation></dataValidations></worksheet>',
    );
    expect(await readSheetFile({ type: 'xlsx', bytes: written })).toEqual({ rows });
    expect(sheetXml(rows)).not.toContain('dataValidation');
  });

  test('replaces half a surrogate pair, which is no character', async () => {
    expect(await read([['a\uD83D', '\uDE00b']])).toEqual({ rows: [['a\uFFFD', '\uFFFDb']] });
  });

  test('names its columns like spreadsheets, also beyond Z', () => {
    const names = [...sheetXml([Array.from({ length: 53 }, (_, at) => String(at))]).matchAll(/ r="([A-Z]+)1"/g)];
    expect([0, 25, 26, 51, 52].map((at) => names[at]?.[1])).toEqual(['A', 'Z', 'AA', 'AZ', 'BA']);
  });
});
