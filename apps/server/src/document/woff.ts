/**
 * Unpacks the font inside a WOFF file, because the PDF writer would unpack its tables one by one in JavaScript each time it writes a
 * document. Source: WOFF 1.0, sections 3 to 5.
 */
import { inflateSync } from 'node:zlib';

const SIGNATURE = 0x774f4646;
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

const padded = (length: number): number => (length + 3) & ~3;

interface Table {
  readonly tag: Buffer;
  readonly checksum: number;
  readonly bytes: Uint8Array;
}

const tableAt = (woff: Buffer, entry: number): Table => {
  const numberAt = (at: number): number => woff.readUInt32BE(entry + at);
  const [offset, packed, length] = [numberAt(4), numberAt(8), numberAt(12)];
  const bytes = woff.subarray(offset, offset + packed);
  return {
    tag: woff.subarray(entry, entry + 4),
    checksum: woff.readUInt32BE(entry + 16),
    bytes: packed < length ? inflateSync(bytes) : bytes,
  };
};

/** Writes the version and the four fields derived from the number of tables. */
const writeHeader = (sfnt: Buffer, flavour: number, tables: number): void => {
  const selector = Math.floor(Math.log2(tables));
  const range = 16 * 2 ** selector;
  sfnt.writeUInt32BE(flavour, 0);
  sfnt.writeUInt16BE(tables, 4);
  sfnt.writeUInt16BE(range, 6);
  sfnt.writeUInt16BE(selector, 8);
  sfnt.writeUInt16BE(tables * 16 - range, 10);
};

/** The TrueType or OpenType bytes. Anything that is not a WOFF is a defect. */
export const unpackWoff = (woff: Buffer): Buffer => {
  if (woff.readUInt32BE(0) !== SIGNATURE) throw new TypeError('Not a WOFF font');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, at) => tableAt(woff, WOFF_HEADER + at * WOFF_ENTRY));
  let offset = SFNT_HEADER + count * SFNT_ENTRY;
  const sfnt = Buffer.alloc(tables.reduce((size, { bytes }) => size + padded(bytes.length), offset));
  writeHeader(sfnt, woff.readUInt32BE(4), count);
  for (const [at, { tag, checksum, bytes }] of tables.entries()) {
    const entry = SFNT_HEADER + at * SFNT_ENTRY;
    sfnt.set(tag, entry);
    sfnt.writeUInt32BE(checksum, entry + 4);
    sfnt.writeUInt32BE(offset, entry + 8);
    sfnt.writeUInt32BE(bytes.length, entry + 12);
    sfnt.set(bytes, offset);
    offset += padded(bytes.length);
  }
  return sfnt;
};
