/** A guest buys for a friend, opens an account next to the order, then orders again for himself as a member. */
import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { codeMailedTo, codeTextedTo, mailsTo, payWith } from './sandbox.ts';
import { expect, expectAccessible, open, test } from './shop.ts';
import { expectConfirmed, fillGuest, goToCheckout, orderAndPay, personalise, tick } from './steps.ts';
import type { Say } from './words.ts';

const PASSWORD = 'Mirabelle-27';
/** Allows the captcha's proof of work to finish on a busy machine. */
const CAPTCHA_TIMEOUT_MS = 30_000;

const enterCode = async (page: Page, say: Say, code: string): Promise<void> => {
  await page.getByLabel(say('Code'), { exact: true }).fill(code);
  await page.getByRole('button', { name: say('Confirm'), exact: true }).click();
};

test('a guest buys for a friend, opens an account with a password and a mobile, finds the order there, and says where the next card may be spent [S2.33][S2.34][S2.64][S2.66][S2.83][S4.62][S4.64]', async ({
  page,
  language,
  say,
}) => {
  test.setTimeout(240_000);
  const buyer = `camille.${randomUUID()}@example.fr`;
  // Not every number that starts with 6 is valid.
  const mobile = `612${String(randomInt(10 ** 6)).padStart(6, '0')}`;
  const offer = page.getByRole('region', { name: say('Keep track of these cards') });
  let orderNo = '';

  await test.step('buys on the page for a friend', async () => {
    await open(page, language, '/buying-friend');
    await personalise(page, say, `friend.${randomUUID()}@example.fr`);
    await expectAccessible(page);
    await page.getByRole('button', { name: say('Add to cart') }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('Cart'), exact: true })).toBeVisible({
      timeout: CAPTCHA_TIMEOUT_MS,
    });
    await expect(page.getByRole('region', { name: say('Bonus') })).toBeVisible();
    await expectAccessible(page);
    await goToCheckout(page, say);
    await fillGuest(page, say, buyer);
    await orderAndPay(page);
    await payWith(page, 'accept');
    await expectConfirmed(page, say);
    orderNo = new URL(page.url()).pathname.split('/').at(-1)!;
  });

  await test.step('opens an account beside the order', async () => {
    await offer.getByLabel(say('Password'), { exact: true }).fill(PASSWORD);
    await offer.getByLabel(say('Mobile number'), { exact: true }).fill(mobile);
    await expectAccessible(page);
    await offer.getByRole('button', { name: say('Create my account') }).click();
    await expect(page.getByRole('heading', { name: say('Confirm your email') })).toBeVisible({
      timeout: CAPTCHA_TIMEOUT_MS,
    });
    await enterCode(page, say, await codeMailedTo(buyer));
    await expect(page.getByRole('heading', { name: say('Confirm your mobile number') })).toBeVisible({
      timeout: CAPTCHA_TIMEOUT_MS,
    });
    await expectAccessible(page);
    await enterCode(page, say, await codeTextedTo(`+33${mobile}`));
    await expect(page).toHaveURL(/\/auth\/login$/, { timeout: CAPTCHA_TIMEOUT_MS });
  });

  await test.step('finds the order in the account', async () => {
    await page.getByLabel(say('Password'), { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Camille' }).first()).toBeVisible({ timeout: CAPTCHA_TIMEOUT_MS });
    await page.goto('/FR/account/orders');
    await page.locator(`a[href$="/order/${orderNo}"]`).first().click();
    await expect(page.getByRole('button', { name: say('Download invoice') })).toBeVisible();
    await expect(offer).toHaveCount(0);
  });

  await test.step('buys for himself and says where the card may be spent', async () => {
    await page.goto('/FR/buying-self');
    await tick(page.getByRole('radio', { name: /^50/ }));
    await tick(page.getByRole('radio', { name: say('Whole store except food') }));
    await page.getByLabel(say('Your full name')).fill('Camille Roux');
    await page.getByLabel(say('Your email')).fill(buyer);
    await expectAccessible(page);
    await page.getByRole('button', { name: say('Add to cart') }).click();
    await expect(page.getByRole('region', { name: say('Wallet') })).toBeVisible({ timeout: CAPTCHA_TIMEOUT_MS });
    await expect(page.getByText(say('Whole store except food'))).toBeVisible();
    await page.getByText(say('Go to checkout')).click();
    await tick(page.getByRole('checkbox').last());
    await orderAndPay(page);
    await payWith(page, 'accept');
    await expectConfirmed(page, say);
    await expect(page.getByText(say('Whole store except food'))).toBeVisible();
    const said =
      language === 'fr' ? 'Valable dans tout le magasin, hors alimentation.' : 'Valid in the whole store except food.';
    await expect
      .poll(async () => (await mailsTo(buyer)).some(({ text }) => text.includes(said)), { timeout: CAPTCHA_TIMEOUT_MS })
      .toBe(true);
  });
});
