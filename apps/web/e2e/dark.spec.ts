/** The dark look, as the device asks for it: what is said stands on dark ground and can be read. */
import { expect, open, test } from './guest.ts';
import { expectAccessible } from './shop.ts';
import { writeCard } from './steps.ts';

test.use({ colorScheme: 'dark', expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ });

/** The relative luminance of a colour, from 0 for black to 1 for white. */
const luminanceOf = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = colour.match(/[\d.]+/gu)!.map(Number);
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
};

test('errors can be read on a dark page, and what is said over it for a moment stands out by being light [S1.11]', async ({
  page,
  language,
  say,
  guest,
}) => {
  await open(page, language, '/product/offrande');
  const groundOf = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(luminanceOf(await groundOf('body'))).toBeLessThan(0.3);
  await page.getByRole('button', { name: say('Add to cart') }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectAccessible(page);

  await writeCard(page, say, guest.friend);
  await page.getByRole('button', { name: say('Add to cart') }).click();
  await expect(page.getByRole('alertdialog', { name: say('Added to cart') })).toBeVisible();
  expect(luminanceOf(await groundOf('.o-toast'))).toBeGreaterThan(0.7);
  await expectAccessible(page);

  await page.context().setOffline(true);
  await expect(page.locator('.offline-notice')).toBeVisible();
  expect(luminanceOf(await groundOf('.offline-notice'))).toBeGreaterThan(0.7);
  await expectAccessible(page);
  await page.context().setOffline(false);
});
