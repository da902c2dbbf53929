import { BUSINESS_DOCUMENT, MEGABYTE } from '@offrande/domain/file';
import { Result } from 'effect';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cleanDocument } from './clean-document.ts';
import {
  ACTIVE_PDFS,
  blackPng,
  encryptedPdf,
  exhaustingPdfs,
  HARMFUL_PDFS,
  packedPdfOf,
  pdfOf,
  pdfOfSize,
} from './testing.ts';

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

  test.each(Object.entries(ACTIVE_PDFS))('that is a PDF with %s is refused [A-191]', async (_, bytes) => {
    expect(await outcome('kbis.pdf', bytes)).toBe('UnsupportedFileType');
  });

  test('that is a PDF may be packed, encrypted without a password, and have any bytes in its pictures [A-191]', async () => {
    expect(await outcome('kbis.pdf', packedPdfOf())).toBe('pdf');
    expect(await outcome('kbis.pdf', encryptedPdf(''))).toBe('pdf');
    const picture = '<< /Subtype /Image /Length 9 >>\nstream\n\u00ff/JS /XFA\u0000\nendstream';
    expect(await outcome('kbis.pdf', pdfOf({ objects: [picture] }))).toBe('pdf');
  });

  const exhausting = Object.entries(exhaustingPdfs()).map(([what, bytes], at) => [what, bytes, at] as const);

  test.each(exhausting)(
    'that is a PDF with %s is refused in bounded time and memory, while others go on [A-191]',
    async (_, bytes, at) => {
      const refused = outcome('kbis.pdf', bytes);
      // One that was not sent before.
      expect(await outcome('kbis.pdf', pdfOf({ pages: 20 + at }))).toBe('pdf');
      expect(await refused).toBe('UnsupportedFileType');
    },
  );

  test('that is a PDF sent before is answered at once, though every process is busy with others [A-191]', async () => {
    const harmful = Object.values(HARMFUL_PDFS)[0]!;
    const [first, second] = [await outcome('kbis.pdf', pdfOf()), await outcome('kbis.pdf', harmful)];
    const ended: string[] = [];
    const busy = [40, 41].map(async (pages) => void ended.push(await outcome('kbis.pdf', pdfOf({ pages }))));
    expect([await outcome('kbis.pdf', pdfOf()), await outcome('kbis.pdf', harmful)]).toEqual([first, second]);
    expect(ended).toEqual([]);
    await Promise.all(busy);
    expect(ended).toEqual(['pdf', 'pdf']);
  });

  test('that is a picture of too many pixels is refused before it is unpacked', async () => {
    expect(await outcome('id.png', blackPng(40))).toBe('jpeg');
    const bomb = blackPng(8000);
    expect(bomb.length).toBeLessThan(MEGABYTE / 10);
    expect(await outcome('id.png', bomb)).toBe('UnsupportedFileType');
  });

  test('that is truncated, or only begins like a PDF, is refused', async () => {
    expect(await outcome('id.png', (await picture('png', 400)).subarray(0, 60))).toBe('UnsupportedFileType');
    expect(await outcome('kbis.pdf', Buffer.from('%PDF-1.7\nnothing'))).toBe('UnsupportedFileType');
  });
});
