/** The records of a workbook stream (MS-XLS), and strings that may continue in the next record. */
import type { Bytes } from './bytes.ts';
import { Unreadable } from './sheet-fault.ts';

const CONTINUE = 0x3c;
const HEADER_BYTES = 4;

/** `parts` are the record's own bytes and those of the records that continue it. */
export interface BiffRecord {
  readonly type: number;
  readonly parts: readonly Bytes[];
}

/** The records from an offset on, each with its continuation records, until the stream ends. */
export function* recordsFrom(stream: Bytes, begin: number): Generator<BiffRecord> {
  let at = begin;
  const bytesAt = (place: number): Bytes => {
    const end = place + HEADER_BYTES + stream.u16(place + 2);
    if (end > stream.length) throw new Unreadable();
    return stream.part(place + HEADER_BYTES, end);
  };
  while (at + HEADER_BYTES <= stream.length) {
    const type = stream.u16(at);
    const parts = [bytesAt(at)];
    at += HEADER_BYTES + parts[0]!.length;
    while (at + HEADER_BYTES <= stream.length && stream.u16(at) === CONTINUE) {
      const part = bytesAt(at);
      parts.push(part);
      at += HEADER_BYTES + part.length;
    }
    yield { type, parts };
  }
}

const WIDE = 1;
const WITH_READING = 4;
const WITH_RUNS = 8;

/** Reads the parts of a record as one. Only within a string does each part begin with a flag for the width of its characters. */
export const createPartReader = (parts: readonly Bytes[]) => {
  let part = 0;
  let at = 0;
  const bytes = (): Bytes => {
    while (part < parts.length - 1 && at >= parts[part]!.length) {
      part += 1;
      at = 0;
    }
    return parts[part]!;
  };
  const byte = (): number => {
    const value = bytes().u8(at);
    at += 1;
    return value;
  };
  const number = (size: 1 | 2 | 4): number => {
    let value = 0;
    for (let place = 0; place < size; place += 1) value += byte() * 256 ** place;
    return value;
  };
  const skip = (count: number): void => {
    for (let left = count; left > 0;) {
      const here = Math.min(left, bytes().length - at);
      if (here <= 0) throw new Unreadable();
      at += here;
      left -= here;
    }
  };
  const characters = (count: number, isWide: boolean): string => {
    let text = '';
    let wide = isWide;
    let left = count;
    while (left > 0) {
      if (at >= parts[part]!.length) {
        wide = (bytes(), byte() & WIDE) === WIDE;
        if (at > parts[part]!.length) throw new Unreadable();
      }
      const width = wide ? 2 : 1;
      const here = Math.min(left, Math.floor((parts[part]!.length - at) / width));
      if (here <= 0) throw new Unreadable();
      text += wide ? parts[part]!.utf16(at, at + here * width) : parts[part]!.latin1(at, at + here * width);
      at += here * width;
      left -= here;
    }
    return text;
  };
  /** A length-prefixed string; character formats and phonetic guides are skipped. */
  const text = (lengthSize: 1 | 2): string => {
    const length = number(lengthSize);
    const flags = byte();
    const runs = (flags & WITH_RUNS) === WITH_RUNS ? number(2) : 0;
    const reading = (flags & WITH_READING) === WITH_READING ? number(4) : 0;
    const read = characters(length, (flags & WIDE) === WIDE);
    skip(runs * 4 + reading);
    return read;
  };
  return { number, skip, text };
};
