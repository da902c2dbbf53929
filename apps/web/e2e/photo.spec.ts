/** A photo on a bad line, and on a slow one. */
import sharp from 'sharp';
import { expect, open, test } from './guest.ts';
import { expectAccessible } from './shop.ts';
import { addToCart, writeCard } from './steps.ts';

test.use({ expectedErrors: /net::ERR_FAILED/ });

/** Bytes that a second takes: this photo is on its way for some ten of them. */
const SLOW_LINE = 64 * 1024;

/** No two of its pixels are alike, so that it stays large. */
const largePhoto = () =>
  sharp({
    create: {
      width: 1600,
      height: 1000,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer();

const UPLOAD = /\/resource\/upload/;

test('a photo that did not arrive is said, kept and sent again, and no card goes into the cart without it; a slow one says how much is sent [S5.33]', async ({
  page,
  language,
  say,
  guest,
}) => {
  await open(page, language, '/product/offrande');
  await writeCard(page, say, guest.friend);
  await page.route(UPLOAD, (route) => route.abort());
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'ines.jpg', mimeType: 'image/jpeg', buffer: await largePhoto() });
  await page.getByRole('button', { name: say('Use this photo') }).click();
  const again = page.getByRole('button', { name: say('Send again') });
  await expect(again).toBeVisible();
  await page.getByRole('button', { name: say('Add to cart') }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByText(say('Added to cart'))).toHaveCount(0);
  await expectAccessible(page);

  await page.unroute(UPLOAD);
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: SLOW_LINE };
  await line.send('Network.emulateNetworkConditions', conditions);
  await again.click();
  const sent = page.getByRole('progressbar', { name: say('Uploading') });
  const share = async (): Promise<number> => Number.parseInt((await sent.getAttribute('aria-valuetext')) ?? '', 10);
  await expect.poll(share).toBeGreaterThan(0);
  const before = await share();
  await expect.poll(share).toBeGreaterThan(before);
  await expect(page.getByRole('button', { name: say('Replace') })).toBeVisible({ timeout: 60_000 });
  await expect(sent).toHaveCount(0);
  await addToCart(page, say);
  await expect(page.locator('.o-gift-card-photo').first()).toHaveAttribute('src', /\/media\/photo\//);
});
