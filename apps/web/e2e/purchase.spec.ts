/** The first sale: a guest buys a card for a friend, pays on the provider's page, and the friend's mail carries it. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { expect, expectAccessible, mailTo, open, SANDBOX, test } from './shop.ts';

const CARD_NUMBER = /\b(?:\d{4} ){3}\d{4}\b/;

const photo = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#e0a030' } })
    .jpeg()
    .toBuffer();

test('a guest buys a card of 50 euro with two lines and a photo for a friend, who receives it by email [S1.11][S2.36][S2.37][S4.94][S7.105][S7.106][S7.109][S7.111]', async ({
  page,
  language,
  say,
}, info) => {
  const friend = `ines.${info.project.name}@example.fr`;

  await open(page, language, '/');
  await expectAccessible(page);
  await page.getByRole('main').locator('a[href="/FR/product/offrande"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Offrande/);

  await page.getByRole('radio', { name: /^50/ }).check({ force: true });
  await page.getByLabel(say('First line')).fill('Pour tes 30 ans, Inès');
  await page.getByLabel(say('Second line')).fill('On t’embrasse, Papa et Maman');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'ines.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  await page.getByLabel(new RegExp(`^${say('Their first name')}`)).fill('Inès');
  await page.getByLabel(new RegExp(`^${say('Their last name')}`)).fill('Marchand');
  await page.getByLabel(say('Their email')).fill(friend);
  await page.getByLabel(say('Your full name')).fill('Camille Roux');
  await page.getByLabel(say('Your email')).fill('camille@example.fr');
  await expect(page.getByText(say('Uploading'))).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: say('Add to cart') }).click();
  await expect(page.getByText(say('Added to cart')).first()).toBeVisible();

  await page.goto('/FR/cart');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByText(say('Go to checkout')).click();
  await page.getByRole('button', { name: say('Continue as a guest') }).click();

  await expect(page.getByRole('heading', { level: 1, name: say('Checkout') })).toBeVisible();
  await page.getByLabel(say('Full name')).fill('Camille Roux');
  await page.getByLabel(say('Email'), { exact: true }).fill('camille@example.fr');
  await page.getByLabel(say('Confirm email')).fill('camille@example.fr');
  await page.getByRole('checkbox').last().check({ force: true });
  await expectAccessible(page);
  await page.getByRole('button', { name: /50,00/ }).click();

  await page.waitForURL(`${SANDBOX}/**`);
  await page.locator('button.primary').click();

  await page.waitForURL('**/order/**');
  await expect(page.getByText(say('Payment accepted'))).toBeVisible();
  await expectAccessible(page);

  const mail = await mailTo(friend);
  const [card] = mail.attachments;
  const file = info.outputPath('card.pdf');
  writeFileSync(file, Buffer.from(await (await fetch(SANDBOX + card!.address)).arrayBuffer()));
  const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
  const number = CARD_NUMBER.exec(text)![0].replaceAll(' ', '');
  expect(text).toContain('Pour tes 30 ans, Inès');

  execFileSync('pdftoppm', ['-png', '-r', '150', '-singlefile', file, file]);
  const { data, info: size } = await sharp(`${file}.png`).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(jsQR(new Uint8ClampedArray(data), size.width, size.height)?.data).toBe(number);
});
