/** Unpacks a deflated entry, in browsers and in Node alike; stops as soon as it is larger than it may be. */
import { Unreadable } from './sheet-fault.ts';

/** Throws `Unreadable` past `maxBytes`, and at what is no deflated stream. */
export const inflate = async (packed: Uint8Array<ArrayBuffer>, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> => {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const stream = new DecompressionStream('deflate-raw');
  const writer = stream.writable.getWriter();
  // What fails here fails in reading too.
  const written = Promise.all([writer.write(packed), writer.close()]).catch(() => undefined);
  // Not every browser can iterate over a stream.
  const reader = stream.readable.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      length += read.value.length;
      if (length > maxBytes) throw new Unreadable();
      parts.push(read.value);
    }
  } catch {
    // A stream that failed by itself refuses to be cancelled.
    await reader.cancel().catch(() => undefined);
    throw new Unreadable();
  } finally {
    await written;
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};
