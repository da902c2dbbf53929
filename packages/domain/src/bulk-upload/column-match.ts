/**
 * Columns of a file whose header says none of the shop's names, matched by hand (A-141, A-180, A-186, UX 129). What
 * refuses a header for itself, such as the same one twice, stays a refusal.
 */
import { Result } from 'effect';
import { columnsFor } from '../bulk-order/index.ts';
import type { BulkColumn } from '../bulk-order/index.ts';
import { namedColumns } from '../bulk-order/index.ts';
import type { BulkRules } from '../bulk-order/index.ts';
import { isEmptyCell, quoteOf, textOfCell } from '../bulk-order/index.ts';
import type { BulkSheet } from '../bulk-order/index.ts';

/** A column under an unknown header. `position` counts from 0; `samples` are the first values in it that differ. */
export interface UnknownColumn {
  readonly position: number;
  readonly header: string;
  readonly samples: readonly string[];
}

/**
 * What can be matched: `free` are the columns that the delivery type reads and no header names, `missing` those of them
 * that are required. `fingerprint` is the same for files with the same unknown headers, in any order.
 */
export interface ColumnQuestion {
  readonly fingerprint: string;
  readonly unknown: readonly UnknownColumn[];
  readonly free: readonly BulkColumn[];
  readonly missing: readonly BulkColumn[];
}

/** The column of the shop that the one at a position of the file is. Positions without a match are left out. */
export interface ColumnMatch {
  readonly position: number;
  readonly column: BulkColumn;
}

/** The most values of an unknown column that are shown. */
export const SAMPLES_MAX = 3;

const samplesAt = ({ rows }: BulkSheet, position: number): readonly string[] => {
  const samples = new Set<string>();
  for (const cells of rows.slice(1)) {
    if (samples.size === SAMPLES_MAX) break;
    if (!isEmptyCell(cells[position])) samples.add(quoteOf(textOfCell(cells[position]).trim()));
  }
  return [...samples];
};

/** By name, whatever their order in the file. */
export const inOrderOfNames = (unknown: readonly UnknownColumn[]): readonly UnknownColumn[] =>
  unknown.toSorted((one, other) => (one.header < other.header ? -1 : 1));

/** Null if the header is refused for itself, or has nothing that could be matched. `digest` shortens the names of the headers. */
export const columnQuestion = (
  sheet: BulkSheet,
  rules: Pick<BulkRules, 'deliveryType' | 'languages'>,
  digest: (text: string) => string,
): ColumnQuestion | null => {
  const named = namedColumns((sheet.rows[0] ?? []).map(textOfCell), rules);
  if (Result.isFailure(named)) return null;
  const { positions, ignored, missing } = named.success;
  const free = columnsFor(rules.deliveryType).filter((column) => !positions.has(column));
  const unknown = ignored
    .filter(({ reason }) => reason === 'unknown')
    .map(({ position, header }) => ({ position, header, samples: samplesAt(sheet, position) }));
  if (unknown.length === 0 || free.length === 0) return null;
  const fingerprint = digest(JSON.stringify(inOrderOfNames(unknown).map(({ header }) => header)));
  return { fingerprint, unknown, free, missing };
};

/** The columns that a position may be matched with: those that are free and not taken by another position. */
export const choicesAt = (
  { free }: ColumnQuestion,
  matches: readonly ColumnMatch[],
  position: number,
): readonly BulkColumn[] =>
  free.filter((column) => !matches.some((match) => match.column === column && match.position !== position));

/** The matches with another choice for one position; null leaves it out. */
export const chooseColumn = (
  matches: readonly ColumnMatch[],
  position: number,
  column: BulkColumn | null,
): readonly ColumnMatch[] => [
  ...matches.filter((match) => match.position !== position),
  ...(column === null ? [] : [{ position, column }]),
];

/** The required columns that would still be missing. */
export const missingAfter = ({ missing }: ColumnQuestion, matches: readonly ColumnMatch[]): readonly BulkColumn[] =>
  missing.filter((column) => !matches.some((match) => match.column === column));

/** Whether nothing would be missing, each position is unknown and each column free, and none of them is matched twice. */
export const isAnswer = (question: ColumnQuestion, matches: readonly ColumnMatch[]): boolean =>
  missingAfter(question, matches).length === 0 &&
  new Set(matches.map(({ position }) => position)).size === matches.length &&
  matches.every(
    ({ position, column }) =>
      question.unknown.some((one) => one.position === position) &&
      choicesAt(question, matches, position).includes(column),
  );

/** Whether the file has enough unknown columns for the required ones that are missing. */
export const canBeAnswered = ({ unknown, missing }: ColumnQuestion): boolean => unknown.length >= missing.length;

/** The sheet with the keys of the matched columns as their headers. */
export const matchSheet = (sheet: BulkSheet, matches: readonly ColumnMatch[]): BulkSheet => {
  const [header = [], ...rows] = sheet.rows;
  const keys = new Map(matches.map(({ position, column }) => [position, column]));
  return matches.length === 0
    ? sheet
    : { ...sheet, rows: [header.map((cell, position) => keys.get(position) ?? cell), ...rows] };
};
