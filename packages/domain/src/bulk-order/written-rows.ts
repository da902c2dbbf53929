/**
 * The rows of a sheet as rows of text, ready to be written as xlsx or csv: all of them as the shop's own
 * template, or the invalid ones alone, for those who correct them elsewhere.
 */
import { Result } from 'effect';
import { columnsFor } from './columns.ts';
import type { BulkColumn } from './columns.ts';
import { foldHeader } from './column-names.ts';
import type { BulkError } from './compile.ts';
import { readHeader } from './header.ts';
import { numberedRows } from './numbered-rows.ts';
import type { BulkRules } from './rules.ts';
import { quoteOf, textOfCell } from './sheet-cell.ts';
import type { BulkSheet, SheetCell } from './sheet-cell.ts';

type TextRows = readonly (readonly string[])[];

const NO_COLUMNS = { positions: new Map<BulkColumn, number>() };

const readRows = ({ rows }: BulkSheet, rules: BulkRules) => {
  const { positions } = Result.getOrElse(readHeader((rows[0] ?? []).map(textOfCell), rules), () => NO_COLUMNS);
  return { positions, rows: numberedRows(rows, { positions }) };
};

/**
 * The shop's own template with the rows of a sheet without errors: the columns of the delivery type under their keys,
 * then every row that is not empty, in order.
 */
export const templateRows = (sheet: BulkSheet, rules: BulkRules): TextRows => {
  const columns = columnsFor(rules.deliveryType);
  const { positions, rows } = readRows(sheet, rules);
  return [columns, ...rows.map(({ cells }) => columns.map((column) => textOfCell(cells[positions.get(column) ?? -1])))];
};

/** The errors of an uploaded template, at the lines of the sheet that it was made from: it has no empty rows. */
export const errorsOfTemplate = (
  errors: readonly BulkError[],
  sheet: BulkSheet,
  rules: BulkRules,
): readonly BulkError[] => {
  const { rows } = readRows(sheet, rules);
  return errors.map((error) => ({ ...error, line: rows[error.line - 2]?.line ?? error.line }));
};

/** A line of a sheet as it is shown: its cells in the order of the columns that are read. */
export interface ShownLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The lines of a sheet that are cards, by the columns that it has and the delivery type reads, in their usual order. */
export interface SheetTable {
  readonly columns: readonly BulkColumn[];
  readonly lines: readonly ShownLine[];
}

/** Nothing where the header is refused. Long cells are shortened. */
export const sheetTable = (sheet: BulkSheet, rules: BulkRules): SheetTable => {
  const { positions, rows } = readRows(sheet, rules);
  const columns = columnsFor(rules.deliveryType).filter((column) => positions.has(column));
  const cellsOf = (cells: readonly SheetCell[]) =>
    columns.map((column) => quoteOf(textOfCell(cells[positions.get(column) ?? -1])));
  return { columns, lines: rows.map(({ line, cells }) => ({ line, cells: cellsOf(cells) })) };
};

/** The lines with these errors; all of them where there are none. */
export const faultyOnly = (lines: readonly ShownLine[], errors: readonly BulkError[]): readonly ShownLine[] => {
  const faulty = new Set(errors.map(({ line }) => line));
  return faulty.size === 0 ? lines : lines.filter(({ line }) => faulty.has(line));
};

/** The headers of the added columns, and the text of an error. */
export interface FaultWords {
  readonly line: string;
  readonly reason: string;
  readonly reasonOf: (error: BulkError) => string;
}

const byLine = (errors: readonly BulkError[]): readonly (readonly [line: number, its: readonly BulkError[]])[] => {
  const lines = new Map<number, BulkError[]>();
  for (const error of errors) lines.set(error.line, [...(lines.get(error.line) ?? []), error]);
  return [...lines].toSorted(([one], [other]) => one - other);
};

/**
 * The header and the rows that have errors, in their order, followed by two columns: the line in the sheet, and the
 * reasons. Uploaded again, these two are ignored as unknown; where the sheet has them already, they are replaced,
 * because a header that appears twice is refused.
 */
export const faultyLines = (
  { rows }: BulkSheet,
  errors: readonly BulkError[],
  { line: lineWord, reason: reasonWord, reasonOf }: FaultWords,
): TextRows => {
  const header = (rows[0] ?? []).map(textOfCell);
  const added = [lineWord, reasonWord].map(foldHeader);
  const kept = [...header.keys()].filter((position) => !added.includes(foldHeader(header[position] ?? '')));
  return [
    [...kept.map((position) => header[position] ?? ''), lineWord, reasonWord],
    ...byLine(errors).map(([line, its]) => [
      ...kept.map((position) => textOfCell(rows[line - 1]?.[position])),
      String(line),
      its.map(reasonOf).join('; '),
    ]),
  ];
};
