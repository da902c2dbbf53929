import { PHOTO } from '@offrande/domain/file';
import { Result } from 'effect';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cleanPhoto } from './photo.ts';

const picture = (width = 40, height = 30) => sharp({ create: { width, height, channels: 3, background: '#c0392b' } });
const tagOf = async (bytes: Uint8Array): Promise<string> => {
  const result = await cleanPhoto(bytes);
  return Result.isFailure(result) ? result.failure._tag : 'ok';
};

describe('an uploaded photo', () => {
  test('is accepted as PNG and as JPEG and stored as JPEG [S5.33]', async () => {
    for (const bytes of [await picture().png().toBuffer(), await picture().jpeg().toBuffer()]) {
      const cleaned = Result.getOrThrow(await cleanPhoto(bytes));
      expect((await sharp(cleaned).metadata()).format).toBe('jpeg');
    }
  });

  test('of another type is refused whatever its name [S5.35][A-62]', async () => {
    expect(await tagOf(await picture().gif().toBuffer())).toBe('UnsupportedFileType');
    expect(
      await tagOf(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')),
    ).toBe('UnsupportedFileType');
    expect(await tagOf(new Uint8Array())).toBe('UnsupportedFileType');
  });

  test('above 4.5 MiB is refused, at the limit it is accepted [S5.34][A-62]', async () => {
    expect(await tagOf(new Uint8Array(PHOTO.maxBytes + 1))).toBe('FileTooBig');
    expect(await tagOf(new Uint8Array(PHOTO.maxBytes))).toBe('UnsupportedFileType');
  });

  test('loses everything but its picture: location, camera and trailing data', async () => {
    const jpeg = await picture()
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer();
    const polyglot = Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]);
    const cleaned = Buffer.from(Result.getOrThrow(await cleanPhoto(polyglot)));
    expect(cleaned.includes('secret place')).toBe(false);
    expect(cleaned.includes('<script>')).toBe(false);
  });

  test('that unpacks to more than 24 megapixels is refused before it is unpacked', async () => {
    expect(await tagOf(await picture(6000, 4001).png().toBuffer())).toBe('UnsupportedFileType');
  });

  test('that is truncated is refused', async () => {
    const whole = await picture(400, 300).jpeg().toBuffer();
    expect(await tagOf(whole.subarray(0, whole.length / 2))).toBe('UnsupportedFileType');
  });
});
