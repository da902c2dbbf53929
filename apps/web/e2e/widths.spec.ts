/** What changes at each breakpoint, to the pixel. */
import type { Page } from 'playwright/test';
import { expect, open, test } from './shop.ts';

const HEIGHT = 900;
const widen = (page: Page, width: number) => page.setViewportSize({ width, height: HEIGHT });

test('below 992 px the page is a phone’s, from 992 px on a desktop’s [S9.39]', async ({ page, language, say }) => {
  await open(page, language, '/');
  const header = page.getByRole('banner');
  const search = header.getByRole('link', { name: say('Search the gift cards') });
  const contact = header.getByRole('link', { name: say('Contact') });
  const sample = page.getByRole('img', { name: /75/ }).first();
  const words = page.getByRole('heading', { level: 1 });
  const isBeside = async () => (await sample.boundingBox())!.x > (await words.boundingBox())!.x + 100;

  await widen(page, 991);
  await expect(search).toBeVisible();
  await expect(contact).toBeHidden();
  expect(await isBeside()).toBe(false);

  await widen(page, 992);
  await expect(search).toBeHidden();
  await expect(contact).toBeVisible();
  await expect.poll(isBeside).toBe(true);
});

test('an open menu closes where the window grows above 1200 px, and the whole menu takes its place [S9.40][A-99]', async ({
  page,
  language,
  say,
}) => {
  await widen(page, 1100);
  await open(page, language, '/');
  const button = page.getByRole('button', { name: say('Menu'), exact: true });
  const menu = page.getByRole('dialog', { name: say('Menu') });
  const questions = page.getByRole('banner').getByRole('link', { name: say('Questions') });
  await button.click();
  await expect(menu.getByRole('link', { name: say('Questions') })).toBeVisible();

  await widen(page, 1200);
  await expect(menu).toBeVisible();
  await widen(page, 1201);
  await expect(menu).toBeHidden();
  await expect(button).toBeHidden();
  await expect(questions).toBeVisible();

  await widen(page, 1200);
  await expect(menu).toBeHidden();
  await expect(button).toBeVisible();
  await expect(questions).toBeHidden();
});
