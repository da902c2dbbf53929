/** Rows that are written out of a sheet and read again. */
import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberingPlan } from '../phone/index.ts';
import { mendedFiles, repeatedlySpoiledFiles } from './bulk.arbitraries.ts';
import {
  checkSheet,
  columnsFor,
  compileBulk,
  errorsOfTemplate,
  faultyLines,
  faultyOnly,
  mendSheet,
  quoteOf,
  sheetTable,
  templateRows,
} from './index.ts';
import type { BulkError, BulkRules, BulkSheet } from './index.ts';
import { spoiledFiles } from './testing.ts';

const HASH = 'a'.repeat(64);
const asSheet = (rows: BulkSheet['rows']): BulkSheet => ({ contentHash: HASH, rows });
const compile = (sheet: BulkSheet, rules: BulkRules) => compileBulk(sheet, rules, numberingPlan);
const errorsOf = (sheet: BulkSheet, rules: BulkRules) =>
  Result.getOrThrow(checkSheet(sheet, rules, numberingPlan)).errors;

/** What the file means, without where it stands: its cards, or why it has none. */
const meaningOf = (sheet: BulkSheet, rules: BulkRules) =>
  Result.match(compile(sheet, rules), {
    onSuccess: ({ rows, amount }) => ({ rows: rows.map(({ key: _key, line: _line, ...values }) => values), amount }),
    onFailure: (refusal) =>
      refusal._tag === 'RowsRefused' ? refusal.errors.map(({ line: _line, ...error }) => error) : refusal,
  });

describe('the template with the rows of a corrected sheet', () => {
  test('has the same cards, or the same errors [A-186]', () => {
    fc.assert(
      fc.property(mendedFiles, ({ sheet, mends, rules }) => {
        const mended = mendSheet(sheet, mends, rules);
        expect(meaningOf(asSheet(templateRows(mended, rules)), rules)).toEqual(meaningOf(mended, rules));
      }),
    );
  });

  test('has every column of the delivery type under its key, and no empty row [A-141][A-186]', () => {
    fc.assert(
      fc.property(mendedFiles, ({ sheet, mends, rules }) => {
        const [header, ...rows] = templateRows(mendSheet(sheet, mends, rules), rules);
        expect(header).toEqual(columnsFor(rules.deliveryType));
        for (const row of rows) {
          expect(row).toHaveLength(header!.length);
          expect(row.some((text) => text.trim() !== '')).toBe(true);
        }
      }),
    );
  });

  test('of a sheet whose header is refused has no rows', () => {
    fc.assert(
      fc.property(spoiledFiles, ({ sheet, rules }) => {
        const headless = asSheet([['Shoe size'], ...sheet.rows.slice(1)]);
        expect(templateRows(headless, rules)).toEqual([columnsFor(rules.deliveryType)]);
        expect(templateRows(asSheet([]), rules)).toEqual([columnsFor(rules.deliveryType)]);
      }),
    );
  });

  test('has its errors at the lines of the sheet [A-63][A-186]', () => {
    fc.assert(
      fc.property(repeatedlySpoiledFiles, fc.nat(), ({ sheet, rules }, pick) => {
        const gap = 2 + (pick % sheet.rows.length);
        const sparse = { ...sheet, rows: sheet.rows.toSpliced(gap - 1, 0, []) };
        const errors = errorsOf(asSheet(templateRows(sparse, rules)), rules);
        expect(errorsOfTemplate(errors, sparse, rules)).toEqual(errorsOf(sparse, rules));
      }),
    );
  });
});

const words = {
  line: 'Ligne',
  reason: 'Raison',
  reasonOf: ({ column, reason }: BulkError) => `${column} ${reason._tag}`,
};

describe('the rows with errors alone', () => {
  test('have exactly the same errors when they are uploaded again, also a second time [A-63]', () => {
    fc.assert(
      fc.property(repeatedlySpoiledFiles, ({ sheet, rules }) => {
        const errors = errorsOf(sheet, rules);
        const once = asSheet(faultyLines(sheet, errors, words));
        const again = errorsOf(once, rules);
        const lineOf = ({ line }: BulkError) => Number(once.rows[line - 1]!.at(-2));
        expect(again.map((error) => ({ ...error, line: lineOf(error) }))).toEqual(errors);
        const twice = asSheet(faultyLines(once, again, words));
        expect(errorsOf(twice, rules)).toEqual(again);
        expect(twice.rows[0]).toEqual(once.rows[0]);
      }),
    );
  });

  test('have two more columns, which are ignored: the line in the file, and all reasons [S5.37][A-141]', () => {
    const rules = fc.sample(spoiledFiles, 1)[0]!.rules;
    const pdf: BulkRules = { ...rules, deliveryType: 'pdf', product: { ...rules.product, kind: null } };
    const sheet = asSheet([
      ['amount', 'Team', 'civility'],
      ['20', 'red', 'mr', '?'],
      [],
      ['x', 'blue', 'y'],
      ['z', 'pink'],
    ]);
    const report = Result.getOrThrow(checkSheet(sheet, pdf, numberingPlan));
    const rows = faultyLines(sheet, report.errors.toReversed(), words);
    expect(rows).toEqual([
      ['amount', 'Team', 'civility', 'Ligne', 'Raison'],
      ['x', 'blue', 'y', '4', 'civility NotInList; amount AmountMalformed'],
      ['z', 'pink', '', '5', 'amount AmountMalformed'],
    ]);
    expect(
      Result.getOrThrow(checkSheet(asSheet(rows), pdf, numberingPlan)).ignored.map(({ header }) => header),
    ).toEqual(['Team', 'Ligne', 'Raison']);
  });
});

describe('the table of all lines', () => {
  test('has the lines of the template under their own numbers, in the columns that the file has [A-141][A-186]', () => {
    fc.assert(
      fc.property(mendedFiles, ({ sheet, mends, rules }) => {
        const mended = mendSheet(sheet, mends, rules);
        const { columns, lines } = sheetTable(mended, rules);
        const [header, ...rows] = templateRows(mended, rules);
        expect(columnsFor(rules.deliveryType).filter((column) => columns.includes(column))).toEqual(columns);
        expect(lines.map(({ cells }) => cells)).toEqual(
          rows.map((row) => columns.map((column) => quoteOf(row[header!.indexOf(column)]!))),
        );
        for (const { line } of lines) expect(mended.rows[line - 1]).not.toEqual([]);
        expect(faultyOnly(lines, [])).toBe(lines);
        const checked = checkSheet(mended, rules, numberingPlan);
        const errors = Result.isSuccess(checked) ? checked.success.errors : [];
        const faulty = new Set(errors.map(({ line }) => line));
        if (faulty.size > 0) expect(new Set(faultyOnly(lines, errors).map(({ line }) => line))).toEqual(faulty);
      }),
    );
  });
});
