/**
 * The first sheet of an .xlsx file as rows of texts: hidden rows count, a formula counts with its stored value, macros and
 * everything else in the container is never looked at. Source, reliability row 21.
 */
import { CAPS, Unreadable } from './sheet-fault.ts';
import { type Container, openContainer } from './unzip.ts';
import { type Token, tokensOf } from './xml-tokens.ts';

const textOf = (container: Container, name: string): string | null => container.read(name)?.toString('utf8') ?? null;

const firstWith = (xml: string, name: string, fits: (attributes: ReadonlyMap<string, string>) => boolean) => {
  for (const token of tokensOf(xml)) {
    if (token.type === 'open' && token.name === name && fits(token.attributes)) return token.attributes;
  }
  throw new Unreadable();
};

/** Where the workbook's first sheet is kept. */
const firstSheet = (container: Container): string => {
  const workbook = textOf(container, 'xl/workbook.xml') ?? '';
  const relations = textOf(container, 'xl/_rels/workbook.xml.rels') ?? '';
  const sheet = firstWith(workbook, 'sheet', () => true);
  const id = sheet.get('r:id') ?? [...sheet].find(([name]) => name.endsWith(':id'))?.[1];
  const target = firstWith(relations, 'Relationship', (attributes) => attributes.get('Id') === id).get('Target') ?? '';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
};

/** Texts of cells and of the shared table: runs are joined, what a reading aid says beside them is left out. */
const createTextCollector = () => {
  let text = '';
  let isInText = false;
  let aids = 0;
  return {
    begin: () => void (text = ''),
    take: (token: Token): void => {
      if (token.type === 'text') {
        if (isInText && aids === 0 && text.length <= CAPS.cellCharacters) text += token.text;
        return;
      }
      const isOpening = token.type === 'open' && !token.isEmpty;
      if (token.name === 'rPh' && (isOpening || token.type === 'close')) aids += isOpening ? 1 : -1;
      if (token.name === 't' || token.name === 'v') isInText = isOpening;
    },
    text: () => text,
  };
};

const sharedTexts = (container: Container): readonly string[] => {
  const xml = textOf(container, 'xl/sharedStrings.xml');
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

/** Letters of a reference as a number from 0; beyond the cap as far as it is. */
const columnOf = (reference: string): number => {
  const letters = /^([A-Z]{1,3})\d{1,7}$/.exec(reference)?.[1];
  if (letters === undefined) throw new Unreadable();
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
};

/** A number as a person would have typed it: what the file keeps of it may have 17 digits. */
const numberText = (stored: string): string => {
  const value = Number(stored);
  return stored.trim() === '' || !Number.isFinite(value) ? stored : String(Number(value.toPrecision(15)));
};

const cellText = (type: string, stored: string, shared: readonly string[]): string => {
  if (type === 's') return shared[Number(stored)] ?? '';
  return type === 'n' ? numberText(stored) : stored;
};

const rowNumber = (attributes: ReadonlyMap<string, string>, before: number): number => {
  const number = Number(attributes.get('r') ?? before + 1);
  if (!Number.isInteger(number) || number <= before) throw new Unreadable();
  if (number > CAPS.sheetRows) throw new Unreadable({ _tag: 'TooManyRows', max: CAPS.rows, rows: number - 1 });
  return number;
};

const rowsOf = (xml: string, shared: readonly string[]): readonly (readonly string[])[] => {
  const rows: string[][] = [];
  const collector = createTextCollector();
  let column = -1;
  let type = 'n';
  for (const token of tokensOf(xml)) {
    if (token.type === 'open' && token.name === 'row') {
      const number = rowNumber(token.attributes, rows.length);
      while (rows.length < number) rows.push([]);
      column = -1;
    }
    if (token.type === 'open' && token.name === 'c') {
      const reference = token.attributes.get('r');
      column = reference === undefined ? column + 1 : columnOf(reference);
      type = token.attributes.get('t') ?? 'n';
      collector.begin();
    }
    collector.take(token);
    const row = rows.at(-1);
    if (token.type === 'close' && token.name === 'c' && row !== undefined && column < CAPS.columns) {
      while (row.length < column) row.push('');
      row[column] = cellText(type, collector.text(), shared);
    }
    if (token.type === 'close' && token.name === 'sheetData') break;
  }
  return rows;
};

/** Throws `Unreadable` for what is no such file, or one beyond the caps. */
export const readXlsx = (bytes: Buffer): readonly (readonly string[])[] => {
  const container = openContainer(bytes);
  const name = firstSheet(container);
  const shared = sharedTexts(container);
  const sheet = textOf(container, name);
  if (sheet === null) throw new Unreadable();
  return rowsOf(sheet, shared);
};
