/** The upload call for photos: a photo can be read back, and anything else is refused. */
import { calls } from '@offrande/api-client/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../http/testing.ts';
import { refusalCode } from '../order/testing.ts';
import { UNIT_FIELD } from '../session/testing.ts';
import { loadPhoto } from './photo-store.ts';

const picture = async (format: 'png' | 'jpeg' = 'png'): Promise<string> =>
  (
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c0392b' } })
      .toFormat(format)
      .toBuffer()
  ).toString('base64');

describe('an upload', () => {
  let shop: TestShop;
  beforeAll(async () => void (shop = await openTestShop()));
  afterAll(() => shop.close());

  const send = (resourceContent: string, fileFormat: 'png' | 'jpg' | 'jpeg' = 'jpg') =>
    shop.browser().call(calls.uploadResource, { ...UNIT_FIELD, fileFormat, resourceContent });

  test('takes format, content and an optional prefix, and returns the photo’s URL [S7.85]', async () => {
    const browser = shop.browser();
    for (const more of [{}, { prefix: 'card' }]) {
      const request = { ...UNIT_FIELD, fileFormat: 'png', resourceContent: await picture(), ...more } as const;
      const { url } = await browser.call(calls.uploadResource, request);
      expect((await sharp((await loadPhoto(shop.shop, url))!).metadata()).format).toBe('jpeg');
    }
    expect([calls.uploadResource.method, calls.uploadResource.path]).toEqual(['POST', '/resource/upload']);
  });

  test('whose content does not match the stated format is refused [S8.16][A-140]', async () => {
    const png = await picture('png');
    const jpeg = await picture('jpeg');
    expect((await send(jpeg, 'jpeg')).url).toMatch(/^\/media/);
    for (const [content, stated] of [
      [png, 'jpg'],
      [png, 'jpeg'],
      [jpeg, 'png'],
    ] as const)
      expect(await refusalCode(send(content, stated))).toMatchObject({ code: '2' });
  });

  test('that is not a picture, or not base64, is refused [S7.85]', async () => {
    for (const wrong of [Buffer.from('GIF89a').toString('base64'), '<svg>', ''])
      expect(await refusalCode(send(wrong))).toMatchObject({ code: '2' });
  });
});
