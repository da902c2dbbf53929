/**
 * Reads the first sheet of an .xls file (BIFF8, as written since 1997): hidden rows count, a formula counts with its stored value, macros
 * and everything else in the container is ignored. Encrypted files and older formats are not read. Source: A-63,
 * docs/decisions/015.
 */
import type { SheetCell } from '@offrande/domain/bulk-order';
import { type BiffRecord, createPartReader, recordsFrom } from './biff-records.ts';
import type { Bytes } from './bytes.ts';
import { errorCell, isDayFormat, numberCell, truthCell } from './cell-value.ts';
import { readCompoundStream } from './compound-file.ts';
import { CAPS, Unreadable } from './sheet-fault.ts';
import { createSheetRows, type OnRow, type SheetRows } from './sheet-rows.ts';

const RECORD = {
  formula: 0x06,
  end: 0x0a,
  encrypted: 0x2f,
  sheet: 0x85,
  mulRk: 0xbd,
  richText: 0xd6,
  format: 0xe0,
  texts: 0xfc,
  sharedText: 0xfd,
  number: 0x203,
  text: 0x204,
  truthOrError: 0x205,
  formulaText: 0x207,
  rk: 0x27e,
  formatCode: 0x41e,
  begin: 0x809,
} as const;

const BIFF8 = 0x600;
const WORKSHEET = 0;
const ERRORS: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
};

interface Workbook {
  readonly firstSheetAt: number;
  readonly texts: readonly string[];
  /** Whether each cell format, by its number, is a date format. */
  readonly isDay: readonly boolean[];
}

const textsOf = ({ parts }: BiffRecord): readonly string[] => {
  const reader = createPartReader(parts);
  reader.skip(4);
  const count = reader.number(4);
  const most = CAPS.sheetRows * CAPS.columns;
  if (count > most) throw new Unreadable();
  return Array.from({ length: count }, () => reader.text(2));
};

/** The globals before the sheets: where the sheets begin, the shared strings, the number formats. */
const readWorkbook = (stream: Bytes): Workbook => {
  const sheets: number[] = [];
  const codes = new Map<number, string>();
  const formats: number[] = [];
  let texts: readonly string[] = [];
  const [first] = recordsFrom(stream, 0);
  if (first?.type !== RECORD.begin || first.parts[0]!.u16(0) !== BIFF8) throw new Unreadable();
  for (const record of recordsFrom(stream, 0)) {
    const bytes = record.parts[0]!;
    if (record.type === RECORD.encrypted) throw new Unreadable();
    if (record.type === RECORD.sheet && bytes.u8(5) === WORKSHEET) sheets.push(bytes.u32(0));
    if (record.type === RECORD.texts) texts = textsOf(record);
    if (record.type === RECORD.format) formats.push(bytes.u16(2));
    if (record.type === RECORD.formatCode) codes.set(bytes.u16(0), createPartReader([bytes.part(2)]).text(2));
    if (record.type === RECORD.end) break;
  }
  if (sheets[0] === undefined) throw new Unreadable();
  return { firstSheetAt: sheets[0], texts, isDay: formats.map((id) => isDayFormat(id, codes.get(id) ?? '')) };
};

/** A number in four bytes: an integer or the upper half of a double, possibly in hundredths. */
const rkValue = (rk: number): number => {
  const isWhole = (rk & 2) === 2;
  const upper = new DataView(new ArrayBuffer(8));
  upper.setUint32(4, (rk & 0xfffffffc) >>> 0, true);
  const value = isWhole ? rk >> 2 : upper.getFloat64(0, true);
  return (rk & 1) === 1 ? value / 100 : value;
};

const truthOrError = (value: number, isError: boolean): SheetCell =>
  isError ? errorCell(ERRORS[value] ?? '#N/A') : truthCell(value === 1);

/** The stored result of a formula; null for a string, which is in the next record. */
const formulaCell = (bytes: Bytes, isDay: boolean): SheetCell | null => {
  if (bytes.u16(12) !== 0xffff) return numberCell(bytes.f64(6), isDay);
  const kind = bytes.u8(6);
  if (kind === 0) return null;
  return kind === 1 || kind === 2 ? truthOrError(bytes.u8(8), kind === 2) : '';
};

const sharedText = ({ texts }: Workbook, at: number): string => {
  const text = texts[at];
  if (text === undefined) throw new Unreadable();
  return text;
};

const putMany = (rows: SheetRows, bytes: Bytes, { isDay }: Workbook): void => {
  const [row, first] = [bytes.u16(0), bytes.u16(2)];
  const count = Math.floor((bytes.length - 6) / 6);
  for (let at = 0; at < count; at += 1) {
    const format = bytes.u16(4 + at * 6);
    rows.put(row, first + at, numberCell(rkValue(bytes.i32(6 + at * 6)), isDay[format] === true));
  }
};

/** The cell in a record; null if its string follows in the next record, undefined if the record is not a cell. */
const cellOf = ({ type, parts }: BiffRecord, workbook: Workbook): SheetCell | null | undefined => {
  const bytes = parts[0]!;
  const isDay = () => workbook.isDay[bytes.u16(4)] === true;
  switch (type) {
    case RECORD.number:
      return numberCell(bytes.f64(6), isDay());
    case RECORD.rk:
      return numberCell(rkValue(bytes.i32(6)), isDay());
    case RECORD.sharedText:
      return sharedText(workbook, bytes.u32(6));
    case RECORD.text:
    case RECORD.richText:
      return createPartReader([bytes.part(6), ...parts.slice(1)]).text(2);
    case RECORD.truthOrError:
      return truthOrError(bytes.u8(6), bytes.u8(7) === 1);
    case RECORD.formula:
      return formulaCell(bytes, isDay());
    default:
      return undefined;
  }
};

const rowsOf = (stream: Bytes, workbook: Workbook, onRow: OnRow): SheetRows['rows'] => {
  const rows = createSheetRows(onRow);
  let pending: readonly [row: number, column: number] | null = null;
  let hasEnd = false;
  for (const record of recordsFrom(stream, workbook.firstSheetAt)) {
    const bytes = record.parts[0]!;
    if (record.type === RECORD.end) hasEnd = true;
    if (hasEnd) break;
    if (record.type === RECORD.mulRk) putMany(rows, bytes, workbook);
    if (record.type === RECORD.formulaText && pending !== null) {
      rows.put(...pending, createPartReader(record.parts).text(2));
      pending = null;
    }
    const cell = cellOf(record, workbook);
    if (cell === undefined) continue;
    const place = [bytes.u16(0), bytes.u16(2)] as const;
    if (cell === null) pending = place;
    else rows.put(...place, cell);
  }
  if (!hasEnd) throw new Unreadable();
  return rows.rows;
};

/** Throws `Unreadable` if the bytes are not such a file, or exceed the caps. */
export const readXls = (bytes: Bytes, onRow: OnRow): SheetRows['rows'] => {
  const stream = readCompoundStream(bytes, 'workbook');
  return rowsOf(stream, readWorkbook(stream), onRow);
};
