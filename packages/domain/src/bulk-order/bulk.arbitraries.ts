/**
 * Random bulk files, valid by construction: the columns that the delivery type requires and some optional ones, in any
 * order, with valid cells. Also cells that are invalid in one way, with the column that the error names.
 */
import * as fc from 'fast-check';
import { MAINLAND_FRANCE } from '../address/index.ts';
import { mainlandAddresses } from '../address/testing.ts';
import { deliveryTypesFor } from '../delivery/index.ts';
import { emails } from '../email/testing.ts';
import { currency, money } from '../money/index.ts';
import { frenchMobileDigits } from '../phone/testing.ts';
import { personNames } from '../text/testing.ts';
import { columnNeeds, columnsFor } from './columns.ts';
import type { BulkColumn } from './columns.ts';
import type { Mend } from './mend.ts';
import type { BulkRules } from './rules.ts';
import type { BulkSheet } from './sheet-cell.ts';

const EUR = currency('EUR');

/** Rules of a French unit for a product of 10.00 to 500.00, with any delivery type that suits it. */
export const bulkRules: fc.Arbitrary<BulkRules> = fc
  .tuple(fc.constantFrom('customizedPhysical' as const, 'digital' as const, null), fc.boolean())
  .chain(([kind, hasTemplates]) =>
    fc.record({
      product: fc.constant({
        kind,
        hasTemplates,
        usableAt: 'both' as const,
        minAmount: money(10, EUR),
        maxAmount: money(500, EUR),
      }),
      deliveryType: fc.constantFrom(...deliveryTypesFor(kind, 'business')),
      buyer: fc.constantFrom('business' as const, 'salesman' as const),
      addressPolicy: fc.constant(MAINLAND_FRANCE),
      areaCode: fc.constant('+33'),
      languages: fc.constant(['fr', 'en'] as const),
      phoneCredit: fc.constant(null),
    }),
  );

const amounts = fc
  .tuple(fc.integer({ min: 10, max: 499 }), fc.integer({ min: 0, max: 99 }), fc.constantFrom('.', ','))
  .map(([whole, cents, sign]) => `${whole}${sign}${String(cents).padStart(2, '0')}`);

type Cells = Readonly<Record<BulkColumn, string>>;

const cells: fc.Arbitrary<Cells> = fc
  .record({
    amount: amounts,
    civility: fc.constantFrom('', '1', '2', '3', 'mr', 'Mrs', ' other '),
    firstName: personNames,
    lastName: personNames,
    email: emails,
    areaCode: fc.constantFrom('', '+33', '0033', '33'),
    phone: frenchMobileDigits.chain((digits) =>
      fc.constantFrom(digits, `0${digits}`, `+33${digits}`, `0033 ${digits}`),
    ),
    place: mainlandAddresses,
    message: fc.constantFrom('', 'Bravo !', "Merci d'être là"),
    customerId: fc.constantFrom('', 'A-1001'),
  })
  .map(({ place, ...row }) => ({
    ...row,
    address: place.line1,
    address2: place.line2,
    zipCode: place.zipCode,
    city: place.city,
    countryCode: place.countryCode,
    message2: '',
  }));

/** SHA-256 hashes of made-up files. */
export const contentHashes = fc.constantFrom('a', 'b', 'c', 'd').map((figure) => figure.repeat(64));

/** A file that compiles under its rules: 1 to 6 rows. */
export interface GoodFile {
  readonly rules: BulkRules;
  readonly columns: readonly BulkColumn[];
  readonly sheet: BulkSheet;
}

const columnsOf = ({ deliveryType }: BulkRules): fc.Arbitrary<readonly BulkColumn[]> => {
  const needs = columnNeeds(deliveryType);
  const all = columnsFor(deliveryType);
  const needed = all.filter((column) => needs[column] === 'needed');
  const optional = all.filter((column) => needs[column] === 'optional');
  return fc
    .shuffledSubarray(optional)
    .chain((chosen) => fc.shuffledSubarray([...needed, ...chosen], { minLength: needed.length + chosen.length }));
};

export const goodFiles: fc.Arbitrary<GoodFile> = bulkRules.chain((rules) =>
  fc
    .tuple(columnsOf(rules), fc.array(cells, { minLength: 1, maxLength: 6 }), contentHashes)
    .map(([columns, rows, contentHash]) => ({
      rules,
      columns,
      sheet: { contentHash, rows: [columns, ...rows.map((row) => columns.map((column) => row[column]))] },
    })),
);

/** Entries that are invalid under all `bulkRules`, with the tag of the refusal. */
export const badEntries: readonly (readonly [column: BulkColumn, value: string, tag: string])[] = [
  ['amount', '=SUM(A1:A3)', 'AmountMalformed'],
  ['amount', '-20', 'AmountMalformed'],
  ['amount', '9.99', 'AmountBelowMinimum'],
  ['amount', '500,01', 'AmountAboveMaximum'],
  ['amount', '20.001', 'AmountAmbiguous'],
  ['amount', '20.0001', 'TooManyDecimals'],
  ['civility', '4', 'NotInList'],
  ['firstName', 'R2D2', 'NotAName'],
  ['lastName', '@Home', 'NotAName'],
  ['email', 'ada@example', 'NotAnEmail'],
  ['areaCode', '+999', 'AreaCodeUnknown'],
  ['phone', '0612', 'WrongPhoneNumber'],
  ['phone', '12', 'PhoneLengthOutside'],
  ['address', '<script', 'AttackPattern'],
  ['address2', '{{x}}', 'AttackPattern'],
  ['zipCode', '7500', 'WrongFormat'],
  ['zipCode', '97110', 'AddressNotServed'],
  ['city', '', 'Required'],
  ['countryCode', 'DE', 'AddressNotServed'],
  ['message', 'x'.repeat(501), 'TooLong'],
  ['message2', 'x'.repeat(33), 'TooLong'],
  ['customerId', "O'Neill", 'HasSingleQuote'],
];

/** A valid file in which one cell was made invalid. `line` is the line of the spreadsheet. */
export interface SpoiledFile extends GoodFile {
  readonly good: BulkSheet;
  readonly line: number;
  readonly column: BulkColumn;
  readonly value: string;
  readonly tag: string;
}

const mendedCell = (line: number, entry: { readonly column: BulkColumn; readonly value: string }): Mend => ({
  _tag: 'CellMended',
  line,
  ...entry,
});

/** Corrections of a file, also of columns and lines that it does not have, with valid and invalid entries. */
const mendsOf = ({ rules: { deliveryType }, sheet }: GoodFile): fc.Arbitrary<readonly Mend[]> => {
  const line = fc.integer({ min: 0, max: sheet.rows.length + 1 });
  const columns = columnsFor(deliveryType);
  const entries = fc.tuple(cells, fc.constantFrom(...columns)).map(([row, column]) => ({ column, value: row[column] }));
  const bad = badEntries.filter(([column]) => columns.includes(column)).map(([column, value]) => ({ column, value }));
  return fc.array(
    fc.oneof(
      { weight: 4, arbitrary: fc.tuple(line, entries).map(([at, entry]) => mendedCell(at, entry)) },
      { weight: 1, arbitrary: fc.tuple(line, fc.constantFrom(...bad)).map(([at, entry]) => mendedCell(at, entry)) },
      { weight: 1, arbitrary: line.map((at) => ({ _tag: 'RowTakenOut' as const, line: at })) },
    ),
    { maxLength: 8 },
  );
};

/** A valid file and corrections of it. */
export const mendedFiles: fc.Arbitrary<GoodFile & { readonly mends: readonly Mend[] }> = goodFiles.chain((file) =>
  mendsOf(file).map((mends) => ({ ...file, mends })),
);

const withCell = (sheet: BulkSheet, line: number, position: number, value: string): BulkSheet => ({
  ...sheet,
  rows: sheet.rows.with(line - 1, sheet.rows[line - 1]!.with(position, value)),
});

export const spoiledFiles: fc.Arbitrary<SpoiledFile> = fc
  .tuple(goodFiles, fc.nat(), fc.nat())
  .map(([file, pickRow, pickEntry]) => {
    // An area code counts only beside a number.
    const entries = badEntries.filter(
      ([column]) => file.columns.includes(column) && (column !== 'areaCode' || file.columns.includes('phone')),
    );
    const [column, value, tag] = entries[pickEntry % entries.length]!;
    const line = 2 + (pickRow % (file.sheet.rows.length - 1));
    const sheet = withCell(file.sheet, line, file.columns.indexOf(column), value);
    return { ...file, good: file.sheet, sheet, line, column, value, tag };
  });

/** A spoiled file in which the row with the invalid cell appears several times, between others. */
export const repeatedlySpoiledFiles: fc.Arbitrary<SpoiledFile> = fc
  .tuple(spoiledFiles, fc.array(fc.nat(), { maxLength: 4 }))
  .map(([file, places]) => {
    const row = file.sheet.rows[file.line - 1]!;
    const rows = places.reduce((all, at) => all.toSpliced(1 + (at % all.length), 0, row), [...file.sheet.rows]);
    return { ...file, sheet: { ...file.sheet, rows } };
  });
