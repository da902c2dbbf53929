/**
 * Writes rows as a workbook of one sheet in which every cell is a string (reliability row 22), after ECMA-376. Strings are inline, so that none can be
 * mistaken for another; characters that XML cannot represent are left out.
 */
import { zipSync } from 'fflate';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const FORMATS = 'http://schemas.openxmlformats.org';
const SHEET = `${FORMATS}/spreadsheetml/2006/main`;
const PACKAGE = `${FORMATS}/package/2006`;
const DOCUMENT = `${FORMATS}/officeDocument/2006/relationships`;
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const PARTS = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/>
<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships">
<Relationship Id="rId1" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">
<Relationship Id="rId1" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet1.xml"/>
<Relationship Id="rId2" Type="${DOCUMENT}/styles" Target="styles.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${SHEET}" xmlns:r="${DOCUMENT}">
<sheets><sheet name="Offrande" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  // Format 49 is "text", so that a number typed into a cell stays as typed.
  'xl/styles.xml': `<styleSheet xmlns="${SHEET}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders>
<cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };
const NOT_IN_XML = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu;

const xmlText = (text: string): string =>
  text.replaceAll(NOT_IN_XML, '').replaceAll(/[&<>\r]/g, (sign) => ENTITIES[sign]!);

/** A, B … Z, AA … */
const columnName = (at: number): string =>
  at < 26 ? String.fromCodePoint(65 + at) : columnName(Math.floor(at / 26) - 1) + columnName(at % 26);

const cellXml = (text: string, row: number, column: number): string =>
  `<c r="${columnName(column)}${row + 1}" s="1" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;

const WIDTH_MAX = 80;

const columnsXml = (rows: readonly (readonly string[])[]): string =>
  (rows[0] ?? [])
    .map((_, at) => {
      const width = rows.slice(0, 100).reduce((most, row) => Math.max(most, (row[at] ?? '').length), 8);
      return `<col min="${at + 1}" max="${at + 1}" width="${Math.min(width + 2, WIDTH_MAX)}" customWidth="1" style="1"/>`;
    })
    .join('');

const rowXml = (row: readonly string[], at: number): string =>
  `<row r="${at + 1}">${row.map((text, column) => cellXml(text, at, column)).join('')}</row>`;

/** What may be chosen in a column below the header; null for a column without a list. */
export type ColumnChoices = readonly string[] | null;

const LAST_ROW = 1_048_576;
/** A longer list, or one of entries with commas, cannot be written into the sheet itself. */
const LIST_MAX_LENGTH = 255;

/** A list offers its entries and refuses no other: what is pasted is judged by the shop. */
const listXml = (choices: ColumnChoices, at: number): string => {
  const list = (choices ?? []).join(',');
  if (list === '' || list.length > LIST_MAX_LENGTH) return '';
  const name = columnName(at);
  return `<dataValidation type="list" allowBlank="1" sqref="${name}2:${name}${LAST_ROW}"><formula1>"${xmlText(list)}"</formula1></dataValidation>`;
};

const sheetXml = (rows: readonly (readonly string[])[], choices: readonly ColumnChoices[]): string => {
  const columns = columnsXml(rows);
  const lists = choices.map(listXml).filter((list) => list !== '');
  return [
    `<worksheet xmlns="${SHEET}">`,
    columns === '' ? '' : `<cols>${columns}</cols>`,
    `<sheetData>${rows.map(rowXml).join('')}</sheetData>`,
    lists.length === 0 ? '' : `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>`,
    '</worksheet>',
  ].join('');
};

/**
 * The rows as the bytes of an .xlsx; the first is the header, whose columns are as wide as their cells. `choices` are the lists of the
 * columns, in their order.
 */
export const toXlsx = (
  rows: readonly (readonly string[])[],
  choices: readonly ColumnChoices[] = [],
): Uint8Array<ArrayBuffer> => {
  const parts = Object.entries({ ...PARTS, 'xl/worksheets/sheet1.xml': sheetXml(rows, choices) });
  // Half a surrogate pair, which is no character, is written as U+FFFD.
  const encoder = new TextEncoder();
  return zipSync(Object.fromEntries(parts.map(([path, xml]) => [path, encoder.encode(HEAD + xml)])));
};
