/** Unpacks a deflated entry, in browsers and in Node alike; stops as soon as it is larger than it may be. */
import { Unreadable } from './sheet-fault.ts';

/** Throws `Unreadable` past `maxBytes`, and at what is no deflated stream. */
export const inflate = async (packed: Uint8Array<ArrayBuffer>, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> => {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    for await (const part of unpacked) {
      length += part.length;
      if (length > maxBytes) throw new Unreadable();
      parts.push(part);
    }
  } catch {
    throw new Unreadable();
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};
