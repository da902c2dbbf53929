/** A friend's card whose form survives a change of language, with a photo of a phone cropped by keyboard or touch. */
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { Page } from 'playwright/test';
import { expect, open, test } from './shop.ts';
import { addToCart } from './steps.ts';
import { createSay, type Language, type Say } from './words.ts';

/** Noise, which does not compress: over 8 MB, lying on its side as EXIF says. */
const phonePhoto = async (): Promise<Buffer> => {
  const [width, height] = [3300, 2500];
  const photo = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 97 })
    .toBuffer();
  expect(photo.byteLength).toBeGreaterThan(8 * 2 ** 20);
  return photo;
};

/** By the menu, to the other language. */
const changeLanguage = async (page: Page, language: Language, say: Say): Promise<void> => {
  await page.evaluate(() => scrollTo(0, 0));
  if (language === 'en') {
    await page.getByRole('button', { name: say('Language') }).click();
    await page.getByRole('link', { name: 'Français' }).click();
  } else {
    await page.getByRole('button', { name: say('Menu') }).click();
    await page.getByRole('link', { name: 'English' }).click();
  }
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'fr' ? 'en' : 'fr');
};

test('what was typed, and the photo, are there after the language was changed [S5.33]', async ({
  page,
  language,
  say,
}) => {
  const inOther = createSay(language === 'fr' ? 'en' : 'fr');
  await open(page, language, '/product/offrande');
  await page.getByLabel(say('First line')).fill('Pour tes 30 ans, Inès');
  const own = page.locator('#product-ownAmount, #product-amount').first();
  await own.fill('50 €');
  await page.getByLabel(say('Your full name')).fill('Camille Roux');
  await page.getByLabel(say('Your email')).fill('camille@example.fr');
  await page.getByLabel(say('Their email')).fill('ines@example.fr');
  await expect(own).toHaveValue('50');

  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'phone.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() });
  const stage = page.getByRole('group', { name: say('The photo under the frame') });
  const upright = stage.locator('img');
  await expect(upright).toBeVisible();
  const { width, height } = (await upright.boundingBox())!;
  expect(height).toBeGreaterThan(width);
  const zoom = page.getByRole('slider', { name: say('Zoom') });
  const before = await upright.getAttribute('style');
  if (language === 'en') {
    await stage.focus();
    await page.keyboard.press('+');
    await page.keyboard.press('ArrowDown');
    await expect(zoom).toHaveValue('1.1');
    const moved = await upright.getAttribute('style');
    const box = (await stage.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 + 40, { steps: 4 });
    await page.mouse.up();
    await expect(upright).not.toHaveAttribute('style', moved!);
  } else {
    const box = (await stage.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const touch = await page.context().newCDPSession(page);
    const at = (type: string, points: readonly (readonly [number, number])[]) =>
      touch.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: points.map(([px, py], id) => ({ x: px, y: py, id })),
      });
    await at('touchStart', [
      [x - 20, y],
      [x + 20, y],
    ]);
    await at('touchMove', [
      [x - 40, y],
      [x + 40, y],
    ]);
    await at('touchEnd', []);
    await expect(zoom).not.toHaveValue('1');
  }
  await expect(upright).not.toHaveAttribute('style', before!);
  await page.getByRole('button', { name: say('Use this photo') }).click();
  await expect(page.getByText('phone.jpg')).toBeVisible();
  await expect(page.getByRole('button', { name: say('Replace') })).toBeVisible();

  await changeLanguage(page, language, say);
  await expect(page.getByLabel(inOther('First line'))).toHaveValue('Pour tes 30 ans, Inès');
  await expect(own).toHaveValue('50');
  await expect(page.getByLabel(inOther('Their email'))).toHaveValue('ines@example.fr');
  await expect(page.getByText('phone.jpg')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('kept')))).toEqual([]);

  await addToCart(page, inOther);
  await expect(page.locator('.o-gift-card-photo').first()).toHaveAttribute('src', /\/media\/photo\//);
});

test('the reference of a letter that was half typed is there after the language was changed [S5.75]', async ({
  page,
  language,
  say,
}) => {
  await open(page, language, '/unlock');
  await page.getByLabel(say('Unlock reference')).fill('K7QM 4T2P 9WXA');
  await changeLanguage(page, language, say);
  const inOther = createSay(language === 'fr' ? 'en' : 'fr');
  await expect(page.getByLabel(inOther('Unlock reference'))).toHaveValue('K7QM 4T2P 9WXA');
});
