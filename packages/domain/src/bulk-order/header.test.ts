import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../locale/index.ts';
import { numberingPlan } from '../phone/index.ts';
import { columnsByName, COLUMN_NAMES, foldHeader } from './column-names.ts';
import { BULK_COLUMNS, compileBulk } from './index.ts';
import { QUOTE_MAX_CHARACTERS } from './sheet-cell.ts';
import type { BulkColumn } from './index.ts';
import { goodFiles } from './testing.ts';
import type { GoodFile } from './testing.ts';

const CODES = LANGUAGES.map(({ code }) => code);

const withHeader = (file: GoodFile, header: readonly string[]) =>
  compileBulk({ ...file.sheet, rows: [header, ...file.sheet.rows.slice(1)] }, file.rules, numberingPlan);

const faultOf = (result: ReturnType<typeof compileBulk>) => {
  const refusal = Result.getOrThrow(Result.flip(result));
  return refusal._tag === 'WrongFileFormat' ? refusal.fault : refusal;
};

const spelling = fc.constantFrom<(name: string) => string>(
  (name) => name,
  (name) => name.toUpperCase(),
  (name) => name.toLowerCase(),
  (name) => name.normalize('NFD'),
  (name) => ` ${name.replaceAll(' ', '\u2009\t')}\u0085`,
  (name) => name.replaceAll(' ', '\n'),
);

describe('the header of a file', () => {
  test('is read in each language of the unit and as keys, in any letter case, after NFC normalisation, with white space folded [A-180][A-194]', () => {
    const files = fc.tuple(goodFiles, fc.constantFrom('key', 'fr', 'en'), fc.nat(), spelling);
    fc.assert(
      fc.property(files, ([file, code, pick, spell]) => {
        const nameOf = (column: BulkColumn) => {
          const names = code === 'key' ? [column] : COLUMN_NAMES[code as 'fr' | 'en'][column];
          return spell(names[pick % names.length]!);
        };
        expect(withHeader(file, file.columns.map(nameOf))).toEqual(withHeader(file, file.columns));
      }),
    );
  });

  test('in a language that the unit does not offer is unknown', () => {
    fc.assert(
      fc.property(goodFiles, (file) => {
        const header = file.columns.map((column) => COLUMN_NAMES.zc[column][0]!);
        expect(faultOf(withHeader(file, header))).toMatchObject({ _tag: 'MissingColumns' });
        const { rules } = file;
        const chinese = { ...file, rules: { ...rules, languages: ['zc'] } } as GoodFile;
        expect(withHeader(chinese, header)).toEqual(withHeader(file, file.columns));
      }),
    );
  });

  test('has an unambiguous column for each name in all languages, and a name for every column in each language', () => {
    const meant = new Map<string, BulkColumn>();
    for (const code of CODES) {
      for (const column of BULK_COLUMNS) {
        expect(COLUMN_NAMES[code][column].length).toBeGreaterThan(0);
        for (const name of [column, ...COLUMN_NAMES[code][column]]) {
          expect(`${name}: ${meant.get(foldHeader(name)) ?? column}`).toBe(`${name}: ${column}`);
          meant.set(foldHeader(name), column);
        }
      }
    }
    expect(columnsByName(CODES)).toEqual(meant);
  });

  test('with a duplicate column is a wrong format, known or not, in one language or two [A-180]', () => {
    fc.assert(
      fc.property(goodFiles, (file) => {
        const repeated = { _tag: 'RepeatedColumn', column: 'amount' };
        const one = withHeader(file, [...file.columns, 'Montant']);
        expect(faultOf(one)).toEqual(repeated);
        const unused = withHeader(file, [...file.columns, 'Note', 'Team', 'N-O T\u00A0E']);
        expect(faultOf(unused)).toEqual({ _tag: 'RepeatedHeader', header: 'N-O T\u00A0E' });
        expect(Result.isSuccess(withHeader(file, [...file.columns, 'Note', '', ' ']))).toBe(true);
      }),
    );
  });

  test('is quoted by its beginning if it is long', () => {
    fc.assert(
      fc.property(goodFiles, (file) => {
        const { ignored } = Result.getOrThrow(withHeader(file, [...file.columns, '🎂'.repeat(5000)]));
        expect(ignored.at(-1)?.header).toBe(`${'🎂'.repeat(QUOTE_MAX_CHARACTERS)}…`);
      }),
    );
  });
});
