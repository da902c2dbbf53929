import { afterEach, expect, test, vi } from 'vitest';
import { decodeBase64, saveFile } from './save-file.ts';

afterEach(() => vi.restoreAllMocks());

test('what came in base64 is written as the bytes it stands for', () => {
  expect([...decodeBase64(btoa('\u0000%PDF\u00ff'))]).toEqual([0, 37, 80, 68, 70, 255]);
  expect([...decodeBase64('')]).toEqual([]);
});

test('a file is handed over under its name and forgotten afterwards', async () => {
  vi.useFakeTimers();
  const blobs: Blob[] = [];
  const forgotten: string[] = [];
  const names: string[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
    revokeObjectURL: (address: string) => void forgotten.push(address),
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(`${this.download} ${this.href}`);
  });
  saveFile({ fileName: 'my-data.json', contentType: 'application/json', content: '{}' });
  expect(names).toEqual(['my-data.json blob:1']);
  expect([blobs[0]?.type, await blobs[0]?.text()]).toEqual(['application/json', '{}']);
  expect(forgotten).toEqual([]);
  vi.runAllTimers();
  vi.useRealTimers();
  expect(forgotten).toEqual(['blob:1']);
});
