/** Spreadsheets for tests: valid ones, and containers with false claims. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly content: string | Buffer;
  /** A false size that the container claims for the entry. */
  readonly claims?: number;
  readonly flags?: number;
}

const directoryEntry = (entry: ZipEntry, offset: number, packed: Buffer, content: Buffer): Buffer => {
  const name = Buffer.from(entry.name);
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(entry.flags ?? 0, 8);
  head.writeUInt16LE(8, 10);
  head.writeUInt32LE(crc32(content), 16);
  head.writeUInt32LE(packed.length, 20);
  head.writeUInt32LE(entry.claims ?? content.length, 24);
  head.writeUInt16LE(name.length, 28);
  head.writeUInt32LE(offset, 42);
  return Buffer.concat([head, name]);
};

export const zip = (entries: readonly ZipEntry[]): Buffer => {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const content = Buffer.from(entry.content);
    const packed = deflateRawSync(content);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(8, 8);
    head.writeUInt16LE(Buffer.byteLength(entry.name), 26);
    const local = Buffer.concat([head, Buffer.from(entry.name), packed]);
    directory.push(directoryEntry(entry, offset, packed, content));
    locals.push(local);
    offset += local.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...directory, end]);
};

const RELATIONS = '<Relationships><Relationship Id="rId7" Target="worksheets/sheet4.xml"/></Relationships>';
const WORKBOOK =
  '<?xml version="1.0"?><workbook xmlns:r="x"><sheets><sheet name="Cards" sheetId="4" r:id="rId7"/><sheet name="Other" r:id="rId8"/></sheets></workbook>';

/** A workbook whose first sheet is given as XML, with its shared strings. */
export const workbook = (sheet: string, shared = '', more: readonly ZipEntry[] = []): Buffer =>
  zip([
    { name: 'xl/workbook.xml', content: WORKBOOK },
    { name: 'xl/_rels/workbook.xml.rels', content: RELATIONS },
    ...(shared === '' ? [] : [{ name: 'xl/sharedStrings.xml', content: `<sst>${shared}</sst>` }]),
    { name: 'xl/worksheets/sheet4.xml', content: `<worksheet><sheetData>${sheet}</sheetData></worksheet>` },
    ...more,
  ]);

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Rows of strings as a workbook. */
export const xlsx = (rows: readonly (readonly string[])[]): Buffer =>
  workbook(
    rows
      .map((cells, at) => {
        const written = cells.map((cell) => `<c t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`);
        return `<row r="${at + 1}">${written.join('')}</row>`;
      })
      .join(''),
  );

export const csv = (rows: readonly (readonly string[])[], separator = ';'): Buffer =>
  Buffer.from(rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)).join('\r\n'));
