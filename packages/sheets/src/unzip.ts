/**
 * Reads single entries of a ZIP container, under caps on entries, size and ratio. The claimed size of an entry is not trusted: unpacking
 * stops at the cap. Encrypted, split and 64-bit containers are not read. Nothing is written to disk.
 */
import { type Bytes, bytesOf } from './bytes.ts';
import { crc32 } from './crc32.ts';
import { inflate } from './inflate.ts';
import { CAPS, Unreadable } from './sheet-fault.ts';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const END_BYTES = 22;
const DIRECTORY_ENTRY_BYTES = 46;
const LOCAL_ENTRY_BYTES = 30;
const COMMENT_MAX_BYTES = 65_535;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;

interface Entry {
  readonly method: number;
  readonly crc: number;
  readonly packedBytes: number;
  readonly offset: number;
}

/** The container's entries by name. Duplicate names are refused: a reader and a checker might see different files. */
export interface Container {
  readonly names: readonly string[];
  /** The bytes of an entry; null if there is none of this name. */
  read(name: string): Promise<Bytes | null>;
}

const endOf = (bytes: Bytes): number => {
  const first = Math.max(0, bytes.length - END_BYTES - COMMENT_MAX_BYTES);
  for (let at = bytes.length - END_BYTES; at >= first; at -= 1) if (bytes.u32(at) === END_OF_DIRECTORY) return at;
  throw new Unreadable();
};

const directoryOf = (bytes: Bytes): ReadonlyMap<string, Entry> => {
  const end = endOf(bytes);
  const count = bytes.u16(end + 10);
  if (count > CAPS.entries || count !== bytes.u16(end + 8)) throw new Unreadable();
  const entries = new Map<string, Entry>();
  let at = bytes.u32(end + 16);
  for (let left = count; left > 0; left -= 1) {
    if (bytes.u32(at) !== DIRECTORY_ENTRY) throw new Unreadable();
    const nameBytes = bytes.u16(at + 28);
    const name = bytes.utf8(at + DIRECTORY_ENTRY_BYTES, at + DIRECTORY_ENTRY_BYTES + nameBytes);
    if (entries.has(name) || (bytes.u16(at + 8) & ENCRYPTED) !== 0) throw new Unreadable();
    entries.set(name, {
      method: bytes.u16(at + 10),
      crc: bytes.u32(at + 16),
      packedBytes: bytes.u32(at + 20),
      offset: bytes.u32(at + 42),
    });
    at += DIRECTORY_ENTRY_BYTES + nameBytes + bytes.u16(at + 30) + bytes.u16(at + 32);
  }
  return entries;
};

const packedOf = (bytes: Bytes, { offset, packedBytes }: Entry): Bytes => {
  if (bytes.u32(offset) !== LOCAL_ENTRY) throw new Unreadable();
  const begin = offset + LOCAL_ENTRY_BYTES + bytes.u16(offset + 26) + bytes.u16(offset + 28);
  if (begin + packedBytes > bytes.length) throw new Unreadable();
  return bytes.part(begin, begin + packedBytes);
};

const unpack = async ({ array: packed }: Bytes, { method, crc }: Entry, maxBytes: number): Promise<Bytes> => {
  if (method !== STORED && method !== DEFLATED) throw new Unreadable();
  const most = Math.max(1, Math.min(maxBytes, packed.length * CAPS.ratio));
  const content = method === STORED ? packed : await inflate(packed, most);
  if (content.length > maxBytes || crc32(content) !== crc) throw new Unreadable();
  return bytesOf(content);
};

/** Throws `Unreadable` if the bytes are not such a container, or exceed the caps. Entries are unpacked only when read. */
export const openContainer = (bytes: Bytes): Container => {
  const entries = directoryOf(bytes);
  let left: number = CAPS.unpackedBytes;
  return {
    names: [...entries.keys()],
    read: async (name) => {
      const entry = entries.get(name);
      if (entry === undefined) return null;
      const content = await unpack(packedOf(bytes, entry), entry, left);
      left -= content.length;
      return content;
    },
  };
};
