/**
 * Spreadsheets in which every cell is text, whatever it begins with (reliability row 22): xlsx cells are typed as text,
 * and in csv a leading apostrophe keeps a program from reading a formula.
 */
import writeExcelFile from 'write-excel-file/node';

/** Excel's own name for "take it as it was typed". */
const TEXT_FORMAT = '@';

export const xlsxOf = async (rows: readonly (readonly string[])[]): Promise<Uint8Array> => {
  const cells = rows.map((row) => row.map((value) => ({ value, type: String, format: TEXT_FORMAT })));
  return new Uint8Array(await writeExcelFile(cells).toBuffer());
};

/** What spreadsheet programs take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r\n\0]/;

const csvCell = (value: string): string => {
  const text = (FORMULA.test(value) ? `'${value}` : value).replaceAll('\0', '');
  return /[",;\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
};

/** So that spreadsheet programs read the text as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

export const csvOf = (rows: readonly (readonly string[])[]): Uint8Array =>
  new TextEncoder().encode(BYTE_ORDER_MARK + rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join(''));
