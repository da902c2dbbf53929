import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberingPlan } from '../phone/index.ts';
import { compileBulk, dryRunBulk, isEmptyCell, quoteOf } from './index.ts';
import { exampleOf } from './sample.ts';
import { QUOTE_MAX_CHARACTERS, textOfCell } from './sheet-cell.ts';
import type { SheetCell } from './index.ts';
import type { OddCell } from './sheet-cell.ts';
import { goodFiles } from './testing.ts';
import type { GoodFile } from './testing.ts';

const oddCells: fc.Arbitrary<OddCell> = fc.constantFrom<OddCell>(
  { holds: 'truth', text: 'TRUE' },
  { holds: 'date', text: '46185' },
  { holds: 'error', text: '#N/A' },
);

const withRow = ({ sheet, rules }: GoodFile, line: number, cells: readonly SheetCell[], header = sheet.rows[0]!) =>
  ({ sheet: { ...sheet, rows: [header, ...sheet.rows.slice(1).with(line - 2, cells)] }, rules }) as const;

const errorsOf = ({ sheet, rules }: ReturnType<typeof withRow>) =>
  Result.getOrThrow(dryRunBulk(sheet, rules, numberingPlan)).errors;

describe('a cell that is neither text nor number', () => {
  test('is refused in every column that is read, with line, content and an example [A-163][A-180]', () => {
    fc.assert(
      fc.property(goodFiles, oddCells, fc.nat(), (file, odd, pick) => {
        const position = pick % file.columns.length;
        const column = file.columns[position]!;
        const spoiled = withRow(file, 2, file.sheet.rows[1]!.with(position, odd));
        expect(errorsOf(spoiled)).toEqual([
          {
            line: 2,
            column,
            value: odd.text,
            reason: { _tag: 'CellNotText', holds: odd.holds },
            example: exampleOf(column, file.rules),
          },
        ]);
        expect(Result.isFailure(compileBulk(spoiled.sheet, spoiled.rules, numberingPlan))).toBe(true);
      }),
    );
  });

  test('is ignored in a column that is not read, and does not make a row there [A-180]', () => {
    fc.assert(
      fc.property(goodFiles, oddCells, (file, odd) => {
        const header = [...file.columns, 'Paid'];
        const good = withRow(file, 2, [...file.sheet.rows[1]!, odd], header);
        expect(errorsOf(good)).toEqual([]);
        const alone = [...file.columns.map(() => ' '), odd];
        const { sheet, rules } = withRow(file, 2, alone, header);
        const { cards } = Result.getOrThrow(
          dryRunBulk({ ...sheet, rows: [...sheet.rows, good.sheet.rows[1]!] }, rules, numberingPlan),
        );
        expect(cards).toBe(file.sheet.rows.length - 1);
      }),
    );
  });

  test('counts as filled, with its stored text', () => {
    fc.assert(
      fc.property(oddCells, (odd) => {
        expect([isEmptyCell(odd), textOfCell(odd)]).toEqual([false, odd.text]);
      }),
    );
    expect([isEmptyCell(undefined), isEmptyCell(' '), isEmptyCell('x')]).toEqual([true, true, false]);
    expect([textOfCell(undefined), textOfCell('x')]).toEqual(['', 'x']);
  });
});

describe('a quoted cell', () => {
  test('is complete up to a hundred characters and ends in an ellipsis beyond, without splitting a character', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '🎂', 'é', 'e\u0301'), maxLength: 300 });
    fc.assert(
      fc.property(text, (value) => {
        const characters = [...value];
        const isLong = characters.length > QUOTE_MAX_CHARACTERS;
        expect(quoteOf(value)).toBe(isLong ? `${characters.slice(0, QUOTE_MAX_CHARACTERS).join('')}…` : value);
      }),
    );
  });

  test('is all that an error contains of a cell, however long the cell is [S5.37]', () => {
    const long = 'x'.repeat(4_000_000);
    for (const file of fc.sample(goodFiles, { numRuns: 5 })) {
      const cells = file.columns.map((column, at) => (column === 'amount' ? long : file.sheet.rows[1]![at]!));
      const [error] = errorsOf(withRow(file, 2, cells));
      expect([error?.column, error?.value]).toEqual(['amount', quoteOf(long)]);
    }
  });
});
