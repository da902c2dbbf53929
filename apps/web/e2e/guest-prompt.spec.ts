/** The unit stops taking orders from guests while one of them is at checkout. */
import type { Page } from 'playwright/test';
import { expect, test } from './guest.ts';
import { expectAccessible } from './shop.ts';
import { goToCheckout } from './steps.ts';

/** The unit's parameters from now on: guests are sent to sign in. */
const closeToGuests = async (page: Page): Promise<void> => {
  await page.route('**/others/getBuParameter/**', async (route) => {
    const answer = await route.fetch();
    const { data, ...envelope } = (await answer.json()) as { readonly data: object };
    await route.fulfill({ response: answer, json: { ...envelope, data: { ...data, isEnableGuestMode: 0 } } });
  });
};

const linesIn = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const cart = JSON.parse(localStorage.getItem('cart:FR') ?? '{"cartItems":[]}') as {
      readonly cartItems: readonly unknown[];
    };
    return cart.cartItems.length;
  });

test('a guest whose unit takes no guests any more is asked how to go on: signs in with the same cart, or cancels the order [S2.96][S8.72]', async ({
  page,
  say,
  guest,
}) => {
  await guest.fillCart();
  await goToCheckout(page, say);
  await closeToGuests(page);

  await test.step('by signing in, with the cart as it was', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: say('Sign in to order') })).toBeVisible();
    await expect(page.getByRole('button', { name: say('Cancel your order') })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: say('Proceed to login') }).click();
    await expect(page).toHaveURL(/\/FR\/auth\/login\?.*nextStep=checkout/);
    expect(await linesIn(page)).toBe(1);
  });

  await test.step('or by cancelling, which empties the cart and leads home', async () => {
    await page.unroute('**/others/getBuParameter/**');
    await page.goto('/FR/cart');
    await goToCheckout(page, say);
    await closeToGuests(page);
    await page.reload();
    await page.getByRole('button', { name: say('Cancel your order') }).click();
    await expect(page).toHaveURL(/\/FR\/?$/);
    expect(await linesIn(page)).toBe(0);
  });
});
