/**
 * Valid entries (S5.37, S7.83, A-63, A-141): one for each column, shown as an example with an error, and together the
 * sample file, with the header and one valid row for one delivery type and one product.
 */
import { CIVILITIES } from '../address/index.ts';
import { encodeAmount } from '../money/index.ts';
import type { LanguageCode } from '../locale/index.ts';
import { columnName } from './column-names.ts';
import { columnsFor } from './columns.ts';
import type { BulkColumn } from './columns.ts';
import type { BulkRules } from './rules.ts';

/** The area code has no sign: a cell that begins with + is written with an apostrophe into a csv file. */
const EXAMPLES: Readonly<Record<Exclude<BulkColumn, 'amount' | 'countryCode'>, string>> = {
  civility: 'mrs',
  firstName: 'Camille',
  lastName: 'Durand',
  email: 'camille.durand@example.com',
  areaCode: '33',
  phone: '0612345678',
  address: '12 rue de la Paix',
  address2: '2e étage',
  zipCode: '75002',
  city: 'Paris',
  message: 'Bravo !',
  message2: '',
  customerId: 'A-1001',
};

/** A valid entry of a column: the least amount of the product, a country that is served. */
export const exampleOf = (column: BulkColumn, { product, addressPolicy }: BulkRules): string => {
  if (column === 'amount') return encodeAmount(product.minAmount);
  return column === 'countryCode' ? (addressPolicy.countries?.[0] ?? 'FR') : EXAMPLES[column];
};

/** The entries that a column is limited to; null for one that takes others. */
const choicesOf = (column: BulkColumn, { addressPolicy }: BulkRules): readonly string[] | null => {
  if (column === 'civility') return CIVILITIES;
  return column === 'countryCode' ? addressPolicy.countries : null;
};

/** `choices` are what a spreadsheet offers to choose from in each column; null where a column takes other entries. */
export interface SampleSheet {
  readonly rows: readonly (readonly string[])[];
  readonly choices: readonly (readonly string[] | null)[];
}

/** Rows of cells, ready to be written as xlsx or csv; the header in a language of the unit. */
export const sampleSheet = (rules: BulkRules, language: LanguageCode): SampleSheet => {
  const columns = columnsFor(rules.deliveryType);
  return {
    rows: [columns.map((column) => columnName(column, language)), columns.map((column) => exampleOf(column, rules))],
    choices: columns.map((column) => choicesOf(column, rules)),
  };
};
