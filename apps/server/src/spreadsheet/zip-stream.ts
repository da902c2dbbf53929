/** A ZIP that is generated while it is read, with one entry in memory at a time. Entries are not compressed, since PDFs already are. */
import { Zip, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export const zipStream = (entries: AsyncIterable<ZipEntry>, at: Date): ReadableStream<Uint8Array> => {
  const source = entries[Symbol.asyncIterator]();
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const zip = new Zip((failure, chunk, isLast) => {
    if (failure) return controller.error(failure);
    controller.enqueue(chunk);
    if (isLast) controller.close();
  });
  return new ReadableStream<Uint8Array>({
    pull: async (own) => {
      controller = own;
      const { done, value } = await source.next();
      if (done === true) return zip.end();
      const entry = new ZipPassThrough(value.name);
      entry.mtime = at;
      zip.add(entry);
      entry.push(value.bytes, true);
    },
    cancel: async () => {
      zip.terminate();
      await source.return?.();
    },
  });
};
