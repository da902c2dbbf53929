/**
 * A first purchase: a guest buys a card for a friend, pays on the provider's page, and the friend receives it by email.
 */
import { expect, expectAccessible, open, SHOP, test } from './shop.ts';
import { addToCart, fillGuest, goToCheckout, orderAndPay, personalise, receiveCard, scanCard } from './steps.ts';

test('a guest buys a card of 50 euro with two lines and a photo for a friend, who receives it by email [S1.11][S2.36][S2.37][S4.94][S7.105][S7.106][S7.109][S7.111]', async ({
  page,
  context,
  language,
  say,
}, info) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: SHOP });
  const friend = `ines.${info.project.name}@example.fr`;

  await open(page, language, '/');
  await expectAccessible(page);
  await page.locator('a[href="/FR/product/offrande"]').first().click();
  await personalise(page, say, friend);
  await expectAccessible(page);
  await addToCart(page, say);
  await expectAccessible(page);
  await goToCheckout(page, say);
  await fillGuest(page, say);
  await expectAccessible(page);
  await orderAndPay(page);
  await page.locator('button.primary').click();

  await page.waitForURL('**/order/**');
  await expect(page.getByText(say('Payment accepted'))).toBeVisible();
  const orderNo = new URL(page.url()).pathname.split('/').at(-1)!;
  await page.getByRole('button', { name: say('Copy the order number') }).click();
  await expect(page.getByText(say('Copied')).first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(orderNo);
  const placed = page
    .getByRole('navigation', { name: say('Steps of the order') })
    .getByRole('listitem')
    .first();
  await expect(placed).toContainText(/\d{4}\/\d\d\/\d\d \d\d:\d\d/);
  await expect(page.getByRole('main').locator('a[href^="mailto:"]').first()).toBeVisible();
  await expectAccessible(page);

  const card = await receiveCard(friend, info.outputPath('card.pdf'));
  expect(card.text).toContain('Pour tes 30 ans, Inès');
  expect(await scanCard(card)).toBe(card.number);

  // The shop's ledger agrees: the card pays the next order in full and is then empty.
  await open(page, language, '/product/offrande');
  await personalise(page, say, friend);
  await addToCart(page, say);
  await goToCheckout(page, say);
  await page.getByLabel(say('Card or coupon number')).fill(card.number);
  await page.getByLabel(say('PIN, 6 digits')).fill(card.pin);
  await page.getByRole('button', { name: say('Add'), exact: true }).click();
  await expect(page.getByText(say('Nothing is left to pay. The order is confirmed at once.'))).toBeVisible();
  const balances = { before: '50,00\u00a0€', after: '0,00\u00a0€' };
  await expect(page.getByText(say('Balance {before}. After this order: {after}.', balances))).toBeVisible();
});

test('a refused payment says what to do and keeps the cart for another try [S8.57][S8.58][A-34]', async ({
  page,
  language,
  say,
}, info) => {
  await open(page, language, '/product/offrande');
  await personalise(page, say, `refused.${info.project.name}@example.fr`);
  await addToCart(page, say);
  await goToCheckout(page, say);
  await fillGuest(page, say);
  await orderAndPay(page);
  await page.locator('input[value=refuse]').check();
  await page.locator('button.primary').click();

  await page.waitForURL('**/order/**');
  await expect(page.getByText(say('The payment did not go through.'))).toBeVisible();
  await expect(
    page.getByText(say('Verify card information and retry. Nothing was charged, and your cart is as you left it.')),
  ).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText(say('Try again'))).toBeVisible();
  await expect(main.getByText(say('Back home'))).toBeVisible();
  await expectAccessible(page);
  await page.goto('/FR/cart');
  await expect(page.getByText('Pour tes 30 ans, Inès').first()).toBeVisible();
});
