/** The other delivery types: by text message, by both, printed at home, by post, on a later day. */
import { randomInt } from 'node:crypto';
import type { Page } from 'playwright/test';
import { expect, open, test } from './guest.ts';
import { mailsTo, payWith, textsTo } from './sandbox.ts';
import { SANDBOX } from './shop.ts';
import {
  addToCart,
  choose,
  expectConfirmed,
  fillGuest,
  fillPostedReceiver,
  fillSender,
  goToCheckout,
  orderAndPay,
  receiveCard,
  scanCard,
} from './steps.ts';
import type { Say } from './words.ts';

/** From the completed form to the confirmed order. */
const buy = async (page: Page, say: Say, buyer: string, total: string): Promise<void> => {
  await addToCart(page, say);
  await goToCheckout(page, say);
  await fillGuest(page, say, buyer);
  await orderAndPay(page, total);
  await payWith(page, 'accept');
  await expectConfirmed(page, say);
};

/** A mobile number as typed in France, and in international format. */
const newMobile = () => {
  const digits = String(randomInt(1_000_000)).padStart(6, '0');
  return { typed: `06 12 ${digits.replaceAll(/(..)(?=.)/g, '$1 ')}`, dialled: `+33612${digits}` };
};

const NUMBER_AND_PIN = /\b(?:\d{4} ?){4}\D+\d{6}\b/;

const textThatCame = async (number: string): Promise<string> => {
  await expect.poll(() => textsTo(number), { timeout: 30_000 }).toHaveLength(1);
  return (await textsTo(number))[0]!.text;
};

test.describe('a card', () => {
  test.beforeEach(({ page, language }) => open(page, language, '/product/offrande'));

  test('by text message arrives on the phone [S1.10][S1.81][S5.45][A-26]', async ({ page, say, guest }) => {
    const mobile = newMobile();
    await choose(page, say('Text message'));
    await page.getByLabel(say('Their mobile number')).fill(mobile.typed);
    await fillSender(page, say);
    await buy(page, say, guest.email, '75,00');

    expect(await textThatCame(mobile.dialled)).toMatch(NUMBER_AND_PIN);
    await page.goto(`${SANDBOX}/phone`);
    await expect(page.getByRole('listitem').filter({ hasText: mobile.dialled })).toContainText('Camille Roux');
  });

  test('by email and text message arrives twice, and is one card [S1.81][A-26]', async ({ page, say, guest }, info) => {
    const mobile = newMobile();
    await choose(page, say('Email and text'));
    await page.getByLabel(say('Their email')).fill(guest.friend);
    await page.getByLabel(say('Their mobile number')).fill(mobile.typed);
    await fillSender(page, say);
    await buy(page, say, guest.email, '75,00');

    const { number } = await receiveCard(guest.friend, info.outputPath('card.pdf'));
    expect((await textThatCame(mobile.dialled)).replaceAll(' ', '')).toContain(number);
  });

  test('for oneself to print comes with the receipt [S1.81][S2.34][A-26]', async ({ page, say, guest }, info) => {
    await page.getByText(say('Me'), { exact: true }).click();
    await choose(page, say('Print at home'));
    await fillSender(page, say);
    await buy(page, say, guest.email, '75,00');

    const card = await receiveCard(guest.email, info.outputPath('card.pdf'));
    expect(await scanCard(card)).toBe(card.number);
  });

  test('for a later day is sent then; the order says when [S5.49][A-55]', async ({ page, say, guest }) => {
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel(say('Their email')).fill(guest.friend);
    await page.getByText(say('On a date'), { exact: true }).click();
    await page.getByLabel(say('Date'), { exact: true }).fill(day);
    await page.getByLabel(new RegExp(`^${say('Time')}`)).fill('09:30');
    await fillSender(page, say);
    await buy(page, say, guest.email, '75,00');

    await expect(page.getByRole('navigation', { name: say('Steps of the order') })).toContainText(
      `${day.replaceAll('-', '/')} 09:30`,
    );
    await expect.poll(() => mailsTo(guest.email), { timeout: 30_000 }).toHaveLength(1);
    expect(await mailsTo(guest.friend)).toEqual([]);
  });
});

test('a card by post is made, put into the letter that was chosen, and locked until it has arrived [S1.3][S1.10][S4.18][S5.79][S5.80][A-26]', async ({
  page,
  language,
  say,
  guest,
}) => {
  await open(page, language, '/product/offrande-by-post');
  await choose(page, '50');
  await choose(page, 'Lettre express|Express letter');
  await fillPostedReceiver(page, say, '97400');
  await fillSender(page, say);
  await page.getByRole('button', { name: say('Add to cart') }).click();
  await expect(page.getByRole('alert')).toContainText(say('Invalid address, please update your delivery address'));
  await page.getByLabel(say('Postcode')).fill('69002');
  await buy(page, say, guest.email, '74,90');

  await expect(page.getByText(say('Posted cards are locked.'))).toBeVisible();
  await expect(page.getByRole('main').getByText(say('Locked'), { exact: true })).toBeVisible();
  await expect(page.getByText('Inès Marchand, 69002 Lyon')).toBeVisible();
  await expect.poll(() => mailsTo(guest.email), { timeout: 30_000 }).toMatchObject([{ attachments: [] }]);
});

test('a posted card and a digital one share no order: the cart is kept or started anew, as the buyer says [S5.58][S8.31][A-22][A-23]', async ({
  page,
  language,
  say,
  guest,
}) => {
  await guest.fillCart();
  await open(page, language, '/product/offrande-by-post');
  await fillPostedReceiver(page, say, '69002');
  await fillSender(page, say);
  await expect(page.getByText(say('To add this card, the cart must be emptied first.'))).toBeVisible();
  await page.getByRole('button', { name: say('Add to cart') }).click();
  const question = page.getByRole('alertdialog', { name: say('Start again with this card?') });
  await expect(question).toContainText(say('Posted and digital cards cannot share one order.'));
  await question.getByRole('button', { name: say('Keep my cart') }).click();
  await expect(question).toHaveCount(0);

  await page.getByRole('button', { name: say('Add to cart') }).click();
  await question.getByRole('button', { name: say('Empty the cart and add this card') }).click();
  await expect(page.getByText(say('Added to cart')).first()).toBeVisible();
  await page.goto('/FR/cart');
  await expect(page.getByRole('article')).toHaveCount(1);
});
