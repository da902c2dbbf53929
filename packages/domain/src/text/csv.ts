/** Comma-separated values (RFC 4180, or with another separator) that no spreadsheet program reads as formulas: a leading apostrophe keeps it from that (ASVS 1.2.10). */

/** Characters with which spreadsheet programs start a formula. */
const FORMULA = /^[=+\-@\t\r\n\0]/;

const csvCell = (value: string): string => {
  const text = (FORMULA.test(value) ? `'${value}` : value).replaceAll('\0', '');
  return /[",;\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
};

/** So that spreadsheet programs read the text as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What stands between the values of a line. */
export type CsvSeparator = ',' | ';';

/**
 * The separator that spreadsheet programs expect where amounts have this decimal separator: where it is a comma, they
 * read a line with commas as a single cell.
 */
export const csvSeparatorBeside = (decimal: ',' | '.'): CsvSeparator => (decimal === ',' ? ';' : ',');

/** A complete file, one line per row, after the byte order mark. */
export const csvText = (rows: readonly (readonly string[])[], separator: CsvSeparator = ','): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(csvCell).join(separator)}\r\n`).join('');
