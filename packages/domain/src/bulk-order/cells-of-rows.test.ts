/** Checked rows that are written as a file again. */
import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberingPlan } from '../phone/index.ts';
import { cellsOfRows, columnsFor, compileBulk } from './index.ts';
import type { BulkRules, BulkSheet, RowValues } from './index.ts';
import { goodFiles } from './testing.ts';

const rowsOf = (rows: BulkSheet['rows'], rules: BulkRules): readonly RowValues[] =>
  Result.getOrThrow(compileBulk({ contentHash: 'a'.repeat(64), rows }, rules, numberingPlan)).rows.map(
    ({ key: _key, line: _line, ...values }) => values,
  );

describe('the rows of a file, written as a file again', () => {
  test('are the same rows when they are read by the same rules [S7.21][A-186]', () => {
    fc.assert(
      fc.property(goodFiles, ({ sheet, rules }) => {
        const rows = rowsOf(sheet.rows, rules);
        const cells = cellsOfRows(rows, rules.deliveryType);
        expect(rowsOf([cells.columns, ...cells.rows], rules)).toEqual(rows);
      }),
    );
  });

  test('have columns of the delivery type only, in their order, and none that is not needed and empty [A-186]', () => {
    fc.assert(
      fc.property(goodFiles, ({ sheet, rules }) => {
        const { columns, rows } = cellsOfRows(rowsOf(sheet.rows, rules), rules.deliveryType);
        expect(columns).toEqual(columnsFor(rules.deliveryType).filter((column) => columns.includes(column)));
        const empty = columns.filter((_, at) => rows.every((row) => row[at] === ''));
        const { columns: needed } = cellsOfRows([], rules.deliveryType);
        expect(empty.filter((column) => !needed.includes(column))).toEqual([]);
      }),
    );
  });
});
