/**
 * A member's orders: for two people at once with coupons and the wallet, after a failed payment, by bank transfer, by
 * post; then closing the account.
 */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { enterPassword, openAccount, signIn, CAPTCHA_TIMEOUT_MS } from './accounts.ts';
import { mailsTo, payWith } from './sandbox.ts';
import { expect, expectAccessible, open, SHOP, test } from './shop.ts';
import { importCard, stockCard, type StockCard } from './stock.ts';
import {
  addToCart,
  choose,
  expectConfirmed,
  fillPostedReceiver,
  fillReceiver,
  fillSender,
  goToCheckout,
  orderAndPay,
  personalise,
  photo,
  receiveCard,
  tick,
  readUnlockPath,
} from './steps.ts';
import type { Say } from './words.ts';

/** The session and login of a closed account, and an order already unlocked, are refused. */
test.use({ expectedErrors: /401|403|409|422/ });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const addCoupon = async (page: Page, say: Say, { number, pin }: StockCard): Promise<void> => {
  await page.getByLabel(say('Card or coupon number')).fill(number);
  await page.getByLabel(say('PIN, 6 digits')).fill(pin);
  await press(page, say('Add'));
  await expect(page.getByRole('button', { name: new RegExp(number.slice(-4)) })).toBeVisible({
    timeout: CAPTCHA_TIMEOUT_MS,
  });
};

const acceptConditions = (page: Page) => tick(page.getByRole('checkbox').last());

test('a member buys for himself and a friend with two coupons and the wallet, tries a failed payment again, orders by transfer with a receipt, unlocks what came by post, and deletes the account [S1.81][S2.93][S3.135][S4.8][S4.13][S4.14][S4.18][S4.23][S5.74][S8.51][S8.58]', async ({
  page,
  browser,
  language,
  say,
}, info) => {
  test.setTimeout(300_000);
  const account = await openAccount('DUO');
  const friend = `friend.${randomUUID()}@example.fr`;
  const [saved, ...coupons] = (['orderWallet', 'orderFirstCoupon', 'orderSecondCoupon'] as const).map((use) =>
    stockCard(info, use),
  ) as [StockCard, StockCard, StockCard];
  const openProduct = (itemCode: string) => open(page, language, `/product/${itemCode}`, 'DUO');

  await test.step('has 40 euro in the wallet', async () => {
    await signIn(page, language, say, account, { isRemembered: true });
    await importCard(page, say, saved, 'balance');
  });

  await test.step('buys for himself and for a friend with two coupons and the wallet', async () => {
    await openProduct('offrande');
    await page.getByText(say('Me'), { exact: true }).click();
    await expect(page.getByLabel(say('Their email'))).toHaveCount(0);
    await choose(page, '50');
    await expect(page.getByLabel(say('Your full name'))).toHaveValue('Léa D’Angelo');
    await expect(page.getByLabel(say('Your email'))).toHaveValue(account.email);
    await expectAccessible(page);
    await addToCart(page, say);
    await openProduct('offrande');
    await personalise(page, say, friend);
    await addToCart(page, say);
    await expect(page.getByRole('article')).toHaveCount(2);
    await expectAccessible(page);
    await goToCheckout(page, say);
    await expect(page.getByText(account.email, { exact: true })).toBeVisible();
    for (const coupon of coupons) await addCoupon(page, say, coupon);
    await tick(page.getByRole('radio', { name: new RegExp(`^${say('Wallet')}`) }));
    await acceptConditions(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: /\b20,00/ }).click();
    await expectConfirmed(page, say);
    await expectAccessible(page);
    await receiveCard(friend, info.outputPath('friend.pdf'));
    await page.goto('/DUO/account/wallet');
    await expect(page.locator('output[aria-labelledby=wallet-balance]')).toContainText('20,00');
    await expect(page.getByRole('table', { name: say('History of the wallet') })).toContainText(say('Order paid'));
    await page.goto('/DUO/account/cards');
    await expect(page.getByRole('main')).toContainText('50,00');
  });

  await test.step('tries again after a payment that failed', async () => {
    await openProduct('offrande');
    await choose(page, '50');
    await fillReceiver(page, say, `second.${friend}`);
    await addToCart(page, say);
    await goToCheckout(page, say);
    await tick(page.getByRole('radio', { name: new RegExp(`^${say('Bank card')}`) }));
    await acceptConditions(page);
    await orderAndPay(page);
    await payWith(page, 'refuse');
    await page.waitForURL('**/order/**');
    await expect(page.getByText(say('The payment did not go through.'))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByText(say('Try again')).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await tick(page.getByRole('radio', { name: new RegExp(`^${say('Bank card')}`) }));
    await acceptConditions(page);
    await orderAndPay(page);
    await payWith(page, 'accept');
    await expectConfirmed(page, say);
    await expect.poll(() => mailsTo(`second.${friend}`), { timeout: CAPTCHA_TIMEOUT_MS }).toHaveLength(1);
  });

  await test.step('orders by bank transfer, and sends the receipt', async () => {
    await openProduct('offrande');
    await choose(page, '50');
    await fillReceiver(page, say, `third.${friend}`);
    await addToCart(page, say);
    await goToCheckout(page, say);
    await tick(page.getByRole('radio', { name: new RegExp(`^${say('Bank transfer')}`) }));
    await acceptConditions(page);
    await page.getByRole('button', { name: /\b50,00/ }).click();
    await page.waitForURL('**/order/**');
    await expect(page.getByText(say('Your order waits for your payment.'))).toBeVisible();
    await expectAccessible(page);
    const receipt = { name: 'virement.jpg', mimeType: 'image/jpeg', buffer: await photo() };
    await page.locator('input[type=file]').setInputFiles(receipt);
    await expect(page.getByText(say('We have your receipt.'))).toBeVisible();
    await expect(page.getByText(say('Your order waits for your payment.'))).toBeVisible();
    await expectAccessible(page);
    await page.goto('/DUO/account/orders');
    const rows = page
      .getByRole('table', { name: say('Orders') })
      .locator('tbody')
      .getByRole('row');
    await expect(rows).toHaveCount(4);
    await expect(rows.first()).toContainText(say('Waiting Payment'));
    await expect(rows.filter({ hasText: say('Confirmed') })).toHaveCount(2);
    await expect(rows.filter({ hasText: say('Canceled') })).toHaveCount(1);
    await expectAccessible(page);
  });

  await test.step('has a card posted, which who received it unlocks, once', async () => {
    await openProduct('offrande-by-post');
    await choose(page, '50');
    await fillPostedReceiver(page, say, '69002');
    await fillSender(page, say);
    await addToCart(page, say);
    await goToCheckout(page, say);
    await tick(page.getByRole('radio', { name: new RegExp(`^${say('Bank card')}`) }));
    await acceptConditions(page);
    await page.getByRole('button', { name: /\b[67]\d,\d\d/ }).click();
    await payWith(page, 'accept');
    await expectConfirmed(page, say);
    await expect(page.getByText(say('Posted cards are locked.'))).toBeVisible();
    const orderNo = new URL(page.url()).pathname.split('/').at(-1)!;
    const context = await browser.newContext({ baseURL: SHOP });
    const receiver = await context.newPage();
    await open(receiver, language, await readUnlockPath(orderNo, info.outputPath('letter.pdf')), 'DUO');
    const yes = say('Yes, the cards arrived');
    await press(receiver, yes);
    await expect(receiver.getByText(say('Unlocked'), { exact: true })).toBeVisible({ timeout: CAPTCHA_TIMEOUT_MS });
    await expectAccessible(receiver);
    await context.close();
    await page.goto(`/DUO/unlock?orderNo=${orderNo}`);
    await expectAccessible(page);
    await press(page, yes);
    await expect(page.getByText(say('This order was unlocked before.'))).toBeVisible({ timeout: CAPTCHA_TIMEOUT_MS });
    await expectAccessible(page);
  });

  await test.step('deletes the account, after a try that names what is wrong', async () => {
    await page.goto('/DUO/account/delete');
    await expect(page.getByText(say('Your account is not empty.'))).toBeVisible();
    await expectAccessible(page);
    await press(page, say('Go on all the same'));
    await press(page, say('Delete my account'));
    await expect(page.getByText(say('This field is required.')).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(say('Why are you leaving?')).selectOption({ label: say('Technical issues') });
    await page.getByLabel(say('Type your email to confirm')).fill(account.email);
    await press(page, say('Delete my account'));
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page);
    await press(page, say('Delete for good'));
    await expect(page).toHaveURL(/\/DUO\/auth\/login$/, { timeout: CAPTCHA_TIMEOUT_MS });
    await expect(page.getByRole('alertdialog', { name: say('Your account is deleted') })).toBeVisible();
    await expectAccessible(page);
    await press(page, say('OK'));
    await expect(page.getByRole('link', { name: say('Create an account') })).toBeVisible();
    await expect(page.getByRole('textbox', { name: say('Email') })).toHaveValue('');
    await enterPassword(page, say, account);
    await expect(
      page.getByText(say('Something went wrong while logging in, login again or back to home.')),
    ).toBeVisible({ timeout: CAPTCHA_TIMEOUT_MS });
    await expectAccessible(page);
  });
});
