import { BUSINESS_DOCUMENT, MEGABYTE } from '@offrande/domain/file';
import { Result } from 'effect';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cleanDocument } from './clean-document.ts';
import { HARMFUL_PDFS, pdfOf, pdfOfSize } from './testing.ts';

const picture = (format: 'png' | 'jpeg' | 'gif', width = 40) =>
  sharp({ create: { width, height: 30, channels: 3, background: '#c0392b' } })
    .toFormat(format)
    .toBuffer();

const outcome = async (name: string, bytes: Uint8Array): Promise<string> => {
  const cleaned = await cleanDocument({ name, bytes }, BUSINESS_DOCUMENT);
  return Result.isSuccess(cleaned) ? cleaned.success.fileType : cleaned.failure._tag;
};

describe('a document of a company', () => {
  test('is a JPEG, a PNG or a PDF by its content and its name [S5.54]', async () => {
    expect(await outcome('id.jpg', await picture('jpeg'))).toBe('jpeg');
    expect(await outcome('id.JPEG', await picture('jpeg'))).toBe('jpeg');
    expect(await outcome('id.png', await picture('png'))).toBe('jpeg');
    expect(await outcome('kbis.pdf', pdfOf())).toBe('pdf');
    expect(await outcome('kbis.pdf', pdfOf({ pages: 50 }))).toBe('pdf');
    expect(await outcome('id.gif', await picture('gif'))).toBe('UnsupportedFileType');
    expect(await outcome('id.pdf', await picture('png'))).toBe('UnsupportedFileType');
    expect(await outcome('kbis.pdf', new Uint8Array())).toBe('FileEmpty');
  });

  test('has at most 2 MB [S5.53]', async () => {
    expect(await outcome('kbis.pdf', pdfOfSize(2 * MEGABYTE + 1))).toBe('FileTooBig');
    expect(await outcome('kbis.pdf', pdfOfSize(2 * MEGABYTE))).not.toBe('FileTooBig');
  });

  test('that is a picture loses everything but the picture', async () => {
    const jpeg = await sharp(await picture('jpeg'))
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .toBuffer();
    const polyglot = Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]);
    const cleaned = Result.getOrThrow(await cleanDocument({ name: 'id.jpg', bytes: polyglot }, BUSINESS_DOCUMENT));
    const text = Buffer.from(cleaned.bytes).toString('latin1');
    expect([text.includes('secret place'), text.includes('<script>')]).toEqual([false, false]);
  });

  test.each(Object.entries(HARMFUL_PDFS))('that is a PDF with %s is refused [A-191]', async (_, bytes) => {
    expect(await outcome('kbis.pdf', bytes)).toBe('UnsupportedFileType');
  });

  test('that is truncated, or only begins like a PDF, is refused', async () => {
    expect(await outcome('id.png', (await picture('png', 400)).subarray(0, 60))).toBe('UnsupportedFileType');
    expect(await outcome('kbis.pdf', Buffer.from('%PDF-1.7\nnothing'))).toBe('UnsupportedFileType');
  });
});
