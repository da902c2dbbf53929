/** A guest with a mailbox, a friend with another, and the steps to the cart, to checkout and to payment. */
import { randomUUID } from 'node:crypto';
import { open, test as base } from './shop.ts';
import { addToCart, fillGuest, goToCheckout, orderAndPay, personalise } from './steps.ts';

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

export const test = base.extend<Fixtures>({
  friendsHost: ['example.fr', { option: true }],
  guest: async ({ page, language, say, friendsHost }, use) => {
    const journey = randomUUID();
    const [email, friend] = [`guest.${journey}@example.fr`, `friend.${journey}@${friendsHost}`];
    const fillCart = async (): Promise<void> => {
      await open(page, language, '/product/offrande');
      await personalise(page, say, friend);
      await addToCart(page, say);
    };
    const checkOut = async (): Promise<void> => {
      await fillCart();
      await goToCheckout(page, say);
      await fillGuest(page, say, email);
    };
    const goToPayment = async (): Promise<void> => {
      await checkOut();
      await orderAndPay(page);
    };
    await use({ email, friend, fillCart, goToCheckout: checkOut, goToPayment });
  },
});

export { expect, open } from './shop.ts';
