/** The steps of a guest's purchase, one page each. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import jsQR from 'jsqr';
import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { letterUrl } from './sandbox.ts';
import { expect, mailTo, SANDBOX } from './shop.ts';
import type { Say } from './words.ts';

export const photo = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#e0a030' } })
    .jpeg()
    .toBuffer();

/** A corner of the label that shows its box or tile and never hits a link in its text. */
const LABEL_CORNER = { x: 12, y: 12 };

/** Presses a control through its label: the input itself is visually hidden. */
export const pressLabel = async (control: Locator): Promise<void> => {
  await expect(control).toBeEnabled();
  await control.locator('xpath=ancestor::label[1]').click({ position: LABEL_CORNER });
};

/** Ticks a control. Input made before hydration takes effect a moment later. */
export const tick = async (control: Locator): Promise<void> => {
  await pressLabel(control);
  await expect(control).toBeChecked();
};

/** Selects the option with this title in a list. */
export const choose = (page: Page, title: string) => tick(page.getByRole('radio', { name: new RegExp(`^(${title})`) }));

export const fillSender = async (page: Page, say: Say): Promise<void> => {
  await page.getByLabel(say('Your full name')).fill('Camille Roux');
  await page.getByLabel(say('Your email')).fill('camille@example.fr');
};

export const fillPostedReceiver = async (page: Page, say: Say, zip: string): Promise<void> => {
  await page.getByLabel(say('Their first name')).fill('Inès');
  await page.getByLabel(say('Their last name')).fill('Marchand');
  await page.getByLabel(say('Street and number')).fill('12 rue de la République');
  await page.getByLabel(say('Postcode'), { exact: true }).fill(zip);
  await page.getByLabel(say('City'), { exact: true }).fill('Lyon');
};

/** Fills in recipient and sender of an emailed card. */
export const fillReceiver = async (page: Page, say: Say, friend: string): Promise<void> => {
  await page.getByLabel(new RegExp(`^${say('Their first name')}`)).fill('Inès');
  await page.getByLabel(new RegExp(`^${say('Their last name')}`)).fill('Marchand');
  await page.getByLabel(say('Their email')).fill(friend);
  await fillSender(page, say);
};

/** Fills in the product page: 50 euro and two lines, by email to a friend. */
export const writeCard = async (page: Page, say: Say, friend: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Offrande/);
  await tick(page.getByRole('radio', { name: /^50/ }));
  await page.getByLabel(say('First line')).fill('Pour tes 30 ans, Inès');
  await page.getByLabel(say('Second line')).fill('On t’embrasse, Papa et Maman');
  await fillReceiver(page, say, friend);
};

/** The same with a photo. */
export const personalise = async (page: Page, say: Say, friend: string): Promise<void> => {
  await writeCard(page, say, friend);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'ines.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  await page.getByRole('button', { name: say('Use this photo') }).click();
  await expect(page.getByText(say('Uploading'))).toHaveCount(0);
};

/** The unit whose page is shown. */
export const currentUnit = (page: Page): string => new URL(page.url()).pathname.split('/')[1]!;

export const addToCart = async (page: Page, say: Say): Promise<void> => {
  await page.getByRole('button', { name: say('Add to cart') }).click();
  await expect(page.getByText(say('Added to cart')).first()).toBeVisible();
  await page.goto(`/${currentUnit(page)}/cart`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** From the cart to checkout as a guest, confirming the guest warning if it appears. */
export const goToCheckout = async (page: Page, say: Say): Promise<void> => {
  await page.getByText(say('Go to checkout')).click();
  const guest = page.getByRole('button', { name: say('Continue as a guest') });
  const checkout = page.getByRole('heading', { level: 1, name: say('Checkout') });
  await expect(guest.or(checkout).first()).toBeVisible();
  if (await guest.isVisible()) await guest.click();
  await expect(checkout).toBeVisible();
};

export const fillGuest = async (page: Page, say: Say, buyer = 'camille@example.fr'): Promise<void> => {
  await page.getByLabel(say('Full name')).fill('Camille Roux');
  await page.getByLabel(say('Email'), { exact: true }).fill(buyer);
  await page.getByLabel(say('Confirm email')).fill(buyer);
  await tick(page.getByRole('checkbox').last());
};

/** Places the order and waits for the provider's page. */
export const orderAndPay = async (page: Page, amount = '50,00'): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(`\\b${amount}`) }).click();
  await page.waitForURL(`${SANDBOX}/**`);
};

/** Back from the provider, the order is confirmed. */
export const expectConfirmed = async (page: Page, say: Say): Promise<void> => {
  await page.waitForURL('**/order/**');
  await expect(page.getByText(say('Payment accepted'))).toBeVisible();
};

export interface ReceivedCard {
  readonly number: string;
  readonly pin: string;
  readonly text: string;
  readonly file: string;
}

/** Extracts the text of a PDF, which is saved to a file. */
export const pdfText = (pdf: Uint8Array, file: string): string => {
  writeFileSync(file, pdf);
  return execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
};

const bytesAt = async (address: string): Promise<Uint8Array> =>
  new Uint8Array(await (await fetch(address)).arrayBuffer());

/** The printable card attached to the friend's email. */
export const receiveCard = async (friend: string, file: string): Promise<ReceivedCard> => {
  const [attachment] = (await mailTo(friend)).attachments;
  const text = pdfText(await bytesAt(SANDBOX + attachment!.address), file);
  const number = /\b(?:\d{4} ){3}\d{4}\b/.exec(text)![0].replaceAll(' ', '');
  return { number, pin: /^\s*(\d{6})\b/m.exec(text)![1]!, text, file };
};

/** Path of the unlock page that a posted card's letter links to, below the unit's prefix. */
export const readUnlockPath = async (orderNo: string, file: string): Promise<string> => {
  const letter = pdfText(await bytesAt(await letterUrl(orderNo)), file);
  const [reference] = new RegExp(`${orderNo}\\.\\w{26}`).exec(letter)!;
  return `/unlock?orderNo=${encodeURIComponent(reference)}`;
};

/** What a till scans from the printed card. */
export const scanCard = async ({ file }: ReceivedCard): Promise<string | undefined> => {
  execFileSync('pdftoppm', ['-png', '-r', '150', '-singlefile', file, file]);
  const { data, info } = await sharp(`${file}.png`).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
};

/** The header stays at the top of the window while the page is scrolled to its end. */
export const expectFixedHeader = async (page: Page): Promise<void> => {
  const bar = page.locator('.o-header-bar');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => page.evaluate(() => scrollY), 'the page is longer than the window').toBeGreaterThan(0);
  await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0);
  await page.evaluate(() => scrollTo(0, 0));
};
