/** A guest with a mailbox, a friend with another, and the steps to the cart, to checkout and to payment. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { chooseLanguage, expect, open, SHOP, test as base } from './shop.ts';
import { addToCart, fillGuest, goToCheckout, orderAndPay, writeCard } from './steps.ts';
import type { Language, Say } from './words.ts';

export interface Guest {
  readonly email: string;
  /** The email address of the card's recipient. */
  readonly friend: string;
  readonly fillCart: () => Promise<void>;
  /** With the details filled in and the conditions accepted. */
  readonly goToCheckout: () => Promise<void>;
  readonly goToPayment: () => Promise<void>;
}

interface Fixtures {
  /** Where the friend's mailbox is; under `.invalid` there is none. */
  readonly friendsHost: string;
  readonly guest: Guest;
}

/** The entries of browser storage that a filled cart consists of. */
type StoredCart = readonly (readonly [key: string, value: string])[];

const readCart = (page: Page): Promise<StoredCart> =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('cart:')));

const storeCart = async (page: Page, cart: StoredCart): Promise<void> => {
  const blank = `${SHOP}/blank`;
  await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(blank);
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, cart);
  await page.unroute(blank);
};

/** What the first guest of a worker has put into the cart by hand; those after it begin with the same in theirs. */
let filled: { readonly friend: string; readonly cart: StoredCart } | null = null;

const fillCart = async (page: Page, language: Language, say: Say, friend: string): Promise<void> => {
  if (filled === null) {
    await open(page, language, '/product/offrande');
    await writeCard(page, say, friend);
    await addToCart(page, say);
    filled = { friend, cart: await readCart(page) };
    return;
  }
  const { friend: first, cart } = filled;
  await storeCart(
    page,
    cart.map(([key, value]) => [key, value.replaceAll(first, friend)]),
  );
  await chooseLanguage(page, language);
  await page.goto('/FR/cart');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

export const test = base.extend<Fixtures>({
  friendsHost: ['example.fr', { option: true }],
  guest: async ({ page, language, say, friendsHost }, use) => {
    const journey = randomUUID();
    const [email, friend] = [`guest.${journey}@example.fr`, `friend.${journey}@${friendsHost}`];
    const checkOut = async (): Promise<void> => {
      await fillCart(page, language, say, friend);
      await goToCheckout(page, say);
      await fillGuest(page, say, email);
    };
    const goToPayment = async (): Promise<void> => {
      await checkOut();
      await orderAndPay(page);
    };
    await use({
      email,
      friend,
      fillCart: () => fillCart(page, language, say, friend),
      goToCheckout: checkOut,
      goToPayment,
    });
  },
});

export { expect, open } from './shop.ts';
