/**
 * Reads a text file as rows of strings: UTF-16 with a byte order mark, UTF-8, or else Windows-1252. The delimiter is stated in a first
 * line `sep=;`, or else is the candidate that occurs most in the header. Lines end in CR LF, LF or CR. Source: A-141, A-180.
 */
import type { Bytes } from './bytes.ts';
import { CAPS, Unreadable } from './sheet-fault.ts';
import type { OnRow } from './sheet-rows.ts';

const decode = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

const SEPARATORS = [';', ',', '\t'] as const;

const separatorOf = (text: string): string => {
  const [header = ''] = text.split(/\r\n|\r|\n/u, 1);
  const counted = SEPARATORS.map((separator) => ({ separator, times: header.split(separator).length }));
  return counted.toSorted((one, other) => other.times - one.times)[0]!.separator;
};

/** `sep=;` in the first line, which spreadsheet programs write and hide: it is not a row. */
const STATED = /^"?sep=([^\r\n])"?(?:\r\n|\r|\n|$)/iu;

const stated = (text: string): { readonly separator: string; readonly content: string } => {
  const [line, separator] = STATED.exec(text) ?? [];
  return line === undefined || separator === undefined
    ? { separator: separatorOf(text), content: text }
    : { separator, content: text.slice(line.length) };
};

/** The contents and the end of the quoted cell that begins at `at`; a quote inside is doubled. */
const quotedAt = (text: string, at: number): { readonly cell: string; readonly end: number } => {
  for (let end = text.indexOf('"', at + 1); end !== -1; end = text.indexOf('"', end + 2)) {
    if (text[end + 1] !== '"') return { cell: text.slice(at + 1, end).replaceAll('""', '"'), end: end + 1 };
  }
  throw new Unreadable();
};

const plainAt = (text: string, at: number, separator: string): { readonly cell: string; readonly end: number } => {
  let end = at;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { cell: text.slice(at, end), end };
};

/** Throws `Unreadable` for an open quote, text after a closing quote, or more rows than the cap. */
export const readCsv = ({ array: bytes }: Bytes, onRow: OnRow): readonly (readonly string[])[] => {
  const { separator, content: text } = stated(decode(bytes));
  const rows: string[][] = [[]];
  let at = 0;
  while (at < text.length) {
    const { cell, end } = text[at] === '"' ? quotedAt(text, at) : plainAt(text, at, separator);
    const row = rows.at(-1)!;
    if (row.length < CAPS.columns) row.push(cell.slice(0, CAPS.cellCharacters));
    at = end;
    if (text[at] === separator) at += 1;
    else if (at < text.length) {
      if (text[at] !== '\n' && text[at] !== '\r') throw new Unreadable();
      at += text.startsWith('\r\n', at) ? 2 : 1;
      rows.push([]);
      onRow(rows.length, null);
    }
    if (rows.length > CAPS.sheetRows)
      throw new Unreadable({ _tag: 'TooManyRows', max: CAPS.rows, rows: rows.length - 1 });
  }
  return rows;
};
