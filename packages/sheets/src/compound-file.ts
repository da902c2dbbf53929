/**
 * Reads one stream of a compound file, the container of .xls (MS-CFB): sectors in chains, small streams in a stream of their own. A
 * chain that leaves the file, loops or is longer than the file is refused; stated sizes are not trusted.
 */
import { type Bytes, joinBytes } from './bytes.ts';
import { Unreadable } from './sheet-fault.ts';

const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const MINI_SECTOR_BYTES = 64;
const MINI_STREAM_BELOW_BYTES = 4096;
/** Sector numbers from here on are special values, not sectors. */
const FIRST_MARK = 0xfffffffa;
const FAT_SECTORS_IN_HEADER = 109;
const ROOT = 5;
const STREAM = 2;
const NOBODY = 0xffffffff;

interface Entry {
  readonly name: string;
  readonly type: number;
  readonly left: number;
  readonly right: number;
  readonly child: number;
  readonly first: number;
  readonly bytes: number;
}

const sectorSize = (bytes: Bytes): number => {
  const shift = bytes.u16(30);
  if (shift !== 9 && shift !== 12) throw new Unreadable();
  return 2 ** shift;
};

const sectorAt = (bytes: Bytes, size: number, sector: number): Bytes => {
  const begin = (sector + 1) * size;
  if (begin < HEADER_BYTES || begin >= bytes.length) throw new Unreadable();
  return bytes.part(begin, begin + size);
};

const numbersIn = (bytes: Bytes): readonly number[] =>
  Array.from({ length: bytes.length >> 2 }, (_, at) => bytes.u32(at * 4));

/** The sectors of a chain in order; none twice. */
const chainOf = (next: readonly number[], first: number): readonly number[] => {
  const chain = new Set<number>();
  for (let sector = first; sector < FIRST_MARK; sector = next[sector]!) {
    if (chain.has(sector) || sector >= next.length) throw new Unreadable();
    chain.add(sector);
  }
  return [...chain];
};

/** The sector allocation table: the next sector of each. Its own sectors are listed in the header, those beyond 109 in chained lists. */
const tableOf = (bytes: Bytes, size: number): readonly number[] => {
  const sectors = numbersIn(bytes.part(76, 76 + FAT_SECTORS_IN_HEADER * 4)).filter((one) => one < FIRST_MARK);
  const lists = new Set<number>();
  for (let list = bytes.u32(68); list < FIRST_MARK;) {
    if (lists.has(list)) throw new Unreadable();
    lists.add(list);
    const numbers = numbersIn(sectorAt(bytes, size, list));
    sectors.push(...numbers.slice(0, -1).filter((one) => one < FIRST_MARK));
    list = numbers.at(-1)!;
  }
  if (sectors.length > bytes.length / size) throw new Unreadable();
  return sectors.flatMap((sector) => numbersIn(sectorAt(bytes, size, sector)));
};

const entryAt = (directory: Bytes, at: number): Entry => {
  const entry = directory.part(at * ENTRY_BYTES, (at + 1) * ENTRY_BYTES);
  if (entry.length < ENTRY_BYTES) throw new Unreadable();
  const nameBytes = Math.max(0, Math.min(64, entry.u16(64)) - 2);
  return {
    name: entry.utf16(0, nameBytes),
    type: entry.u8(66),
    left: entry.u32(68),
    right: entry.u32(72),
    child: entry.u32(76),
    first: entry.u32(116),
    bytes: entry.u32(120),
  };
};

/** A direct child of the root: objects embedded in the workbook may contain workbooks of their own. */
const streamOfRoot = (directory: Bytes, name: string): Entry => {
  const waiting = [entryAt(directory, 0).child];
  const seen = new Set<number>();
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (at === NOBODY || seen.has(at)) continue;
    seen.add(at);
    const entry = entryAt(directory, at);
    if (entry.type === STREAM && entry.name.toLowerCase() === name) return entry;
    waiting.push(entry.left, entry.right);
  }
  throw new Unreadable();
};

/** The bytes of a stream by its lower-case name. Throws `Unreadable` if the bytes are not such a container. */
export const readCompoundStream = (bytes: Bytes, name: string): Bytes => {
  const size = sectorSize(bytes);
  const next = tableOf(bytes, size);
  const read = (first: number): Bytes => joinBytes(chainOf(next, first).map((sector) => sectorAt(bytes, size, sector)));
  const directory = read(bytes.u32(48));
  const root = entryAt(directory, 0);
  if (root.type !== ROOT) throw new Unreadable();
  const stream = streamOfRoot(directory, name);
  if (stream.bytes >= MINI_STREAM_BELOW_BYTES) return read(stream.first).part(0, stream.bytes);
  const small = read(root.first);
  const chain = chainOf(numbersIn(read(bytes.u32(60))), stream.first);
  return joinBytes(
    chain.map((sector) => small.part(sector * MINI_SECTOR_BYTES, (sector + 1) * MINI_SECTOR_BYTES)),
  ).part(0, stream.bytes);
};
