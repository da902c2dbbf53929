/**
 * Reads the first sheet of an .xlsx file as rows of cells: hidden rows count, a formula counts with its stored value, everything else in
 * the container is ignored. A workbook with macros is not an .xlsx. Source, reliability row 21.
 */
import type { SheetCell } from '@offrande/domain/bulk-order';
import type { Bytes } from './bytes.ts';
import { errorCell, isDayFormat, numberCell, truthCell } from './cell-value.ts';
import { CAPS, Unreadable } from './sheet-fault.ts';
import { createSheetRows, type OnRow, type SheetRows } from './sheet-rows.ts';
import { type Container, openContainer } from './unzip.ts';
import { type Token, tokensOf } from './xml-tokens.ts';

const textOf = async (container: Container, name: string): Promise<string | null> =>
  (await container.read(name))?.utf8() ?? null;

const firstWith = (xml: string, name: string, fits: (attributes: ReadonlyMap<string, string>) => boolean) => {
  for (const token of tokensOf(xml)) {
    if (token.type === 'open' && token.name === name && fits(token.attributes)) return token.attributes;
  }
  throw new Unreadable();
};

/** A workbook with macros is an .xlsm under the wrong name. */
const hasMacros = async (container: Container): Promise<boolean> =>
  container.names.some((name) => /(?:^|\/)vbaproject\.bin$/i.test(name)) ||
  /macroEnabled/i.test((await textOf(container, '[Content_Types].xml')) ?? '');

/** The name of the entry with the workbook's first sheet. */
const firstSheet = async (container: Container): Promise<string> => {
  const workbook = (await textOf(container, 'xl/workbook.xml')) ?? '';
  const relations = (await textOf(container, 'xl/_rels/workbook.xml.rels')) ?? '';
  const sheet = firstWith(workbook, 'sheet', () => true);
  const id = sheet.get('r:id') ?? [...sheet].find(([name]) => name.endsWith(':id'))?.[1];
  const target = firstWith(relations, 'Relationship', (attributes) => attributes.get('Id') === id).get('Target') ?? '';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
};

/** Collects the string of a cell or of a shared string: runs are joined, phonetic guides are left out. */
const createTextCollector = () => {
  let text = '';
  let isInText = false;
  let guides = 0;
  return {
    begin: () => void (text = ''),
    take: (token: Token): void => {
      if (token.type === 'text') {
        if (isInText && guides === 0) text += token.text.slice(0, CAPS.cellCharacters - text.length);
        return;
      }
      const isOpening = token.type === 'open' && !token.isEmpty;
      if (token.name === 'rPh' && (isOpening || token.type === 'close')) guides += isOpening ? 1 : -1;
      if (token.name === 't' || token.name === 'v') isInText = isOpening;
    },
    text: () => text,
  };
};

const sharedTexts = async (container: Container): Promise<readonly string[]> => {
  const xml = await textOf(container, 'xl/sharedStrings.xml');
  if (xml === null) return [];
  const texts: string[] = [];
  const collector = createTextCollector();
  for (const token of tokensOf(xml)) {
    if (token.type === 'open' && token.name === 'si') collector.begin();
    collector.take(token);
    const isEnd = (token.type === 'close' || (token.type === 'open' && token.isEmpty)) && token.name === 'si';
    if (isEnd) texts.push(collector.text());
  }
  return texts;
};

/** The column of a cell reference, counted from 0; may exceed the cap. */
const columnOf = (reference: string): number => {
  const letters = /^([A-Z]{1,3})\d{1,7}$/.exec(reference)?.[1];
  if (letters === undefined) throw new Unreadable();
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
};

const PLAIN_NUMBER = /^\s*-?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?\s*$/;

/** A number in an unusual notation (`0x10`) is returned verbatim. */
const storedNumber = (stored: string, isDay: boolean): SheetCell =>
  PLAIN_NUMBER.test(stored) && Number.isFinite(Number(stored)) ? numberCell(Number(stored), isDay) : stored;

interface Workbook {
  readonly shared: readonly string[];
  /** Whether each cell style, by its number, has a date format. */
  readonly isDay: readonly boolean[];
}

const sharedText = (stored: string, shared: readonly string[]): string => {
  const text = shared[Number(stored)];
  if (text === undefined) throw new Unreadable();
  return text;
};

const cellOf = (type: string, style: string, stored: string, { shared, isDay }: Workbook): SheetCell => {
  if (stored === '') return '';
  switch (type) {
    case 's':
      return sharedText(stored, shared);
    case 'n':
      return storedNumber(stored, isDay[Number(style)] === true);
    case 'b':
      return truthCell(stored.trim() === '1');
    case 'e':
      return errorCell(stored);
    case 'd':
      return { holds: 'date', text: stored };
    default:
      return stored;
  }
};

/** Whether each of the workbook's cell styles has a date format. */
const dayStyles = async (container: Container): Promise<readonly boolean[]> => {
  const codes = new Map<number, string>();
  const styles: boolean[] = [];
  let isInCells = false;
  for (const token of tokensOf((await textOf(container, 'xl/styles.xml')) ?? '')) {
    if (token.type === 'text') continue;
    if (token.name === 'cellXfs') isInCells = token.type === 'open' && !token.isEmpty;
    if (token.type !== 'open') continue;
    const id = Number(token.attributes.get('numFmtId') ?? 0);
    if (token.name === 'numFmt') codes.set(id, token.attributes.get('formatCode') ?? '');
    if (token.name === 'xf' && isInCells) styles.push(isDayFormat(id, codes.get(id) ?? ''));
  }
  return styles;
};

const rowNumber = (attributes: ReadonlyMap<string, string>, before: number): number => {
  const number = Number(attributes.get('r') ?? before + 1);
  if (!Number.isInteger(number) || number <= before) throw new Unreadable();
  if (number > CAPS.sheetRows) throw new Unreadable({ _tag: 'TooManyRows', max: CAPS.rows, rows: number - 1 });
  return number;
};

/** The number of rows in a range like `A1:N5001`; null if there is no telling. */
const rowsIn = (range: string): number | null => {
  const last = /(\d{1,7})$/.exec(range)?.[1];
  return last === undefined ? null : Number(last);
};

const rowsOf = (xml: string, workbook: Workbook, onRow: OnRow): SheetRows['rows'] => {
  let stated: number | null = null;
  const { rows, reach, put } = createSheetRows(onRow, () => stated);
  const collector = createTextCollector();
  let column = -1;
  let type = 'n';
  let style = '0';
  for (const token of tokensOf(xml)) {
    if (token.type === 'open' && token.name === 'dimension') stated = rowsIn(token.attributes.get('ref') ?? '');
    if (token.type === 'open' && token.name === 'row') {
      reach(rowNumber(token.attributes, rows.length) - 1);
      column = -1;
    }
    if (token.type === 'open' && token.name === 'c') {
      const reference = token.attributes.get('r');
      column = reference === undefined ? column + 1 : columnOf(reference);
      type = token.attributes.get('t') ?? 'n';
      style = token.attributes.get('s') ?? '0';
      collector.begin();
    }
    collector.take(token);
    if (token.type === 'close' && token.name === 'c' && rows.length > 0)
      put(rows.length - 1, column, cellOf(type, style, collector.text(), workbook));
    if (token.type === 'close' && token.name === 'sheetData') break;
  }
  return rows;
};

/** Throws `Unreadable` if the bytes are not such a file, or exceed the caps. */
export const readXlsx = async (bytes: Bytes, onRow: OnRow): Promise<SheetRows['rows']> => {
  const container = openContainer(bytes);
  if (await hasMacros(container)) throw new Unreadable({ _tag: 'HasMacros' });
  const name = await firstSheet(container);
  // One after the other: what each may unpack is what the others have left.
  const shared = await sharedTexts(container);
  const isDay = await dayStyles(container);
  const sheet = await textOf(container, name);
  if (sheet === null) throw new Unreadable();
  return rowsOf(sheet, { shared, isDay }, onRow);
};
