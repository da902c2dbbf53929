/** Binary workbooks for tests: built record by record, in a container that can be corrupted. */

const SECTOR = 512;
const END = 0xfffffffe;
const FREE = 0xffffffff;
const TABLE = 0xfffffffd;

export const record = (type: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const head = Buffer.alloc(4);
  head.writeUInt16LE(type, 0);
  head.writeUInt16LE(content.length, 2);
  return Buffer.concat([head, content]);
};

export const u16 = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, at) => bytes.writeUInt16LE(value, at * 2));
  return bytes;
};

export const u32 = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => bytes.writeUInt32LE(value >>> 0, at * 4));
  return bytes;
};

export const float = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return bytes;
};

const BEGIN = (type: number): Buffer => record(0x809, u16(0x600, type, 0, 0), u32(0, 6));
const END_RECORD = record(0x0a);

const sheetRecord = (at: number): Buffer => record(0x85, u32(at), Buffer.from([0, 0, 1, 0, 0x61]));

/** A workbook whose first sheet consists of the records `cells`, preceded by the records `globals`. */
export const biff = (cells: readonly Buffer[], globals: readonly Buffer[] = [], isWhole = true): Buffer => {
  const before = (at: number): Buffer => Buffer.concat([BEGIN(5), sheetRecord(at), ...globals, END_RECORD]);
  return Buffer.concat([before(before(0).length), BEGIN(0x10), ...cells, ...(isWhole ? [END_RECORD] : [])]);
};

const entry = (name: string, type: number, first: number, bytes: number, child = FREE): Buffer => {
  const written = Buffer.alloc(128);
  written.write(name, 'utf16le');
  written.writeUInt16LE(name.length * 2 + 2, 64);
  written.writeUInt8(type, 66);
  written.writeUInt32LE(FREE, 68);
  written.writeUInt32LE(FREE, 72);
  written.writeUInt32LE(child, 76);
  written.writeUInt32LE(first, 116);
  written.writeUInt32LE(bytes, 120);
  return written;
};

const padded = (bytes: Buffer, to: number): Buffer =>
  Buffer.concat([bytes, Buffer.alloc((to - (bytes.length % to)) % to)]);

/** The container: header, a sector of the allocation table, a sector of the directory, the stream. `corrupt` may change the table. */
export const compound = (stream: Buffer, corrupt: (table: number[]) => void = () => undefined): Buffer => {
  const content = padded(Buffer.concat([stream, Buffer.alloc(Math.max(0, 4096 - stream.length))]), SECTOR);
  const sectors = content.length / SECTOR;
  const table = [TABLE, END, ...Array.from({ length: sectors }, (_, at) => (at + 1 < sectors ? at + 3 : END))];
  corrupt(table);
  const header = Buffer.alloc(SECTOR, 0xff);
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(header);
  header.fill(0, 8, 76);
  u16(0x3e, 3, 0xfffe, 9, 6).copy(header, 24);
  u32(1).copy(header, 44);
  u32(1).copy(header, 48);
  u32(4096).copy(header, 56);
  u32(END, 0, END, 0, 0).copy(header, 60);
  const full = [...table, ...Array.from({ length: SECTOR / 4 - table.length }, () => FREE)];
  const directory = Buffer.concat([
    entry('Root Entry', 5, END, 0, 1),
    entry('Workbook', 2, 2, content.length),
    Buffer.alloc(256),
  ]);
  return Buffer.concat([header, u32(...full), directory, content]);
};

/** Rows of strings as a binary workbook. */
export const xls = (rows: readonly (readonly string[])[]): Buffer =>
  compound(
    biff(
      rows.flatMap((cells, row) =>
        cells.map((cell, column) =>
          record(0x204, u16(row, column, 0, cell.length), Buffer.from([1]), Buffer.from(cell, 'utf16le')),
        ),
      ),
    ),
  );
