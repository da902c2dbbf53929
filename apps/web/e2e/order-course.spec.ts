/**
 * The page of an order on its way: after the bank's page was closed it looks ever more rarely, stops, and leads back to the
 * checkout; asked for in another browser, it is what signing in leads back to.
 */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { CAPTCHA_TIMEOUT_MS, enterPassword, openAccount, signIn } from './accounts.ts';
import { expect, test } from './guest.ts';
import { payWith, readPayments } from './sandbox.ts';
import { answerCookies, chooseLanguage, expectAccessible, open, SHOP } from './shop.ts';
import { addToCart, expectConfirmed, goToCheckout, orderAndPay, personalise, tick } from './steps.ts';
import type { Say } from './words.ts';

const steps = (page: Page, say: Say) =>
  page.getByRole('navigation', { name: say('Steps of the order') }).getByRole('listitem');

const DATED = /\d{4}\/\d\d\/\d\d \d\d:\d\d/;

/** More looks than the page ever takes. */
const MANY = 60;

test('a payment page that was closed: the order’s page looks ever more rarely, stops, says so, and leads back to the checkout, which gives it up [S2.37][S4.8][A-34][A-130][A-160]', async ({
  page,
  say,
  guest,
}) => {
  await guest.goToPayment();
  const [payment] = await readPayments(guest.email);
  let looks = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.includes('/order/detail/')) looks += 1;
  });
  await page.clock.install();
  await page.goto(`/FR/order/${payment!.orderNo}`);
  await expect(page.getByRole('heading', { level: 1, name: say('Your bank has not answered yet.') })).toBeVisible();
  await expect(steps(page, say).nth(0)).toContainText(say('Order placed'));
  await expect(steps(page, say).nth(1)).toContainText(say('Your bank answers'));
  for (const at of [0, 1]) await expect(steps(page, say).nth(at)).toContainText(DATED);
  await expectAccessible(page);

  const stopped = page.getByText(
    say(
      'This page has stopped looking. Check again, or wait for the email that comes as soon as the bank has answered.',
    ),
  );
  for (let minutes = 0; minutes < MANY && (await stopped.count()) === 0; minutes += 1)
    await page.clock.fastForward('01:05');
  await expect(stopped).toBeVisible();
  expect(looks).toBeGreaterThan(2);
  expect(looks).toBeLessThan(45);
  const atLast = looks;
  await page.clock.fastForward('10:00:00');
  await page.clock.fastForward('10:00:00');
  expect(looks).toBe(atLast);
  await page.clock.resume();
  await page.getByRole('button', { name: say('Check again') }).click();
  await expect.poll(() => looks).toBeGreaterThan(atLast);

  const givenUp = page.waitForResponse((answer) => answer.url().endsWith('/order/cancel'));
  await page.getByRole('link', { name: say('Back to the checkout') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('Checkout') })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await givenUp;
  await page.goto(`/FR/order/${payment!.orderNo}`);
  await expect(page.getByRole('heading', { level: 1, name: say('This order was cancelled.') })).toBeVisible();
  await expect(steps(page, say)).toHaveCount(2);
  await expect(steps(page, say).nth(1)).toContainText(say('Order cancelled'));
  for (const at of [0, 1]) await expect(steps(page, say).nth(at)).toContainText(DATED);
  await expectAccessible(page);
});

test.describe('an order of an account, in another browser', () => {
  /** What the browser says of an order that is not for it to see. */
  test.use({ expectedErrors: /status of 404/ });

  test('is what signing in leads back to; another account is told so, and leads to the right one [S2.37][A-48][A-151]', async ({
    page,
    browser,
    language,
    say,
  }) => {
    test.setTimeout(180_000);
    const [owner, other] = [await openAccount('FR'), await openAccount('FR')];
    await signIn(page, language, say, owner);
    await open(page, language, '/product/offrande');
    await personalise(page, say, `friend.${randomUUID()}@example.fr`);
    await addToCart(page, say);
    await goToCheckout(page, say);
    await tick(page.getByRole('checkbox').last());
    await orderAndPay(page);
    await payWith(page, 'accept');
    await expectConfirmed(page, say);
    const path = new URL(page.url()).pathname;
    const orderNo = path.split('/').at(-1)!;

    const context = await browser.newContext({ baseURL: SHOP, viewport: page.viewportSize() });
    await context.addInitScript(answerCookies);
    const elsewhere = await context.newPage();
    await chooseLanguage(elsewhere, language);
    await elsewhere.goto(path);
    await elsewhere.locator('main a[href*="nextStep=order"]').click();
    await expect(elsewhere.getByRole('textbox', { name: say('Email') })).toBeVisible();
    await expect(elsewhere.getByRole('main').getByText(orderNo)).toBeVisible();
    await expectAccessible(elsewhere);

    await enterPassword(elsewhere, say, other);
    await expect(
      elsewhere.getByRole('heading', { level: 1, name: say('This order is not in your account.') }),
    ).toBeVisible({ timeout: CAPTCHA_TIMEOUT_MS });
    await expectAccessible(elsewhere);
    await elsewhere.getByRole('link', { name: say('Sign in with another account') }).click();
    await expect(elsewhere).toHaveURL(new RegExp(`/auth/login\\?nextStep=order&orderNo=${orderNo}$`));
    await enterPassword(elsewhere, say, owner);
    await expect(elsewhere.getByText(say('Payment accepted'))).toBeVisible({ timeout: CAPTCHA_TIMEOUT_MS });
    expect(new URL(elsewhere.url()).pathname).toBe(path);
    await expect(elsewhere.getByRole('button', { name: say('Download invoice') })).toBeVisible();
    await context.close();
  });
});
