import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartTotal } from '../pricing/index.ts';
import { emptyCart, newLine } from '../cart/index.ts';
import { openPolicy } from '../cart/testing.ts';
import { encodeAmount, equals, rate, sum } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { numberingPlan } from '../phone/index.ts';
import { asFileLine, compileBulk, dryRunBulk, mergeRows, quoteOf, rowKey } from './index.ts';
import { exampleOf } from './sample.ts';
import type { BulkBatch, BulkSheet } from './index.ts';
import { textOfCell } from './sheet-cell.ts';
import { contentHashes, goodFiles, spoiledFiles } from './testing.ts';
import type { GoodFile } from './testing.ts';

const compiled = ({ sheet, rules }: GoodFile): BulkBatch => Result.getOrThrow(compileBulk(sheet, rules, numberingPlan));
const flat = (value: unknown) => JSON.stringify(value);
/** The content of the rows, without their positions. */
const said = ({ rows }: BulkBatch) => rows.map(({ key: _key, line: _line, ...values }) => flat(values));

const priceOf = ({ rows, amount }: BulkBatch): string => {
  const line = { ...newLine('L1', 'GC1', euro), productDiscountRate: rate('3.7') };
  const lines = [asFileLine(line, { cards: rows.length, amount }, { name: 'cards.csv', type: 'csv', uploads: [] })];
  return flat(cartTotal({ ...emptyCart(euro), lines }, { policy: openPolicy(euro), discounts: [], coupons: [] }));
};

describe('a good file', () => {
  test('gives one card for each row, numbered as the spreadsheet shows it, with its own key [S5.36][A-63][A-141]', () => {
    fc.assert(
      fc.property(goodFiles, (file) => {
        const { rows } = compiled(file);
        expect(rows.map(({ line }) => line)).toEqual(file.sheet.rows.slice(1).map((_, at) => at + 2));
        expect(rows.map(({ key }) => key)).toEqual(rows.map(({ line }) => rowKey(file.sheet.contentHash, line)));
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
      }),
    );
  });

  test('has the sum of its rows as its amount, also in a dry run [S5.78][A-25]', () => {
    fc.assert(
      fc.property(goodFiles, (file) => {
        const { rows, amount, ignored } = compiled(file);
        const at = file.columns.indexOf('amount');
        const texts = file.sheet.rows.slice(1).map((cells) => textOfCell(cells[at]).replace(',', '.'));
        expect(rows.map((row) => encodeAmount(row.amount))).toEqual(texts);
        expect(Result.getOrThrow(dryRunBulk(file.sheet, file.rules, numberingPlan))).toEqual({
          cards: rows.length,
          amount: sum(
            rows.map((row) => row.amount),
            euro,
          ),
          errors: [],
          ignored,
        });
        expect(equals(amount, Result.getOrThrow(dryRunBulk(file.sheet, file.rules, numberingPlan)).amount)).toBe(true);
      }),
    );
  });

  test('costs the same in any order of its rows [S5.78][A-141]', () => {
    fc.assert(
      fc.property(
        goodFiles.chain((file) =>
          fc.tuple(
            fc.constant(file),
            fc.shuffledSubarray(file.sheet.rows.slice(1), { minLength: file.sheet.rows.length - 1 }),
          ),
        ),
        ([file, shuffled]) => {
          const other = compiled({ ...file, sheet: { ...file.sheet, rows: [file.columns, ...shuffled] } });
          expect(priceOf(other)).toBe(priceOf(compiled(file)));
          expect(said(other).toSorted()).toEqual(said(compiled(file)).toSorted());
        },
      ),
    );
  });

  test('compiles to the same rows in any order of its columns, and ignores others between them [A-141]', () => {
    fc.assert(
      fc.property(
        goodFiles.chain((file) =>
          fc.tuple(
            fc.constant(file),
            fc.shuffledSubarray([...file.columns.keys(), -1], { minLength: file.columns.length + 1 }),
          ),
        ),
        ([file, order]) => {
          const rows = file.sheet.rows.map((cells, at) =>
            order.map((from) => cells[from] ?? (at === 0 ? 'Shoe size' : '=42')),
          );
          const other = compiled({ ...file, sheet: { ...file.sheet, rows } });
          expect(said(other)).toEqual(said(compiled(file)));
          expect(other.ignored).toEqual([{ header: 'Shoe size', reason: 'unknown' }]);
        },
      ),
    );
  });

  test('skips empty rows, which keep their numbers [A-141]', () => {
    fc.assert(
      fc.property(
        goodFiles,
        fc.nat(6),
        fc.constantFrom<readonly string[]>([], ['', ' '], ['\u00a0']),
        (file, at, gap) => {
          const place = 1 + (at % file.sheet.rows.length);
          const other = compiled({
            ...file,
            sheet: { ...file.sheet, rows: file.sheet.rows.toSpliced(place, 0, gap) },
          });
          expect(said(other)).toEqual(said(compiled(file)));
          expect(other.rows.map(({ line }) => line)).toEqual(
            compiled(file).rows.map(({ line }) => (line > place ? line + 1 : line)),
          );
        },
      ),
    );
  });
});

describe('a file with a wrong cell', () => {
  test('is refused as a whole, with line, column, value, reason and an example [S5.38][A-63]', () => {
    fc.assert(
      fc.property(spoiledFiles, ({ sheet, rules, line, column, value, tag }) => {
        const refusal = Result.getOrThrow(Result.flip(compileBulk(sheet, rules, numberingPlan)));
        if (refusal._tag !== 'RowsRefused') throw new Error(refusal._tag);
        expect(refusal.errors).toEqual([
          {
            line,
            column,
            value: quoteOf(value),
            reason: expect.objectContaining({ _tag: tag }),
            example: exampleOf(column, rules),
          },
        ]);
      }),
    );
  });

  test('has the same errors in a dry run, which also counts and sums the valid rows [A-63]', () => {
    fc.assert(
      fc.property(spoiledFiles, ({ sheet, good, rules, line }) => {
        const report = Result.getOrThrow(dryRunBulk(sheet, rules, numberingPlan));
        const rows = compiled({ sheet: good, rules, columns: [] }).rows.filter((row) => row.line !== line);
        expect(compileBulk(sheet, rules, numberingPlan)).toEqual(
          Result.fail({ _tag: 'RowsRefused', errors: report.errors }),
        );
        expect(report.cards).toBe(rows.length);
        expect(
          equals(
            report.amount,
            sum(
              rows.map(({ amount }) => amount),
              euro,
            ),
          ),
        ).toBe(true);
      }),
    );
  });

  test('is accepted after the cell was replaced by the example', () => {
    fc.assert(
      fc.property(spoiledFiles, ({ sheet, rules, columns, line, column }) => {
        const cells = sheet.rows[line - 1]!.with(columns.indexOf(column), exampleOf(column, rules));
        expect(
          Result.isSuccess(compileBulk({ ...sheet, rows: sheet.rows.with(line - 1, cells) }, rules, numberingPlan)),
        ).toBe(true);
      }),
    );
  });

  test('has all errors of all rows at once, by line and then in the order of the columns [A-63]', () => {
    fc.assert(
      fc.property(goodFiles, (file) => {
        const wrong: BulkSheet = {
          ...file.sheet,
          rows: [file.columns, ...file.sheet.rows.slice(1).map((cells) => cells.map(() => '<script'))],
        };
        const { errors } = Result.getOrThrow(dryRunBulk(wrong, file.rules, numberingPlan));
        const lines = errors.map(({ line }) => line);
        expect(lines).toEqual(lines.toSorted((a, b) => a - b));
        // An invalid area code hides errors of the number after it, and is ignored if there is no number.
        const told = file.columns.length - Number(file.columns.includes('areaCode'));
        expect(errors).toHaveLength((file.sheet.rows.length - 1) * told);
      }),
    );
  });
});

describe('rows are counted', () => {
  test('once, however often the same file is uploaded into one draft [A-141][A-159]', () => {
    fc.assert(
      fc.property(goodFiles, (file) => {
        const { rows } = compiled(file);
        expect(mergeRows(rows, rows)).toEqual(rows);
        expect(mergeRows(mergeRows([], rows), rows)).toEqual(rows);
      }),
    );
  });

  test('each, where rows are equal or files differ [A-141]', () => {
    fc.assert(
      fc.property(goodFiles, contentHashes, (file, contentHash) => {
        const [header, ...rows] = file.sheet.rows;
        const twice = compiled({ ...file, sheet: { ...file.sheet, rows: [header!, ...rows, ...rows] } });
        expect(twice.rows).toHaveLength(2 * rows.length);
        const other = compiled({ ...file, sheet: { ...file.sheet, contentHash } });
        const merged = mergeRows(compiled(file).rows, other.rows);
        expect(merged).toHaveLength(contentHash === file.sheet.contentHash ? rows.length : 2 * rows.length);
      }),
    );
  });

  test('only if they are new, when a longer version of the same file is uploaded into the draft [A-141]', () => {
    fc.assert(
      fc.property(goodFiles, fc.nat(), (file, pick) => {
        const { rows } = compiled(file);
        const known = rows.slice(0, pick % (rows.length + 1));
        expect(mergeRows(known, rows)).toEqual(rows);
      }),
    );
  });
});
