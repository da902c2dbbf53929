/** Corrections of a sheet: what they change, and what they leave. */
import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberingPlan } from '../phone/index.ts';
import { badEntries, mendedFiles, repeatedlySpoiledFiles } from './bulk.arbitraries.ts';
import { columnName } from './column-names.ts';
import { alikeErrors, BULK_COLUMNS, checkSheet, columnsFor, mendAlike, mendSheet, takeOut } from './index.ts';
import { textOfCell } from './sheet-cell.ts';
import type { BulkColumn, BulkError, BulkRules, BulkSheet, Mend } from './index.ts';
import { goodFiles } from './testing.ts';
import type { GoodFile } from './testing.ts';

const check = (sheet: BulkSheet, rules: BulkRules) => checkSheet(sheet, rules, numberingPlan);
const errorsOf = (sheet: BulkSheet, rules: BulkRules) => Result.getOrThrow(check(sheet, rules)).errors;

/** The file written again with the corrections, all columns of the delivery type in their order. */
const rewritten = ({ sheet, columns, rules }: GoodFile, mends: readonly Mend[]): BulkSheet => {
  const header = columnsFor(rules.deliveryType);
  const rows = sheet.rows
    .slice(1)
    .map((cells) => new Map(columns.map((column, at) => [column, textOfCell(cells[at])] as const)));
  for (const mend of mends) {
    const row = mend.line < 2 ? undefined : rows[mend.line - 2];
    if (mend._tag === 'RowTakenOut') row?.clear();
    else row?.set(mend.column, mend.value);
  }
  return { ...sheet, rows: [header, ...rows.map((row) => header.map((column) => row.get(column) ?? ''))] };
};

describe('a corrected sheet', () => {
  test('is judged as if it had been written so: cells as given, rows taken out empty, every line under its number [A-63][A-141][A-186]', () => {
    fc.assert(
      fc.property(mendedFiles, ({ mends, ...file }) => {
        expect(check(mendSheet(file.sheet, mends, file.rules), file.rules)).toEqual(
          check(rewritten(file, mends), file.rules),
        );
      }),
    );
  });

  test('is the same whether it was corrected in steps or at once, and is the file without corrections', () => {
    fc.assert(
      fc.property(mendedFiles, fc.nat(), ({ mends, sheet, rules }, pick) => {
        const before = structuredClone(sheet);
        const at = pick % (mends.length + 1);
        const first = mendSheet(sheet, mends.slice(0, at), rules);
        expect(mendSheet(first, mends.slice(at), rules)).toEqual(mendSheet(sheet, mends, rules));
        expect(mendSheet(sheet, [], rules)).toEqual(sheet);
        expect(sheet).toEqual(before);
      }),
    );
  });

  test('has the lines that the file has: corrections of others, or of the header, change nothing', () => {
    fc.assert(
      fc.property(goodFiles, fc.constantFrom(...BULK_COLUMNS), fc.constantFrom(-1, 0, 1, 100), (file, column, line) => {
        const mends: readonly Mend[] = [
          { _tag: 'CellMended', line, column, value: 'x' },
          { _tag: 'RowTakenOut', line },
        ];
        expect(mendSheet(file.sheet, mends, file.rules)).toEqual(file.sheet);
      }),
    );
  });

  test('has the column that the file lacked after all others, also where rows are longer than the header [A-141]', () => {
    fc.assert(
      fc.property(goodFiles, fc.nat(3), (file, beyond) => {
        const lacking = columnsFor(file.rules.deliveryType).find((column) => !file.columns.includes(column));
        fc.pre(lacking !== undefined);
        const [header, ...others] = file.sheet.rows;
        const junk = Array.from({ length: beyond }, () => '<script');
        const wide = { ...file.sheet, rows: [header!, ...others.map((cells) => [...cells, ...junk])] };
        const { rows } = mendSheet(
          wide,
          [{ _tag: 'CellMended', line: 2, column: lacking, value: '<script' }],
          file.rules,
        );
        expect(rows[0]).toEqual([...header!, ...junk.map(() => ''), lacking]);
        expect(
          errorsOf({ ...wide, rows }, file.rules).every(({ line, column }) => line === 2 && column === lacking),
        ).toBe(true);
        expect(rows.slice(2)).toEqual(wide.rows.slice(2));
      }),
    );
  });

  test('keeps the names of its columns in any language of the unit [A-180]', () => {
    fc.assert(
      fc.property(
        mendedFiles,
        fc.constantFrom('fr' as const, 'en' as const),
        ({ mends, sheet, rules, columns }, code) => {
          const header = columns.map((column) => columnName(column, code));
          const named = mendSheet({ ...sheet, rows: sheet.rows.with(0, header) }, mends, rules);
          expect(named.rows[0]!.slice(0, columns.length)).toEqual(header);
          expect(check(named, rules)).toEqual(check(mendSheet(sheet, mends, rules), rules));
        },
      ),
    );
  });
});

/** A file with invalid rows of one content and, where the column can be invalid in another way, with one of another. */
const faultyFiles = repeatedlySpoiledFiles.map(({ sheet, rules, columns, column, line, value }) => {
  const other = badEntries.find((entry) => entry[0] === column && entry[1] !== value)?.[1] ?? value;
  const row = sheet.rows[line - 1]!.with(columns.indexOf(column), other);
  return { sheet: { ...sheet, rows: [...sheet.rows, row] }, rules };
});

const isLong = ({ value }: BulkError): boolean => value.endsWith('…');

const errorAt = (line: number, value: string, column: BulkColumn = 'message'): BulkError => ({
  line,
  column,
  value,
  reason: { _tag: 'TooLong', max: 500, length: 501 },
  example: 'Bravo !',
});

describe('errors that are alike', () => {
  test('are all those of one column and one content, the given one among them [S5.37]', () => {
    fc.assert(
      fc.property(faultyFiles, fc.nat(), ({ sheet, rules }, pick) => {
        const errors = errorsOf(sheet, rules);
        const error = errors[pick % errors.length]!;
        const alike = alikeErrors(errors, error);
        expect(alike).toContain(error);
        for (const one of errors) {
          const isSame = one.column === error.column && one.value === error.value;
          expect(alike.includes(one)).toBe(isSame && (one === error || !isLong(error)));
        }
      }),
    );
  });

  test('are all gone after one valid correction, and no other error changes [A-63][A-186]', () => {
    fc.assert(
      fc.property(faultyFiles, fc.nat(), ({ sheet, rules }, pick) => {
        const errors = errorsOf(sheet, rules);
        const error = errors[pick % errors.length]!;
        const alike = alikeErrors(errors, error);
        const after = errorsOf(mendSheet(sheet, mendAlike(errors, error, error.example), rules), rules);
        expect(after).toEqual(errors.filter((one) => !alike.includes(one)));
      }),
    );
  });

  test('are gone with their rows, each taken out once [A-186]', () => {
    fc.assert(
      fc.property(faultyFiles, ({ sheet, rules }) => {
        const errors = errorsOf(sheet, rules);
        const mends = takeOut([...errors, ...errors]);
        expect(mends.map(({ line }) => line)).toEqual([...new Set(errors.map(({ line }) => line))]);
        const after = check(mendSheet(sheet, mends, rules), rules);
        const isAll = mends.length === sheet.rows.length - 1;
        if (isAll) expect(after).toMatchObject({ failure: { fault: { _tag: 'NoRows' } } });
        else expect(Result.getOrThrow(after).errors).toEqual([]);
      }),
    );
  });

  test('are not taken for alike where only their beginnings are quoted', () => {
    const long = `${'x'.repeat(100)}…`;
    const errors = [errorAt(2, long), errorAt(3, long), errorAt(4, 'x'), errorAt(5, 'x'), errorAt(6, 'x', 'message2')];
    expect(errors.map((error) => alikeErrors(errors, error).map(({ line }) => line))).toEqual([
      [2],
      [3],
      [4, 5],
      [4, 5],
      [6],
    ]);
  });
});
