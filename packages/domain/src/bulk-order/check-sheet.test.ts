/** What a buyer is told about a sheet before it is uploaded. */
import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberingPlan } from '../phone/index.ts';
import { BULK_MAX_ROWS, checkSheet, compileBulk, dryRunBulk } from './index.ts';
import type { BulkRules } from './index.ts';
import { mendedFiles } from './bulk.arbitraries.ts';
import { bulkRules, goodFiles, spoiledFiles } from './testing.ts';

const pdfRules: fc.Arbitrary<BulkRules> = bulkRules.map((rules) => ({
  ...rules,
  deliveryType: 'pdf',
  product: { ...rules.product, kind: null },
}));

const sheetOf = (rows: readonly (readonly string[])[]) => ({ contentHash: 'a'.repeat(64), rows });

describe('a checked sheet', () => {
  test('is refused, or has errors, cards and a sum, exactly as in a dry run [A-63]', () => {
    fc.assert(
      fc.property(fc.oneof(goodFiles, spoiledFiles, mendedFiles), ({ sheet, rules }) => {
        const checked = checkSheet(sheet, rules, numberingPlan);
        expect(Result.map(checked, ({ repeated: _repeated, ...report }) => report)).toEqual(
          dryRunBulk(sheet, rules, numberingPlan),
        );
      }),
    );
  });

  test('names each valid row that repeats an earlier one, and the first with that content [A-141][A-186]', () => {
    fc.assert(
      fc.property(goodFiles, fc.array(fc.nat(), { maxLength: 5 }), ({ sheet, rules }, picks) => {
        const [header, ...rows] = sheet.rows;
        const all = [...rows, ...picks.map((pick) => rows[pick % rows.length]!)];
        const given = { ...sheet, rows: [header!, ...all] };
        const compiled = Result.getOrThrow(compileBulk(given, rules, numberingPlan)).rows;
        const contents = compiled.map(({ key: _key, line: _line, ...values }) => JSON.stringify(values));
        const expected = contents.flatMap((content, at) => {
          const first = contents.indexOf(content);
          return first === at ? [] : [{ line: at + 2, first: first + 2 }];
        });
        expect(expected.length).toBeGreaterThanOrEqual(picks.length);
        expect(Result.getOrThrow(checkSheet(given, rules, numberingPlan)).repeated).toEqual(expected);
      }),
    );
  });

  test('compares what the rows mean, not how they are written; invalid rows repeat nothing [A-186]', () => {
    const rows = [
      ['amount', 'civility', 'message', 'Team', 'firstName'],
      ['20', 'mr', 'Bravo', 'red'],
      ['20,00', ' MR ', 'Bravo', 'blue'],
      ['20', '1', 'Bravo !', ''],
      [],
      ['20.0', '1', 'Bravo', ''],
      ['x', '', '', ''],
      ['x', '', '', ''],
      ['20', 'mr', 'Bravo', 'red', 'Ada'],
    ];
    fc.assert(
      fc.property(pdfRules, (rules) => {
        const { repeated, cards } = Result.getOrThrow(checkSheet(sheetOf(rows), rules, numberingPlan));
        expect(repeated).toEqual([
          { line: 3, first: 2 },
          { line: 6, first: 2 },
        ]);
        expect(cards).toBe(5);
      }),
    );
  });

  test('of one row more than the most is refused, with both numbers [A-186]', () => {
    const [rules] = fc.sample(pdfRules, 1);
    const full = [['amount'], ...Array.from({ length: BULK_MAX_ROWS }, () => ['20'])];
    expect(Result.getOrThrow(checkSheet(sheetOf(full), rules!, numberingPlan))).toMatchObject({
      cards: BULK_MAX_ROWS,
      errors: [],
    });
    expect(checkSheet(sheetOf([...full, [], ['x']]), rules!, numberingPlan)).toEqual(
      Result.fail({ _tag: 'WrongFileFormat', fault: { _tag: 'TooManyRows', max: 5000, rows: 5001 } }),
    );
  });
});
