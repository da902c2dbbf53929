/** What a unit gives with an order: told before it is bought, given with it, found afterwards. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { openAccount, signIn } from './accounts.ts';
import { expect, test } from './guest.ts';
import { mailsTo, payWith } from './sandbox.ts';
import { expectAccessible, open } from './shop.ts';
import { addToCart, expectConfirmed, fillGuest, goToCheckout, orderAndPay, personalise, tick } from './steps.ts';
import type { Say } from './words.ts';

/** A text of the shop with amounts in it, with whatever stands between a digit and the currency. */
const saying = (text: string): RegExp =>
  new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s`));

const cashback = (say: Say, amount: string) => say('{amount} cashback', { amount });
const gift = (say: Say, amount: string) =>
  say('Cart') === 'Cart' ? `a gift card of ${amount}` : `une carte cadeau de ${amount}`;
const bonus = (page: Page, say: Say) => page.getByRole('region', { name: say('Bonus') });
const oneMore = (page: Page, say: Say) => page.getByRole('button', { name: say('One more') }).click();

test('a member is promised cashback, orders, and finds it in the wallet [S2.64][S3.132][S3.144][S9.23][A-107]', async ({
  page,
  language,
  say,
}) => {
  test.setTimeout(180_000);
  await signIn(page, language, say, await openAccount('PLUS'));
  await open(page, language, '/product/offrande', 'PLUS');
  await personalise(page, say, `friend.${randomUUID()}@example.fr`);
  await addToCart(page, say);
  await expect(bonus(page, say)).toContainText(saying(say('With this order: {0}', { 0: cashback(say, '2,50 €') })));
  await expect(bonus(page, say)).toContainText(
    saying(say('{missing} more for {0}', { missing: '100,00 €', 0: gift(say, '10,00 €') })),
  );
  await expectAccessible(page);
  await goToCheckout(page, say);
  await expect(page.getByText(say('In your wallet within {hours} hours of payment.', { hours: 24 }))).toBeVisible();
  await tick(page.getByRole('checkbox').last());
  await expectAccessible(page);
  await orderAndPay(page);
  await payWith(page, 'accept');
  await expectConfirmed(page, say);
  const orderPage = page.url();

  await expect(async () => {
    await page.goto('/PLUS/account/wallet');
    const row = page.getByRole('row').filter({ hasText: say('Cashback') });
    await expect(row).toContainText(say('Confirmed'), { timeout: 2000 });
    await expect(row).toContainText(saying('2,50 €'));
  }).toPass({ timeout: 60_000 });
  await expect(page.locator('output[aria-labelledby=wallet-balance]')).toHaveText(saying('2,50 €'));
  await expectAccessible(page);
  await page.goto(orderPage);
  await page
    .getByRole('region', { name: say('Total paid') })
    .getByRole('link')
    .click();
  await page.waitForURL('**/PLUS/account/wallet');
});

test('a guest is told what members earn, and a larger order brings a gift card with the receipt [S2.64][S3.48][S3.132][A-20]', async ({
  page,
  language,
  say,
}) => {
  test.setTimeout(180_000);
  const buyer = `camille.${randomUUID()}@example.fr`;
  await open(page, language, '/product/offrande', 'PLUS');
  await personalise(page, say, `friend.${randomUUID()}@example.fr`);
  await addToCart(page, say);
  await expect(bonus(page, say)).toContainText(saying(cashback(say, '2,50 €')));
  await expect(bonus(page, say).getByRole('link').first()).toHaveAttribute('href', /nextStep=checkout/);
  await oneMore(page, say);
  await oneMore(page, say);
  await expect(bonus(page, say)).toContainText(saying(say('With this order: {0}', { 0: gift(say, '10 €') })));
  await expectAccessible(page);
  await goToCheckout(page, say);
  await expect(page.getByText(say('For you, by email with the receipt.'))).toBeVisible();
  await fillGuest(page, say, buyer);
  await orderAndPay(page, String.raw`145,50|150,00`);
  await payWith(page, 'accept');
  await expectConfirmed(page, say);
  await expect(page.getByText(say('A gift with this order'))).toHaveCount(1);
  await expectAccessible(page);
  await expect
    .poll(async () => (await mailsTo(buyer)).flatMap(({ attachments }) => attachments).length, { timeout: 30_000 })
    .toBe(1);
});
