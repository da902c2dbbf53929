/** Coming in from other companies' pages: a partner's, the retailer's where it is the only way, Google's and Facebook's. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { CAPTCHA_TIMEOUT_MS } from './accounts.ts';
import { expect, expectAccessible, open, SANDBOX, SHOP, test } from './shop.ts';
import { addToCart, choose, fillReceiver } from './steps.ts';

const newEmail = (): string => `alix.${randomUUID()}@example.fr`;

/** At a provider: signs in as somebody with this email. */
const signInThere = async (page: Page, email: string): Promise<void> => {
  await page.waitForURL(`${SANDBOX}/identity/**`);
  await page.locator('input[name=person][value=anybody]').check();
  await page.locator('input[name=email]').fill(email);
  await page.locator('button.primary').click();
};

/** On the partner's site: goes on to a page of the shop. */
const comeFromPartner = async (page: Page, email: string, fault = ''): Promise<void> => {
  await page.goto(`${SANDBOX}/identity/partner?shop=${encodeURIComponent(`${SHOP}/FR/sso`)}`);
  await page.locator('select[name=person]').selectOption('anybody');
  await page.locator('input[name=email]').fill(email);
  await page.locator('select[name=page]').selectOption('account');
  await page.locator('select[name=fault]').selectOption(fault);
  await page.locator('button.primary').click();
};

test.describe('from a partner’s page', () => {
  test.use({ expectedErrors: /status of 422/ });

  test('a visitor comes in by his token, once; a link that is over leads on; signing out leads back to the partner [S7.41][S4.112][S4.114][S2.112][A-65][A-131]', async ({
    page,
    language,
    say,
  }) => {
    await open(page, language, '/');
    await comeFromPartner(page, newEmail(), 'expired');
    await expect(page.getByRole('heading', { level: 1, name: say('This link did not sign you in') })).toBeVisible();
    await expect(page).toHaveURL(/\/FR\/sso$/);
    await expectAccessible(page);
    await expect(page.getByRole('link', { name: say('Back home') })).toBeVisible();

    await comeFromPartner(page, newEmail());
    await expect(page.getByRole('heading', { level: 1, name: say('Profile settings') })).toBeVisible();
    await expect(page).toHaveURL(/\/FR\/account$/);
    expect(await page.evaluate(() => localStorage.getItem('accessToken:FR'))).not.toBeNull();

    await page.goto('/FR/force-logout');
    await page.waitForURL(`${SANDBOX}/identity/partner`);
    await page.goBack();
    await page.goto('/FR/account');
    await expect(page).toHaveURL(/\/FR\/auth\/login$/);
  });
});

test.describe('in a unit without passwords', () => {
  test.use({ expectedErrors: /OAuthFailed.*access_denied/ });

  test('where single sign-on is the only way, the cart leads to it and back to the checkout [S4.88][A-151]', async ({
    page,
    language,
    say,
  }) => {
    await open(page, language, '/product/offrande', 'SOLO');
    await choose(page, '50');
    await fillReceiver(page, say, newEmail());
    await addToCart(page, say);
    await page.getByRole('button', { name: say('Go to checkout') }).click();

    await page.waitForURL(`${SANDBOX}/identity/retailer/**`);
    await page.locator('button[name=refuse]').click();
    await expect(page.getByText(say('Signing in there did not work. Try again.'))).toBeVisible();
    await expect(page.getByLabel(say('Password'))).toHaveCount(0);
    await expect(page.getByRole('link', { name: say('Create an account') })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: say('Continue with single sign-on') }).click();
    await signInThere(page, newEmail());
    await expect(page.getByRole('heading', { level: 1, name: say('Checkout') })).toBeVisible({
      timeout: CAPTCHA_TIMEOUT_MS,
    });
    await expect(page.getByRole('article')).toHaveCount(1);
  });
});

test('Google and Facebook have their buttons, which lead there and back [S2.80][S6.6]', async ({
  page,
  language,
  say,
}) => {
  for (const name of ['Continue with Google', 'Continue with Facebook'] as const) {
    await open(page, language, '/auth/login');
    await page.getByRole('button', { name: say(name) }).click();
    await signInThere(page, newEmail());
    await expect(page).toHaveURL(/\/FR\/?$/, { timeout: CAPTCHA_TIMEOUT_MS });
    expect(await page.evaluate(() => localStorage.getItem('accessToken:FR'))).not.toBeNull();
    await page.goto('/FR/force-logout');
    await expect(page).toHaveURL(/\/FR\/auth\/login$/);
  }
});
