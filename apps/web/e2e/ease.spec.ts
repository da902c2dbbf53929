/** Buying under different conditions: at 400 % zoom, with autofill, and with the language changed midway. */
import { ENLARGED, expectNoSidewaysScroll } from './enlarged.ts';
import { expect, open, test } from './guest.ts';
import { payWith } from './sandbox.ts';
import { chooseLanguage } from './shop.ts';
import { addToCart, expectConfirmed, fillGuest, goToCheckout, orderAndPay, personalise, pressLabel } from './steps.ts';

test('at 400 % no page of the purchase scrolls sideways [S1.11]', async ({ page, language, say, guest }) => {
  await page.setViewportSize(ENLARGED);
  await open(page, language, '/');
  await expectNoSidewaysScroll(page);
  await open(page, language, '/product/offrande');
  await personalise(page, say, guest.friend);
  await expectNoSidewaysScroll(page);
  await addToCart(page, say);
  await expectNoSidewaysScroll(page);
  await goToCheckout(page, say);
  await fillGuest(page, say, guest.email);
  await expectNoSidewaysScroll(page);
  await orderAndPay(page);
  await expectNoSidewaysScroll(page);
  await payWith(page, 'accept');
  await expectConfirmed(page, say);
  await expectNoSidewaysScroll(page);
});

test('another language keeps the page, the cart and its total [S1.45]', async ({ page, say, guest }) => {
  await guest.fillCart();
  await page.getByRole('button', { name: new RegExp(say('Language')) }).click();
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page).toHaveURL(/\/FR\/cart/);
  await expect(page.getByRole('heading', { level: 1, name: 'Panier' })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Pour tes 30 ans, Inès');
  await expect(page.getByText('50,00 €').first()).toBeVisible();
});

test('each field says what the browser may fill in and which keyboard it needs [S3.59]', async ({
  page,
  say,
  guest,
}) => {
  await guest.fillCart();
  await goToCheckout(page, say);
  for (const [field, autocomplete, type] of [
    [page.getByLabel(say('Full name')), 'name', 'text'],
    [page.getByLabel(say('Mobile number')), 'tel-national', 'tel'],
    [page.getByLabel(say('Email'), { exact: true }), 'email', 'email'],
    [page.getByLabel(say('Confirm email')), 'email', 'email'],
  ] as const) {
    await expect(field).toHaveAttribute('autocomplete', autocomplete);
    await expect(field).toHaveAttribute('type', type);
  }
  await expect(page.getByLabel(say('PIN, 6 digits'))).toHaveAttribute('inputmode', 'numeric');
});

test('what is entered before the scripts have come counts [S1.6][S1.8]', async ({ page, language, say }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', (route) => scripts.promise.then(() => route.continue()));
  await chooseLanguage(page, language);
  await page.goto('/FR/product/offrande', { waitUntil: 'commit' });
  await page.getByLabel(say('First line')).fill('Pour tes 30 ans, Inès');
  await pressLabel(page.getByRole('radio', { name: /^150/ }));
  scripts.resolve();

  await expect(page.getByText('150,00\u00a0€')).toBeVisible();
  await expect(page.getByRole('img', { name: /150\s€.*Pour tes 30 ans, Inès$/ })).toBeVisible();
  await expect(page.getByLabel(say('First line'))).toHaveValue('Pour tes 30 ans, Inès');
});
