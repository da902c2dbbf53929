/** Checked rows that are written as a file again. */
import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberingPlan } from '../phone/index.ts';
import { columnsFor, compileBulk } from '../bulk-order/index.ts';
import type { BulkRules, BulkSheet, RowValues } from '../bulk-order/index.ts';
import { goodFiles } from '../bulk-order/testing.ts';
import { cellsOfRows } from './index.ts';

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

  test('have the columns of the delivery type under their keys, as the template has [A-186]', () => {
    fc.assert(
      fc.property(goodFiles, ({ sheet, rules }) => {
        const { columns, rows } = cellsOfRows(rowsOf(sheet.rows, rules), rules.deliveryType);
        expect(columns).toEqual(columnsFor(rules.deliveryType));
        for (const row of rows) expect(row).toHaveLength(columns.length);
      }),
    );
  });
});
