import { deflateSync } from 'fflate';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { inflate } from './inflate.ts';
import { Unreadable } from './sheet-fault.ts';

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const packed = (content: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(deflateSync(new TextEncoder().encode(content)));

describe('a deflated entry', () => {
  test('is unpacked up to and including the largest size', async () => {
    const content = 'Bravo '.repeat(50_000);
    expect(text(await inflate(packed(content), content.length))).toBe(content);
    expect(text(await inflate(packed(''), 1))).toBe('');
  });

  test('is unpacked in a browser that cannot iterate over streams', async () => {
    const iterates = Reflect.getOwnPropertyDescriptor(ReadableStream.prototype, Symbol.asyncIterator)!;
    onTestFinished(() => void Reflect.defineProperty(ReadableStream.prototype, Symbol.asyncIterator, iterates));
    Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator);
    expect(text(await inflate(packed('Bravo'), 10))).toBe('Bravo');
  });

  test('that is larger is refused, and is unpacked no further', async () => {
    onTestFinished(() => void vi.restoreAllMocks());
    const cancel = vi.spyOn(ReadableStreamDefaultReader.prototype, 'cancel');
    const read = vi.spyOn(ReadableStreamDefaultReader.prototype, 'read');
    await expect(inflate(packed('x'.repeat(50_000_000)), 100_000)).rejects.toThrow(Unreadable);
    expect(cancel).toHaveBeenCalledOnce();
    expect(read.mock.calls.length).toBeLessThan(20);
  });

  test('that is cut short or no deflated stream is refused', async () => {
    for (const bytes of [packed('Bravo '.repeat(100)).slice(0, -3), new Uint8Array([0xff, 0xff, 0xff])])
      await expect(inflate(bytes, 1000)).rejects.toThrow(Unreadable);
  });
});
