/** Bytes as they are read from files: little-endian numbers, strings, parts. Reading beyond the end throws a `RangeError`. */

const UTF8 = new TextDecoder();
const UTF16 = new TextDecoder('utf-16le');
const CHARACTERS_AT_ONCE = 8192;

export interface Bytes {
  readonly array: Uint8Array<ArrayBuffer>;
  readonly length: number;
  u8(at: number): number;
  u16(at: number): number;
  u32(at: number): number;
  i32(at: number): number;
  f64(at: number): number;
  /** From one place up to another; as much of it as there is. */
  part(from: number, to?: number): Bytes;
  utf8(from?: number, to?: number): string;
  utf16(from: number, to: number): string;
  /** One character per byte. */
  latin1(from: number, to: number): string;
}

export const bytesOf = (array: Uint8Array<ArrayBuffer>): Bytes => {
  const view = new DataView(array.buffer, array.byteOffset, array.byteLength);
  return {
    array,
    length: array.length,
    u8: (at) => view.getUint8(at),
    u16: (at) => view.getUint16(at, true),
    u32: (at) => view.getUint32(at, true),
    i32: (at) => view.getInt32(at, true),
    f64: (at) => view.getFloat64(at, true),
    part: (from, to) => bytesOf(array.subarray(from, to)),
    utf8: (from, to) => UTF8.decode(array.subarray(from, to)),
    utf16: (from, to) => UTF16.decode(array.subarray(from, to)),
    latin1: (from, to) => {
      let text = '';
      for (let at = from; at < to; at += CHARACTERS_AT_ONCE)
        text += String.fromCharCode(...array.subarray(at, Math.min(to, at + CHARACTERS_AT_ONCE)));
      return text;
    },
  };
};

export const joinBytes = (parts: readonly Bytes[]): Bytes => {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const { array, length } of parts) {
    joined.set(array, at);
    at += length;
  }
  return bytesOf(joined);
};
