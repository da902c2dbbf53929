/** Checkout of a signed-in member. */
import { KNOWN_MEMBER } from '@offrande/api-client/testing';
import type { Cart } from '@offrande/domain/cart';
import type { CheckoutPolicy } from '@offrande/domain/checkout';
import { money } from '@offrande/domain/money';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMemoryShop } from '../../shop/testing/memory-shop.ts';
import { REWARDED } from '../../shop/testing/sample-money.ts';
import { DIGITAL_CART, EURO, ITEM, POSTED_CART } from '../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { CheckoutPage } from './checkout.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  history.replaceState(null, '', '/buying/checkout');
});
afterEach(cleanup);

const walletOf = (balance: string) => ({
  wallet: {
    balance: money(balance, EURO),
    inProgress: money(0, EURO),
    orderCount: 0,
    isReloadable: true,
    cardNumber: null,
    processAmount: money(0, EURO),
  },
});

const MEANS = {
  guest: ['creditCard'],
  individual: ['creditCard', 'instantTransfer', 'wallet'],
  business: ['instantTransfer', 'wallet'],
  salesman: [],
} as const;

const open = (
  balance = '10',
  memberType: 'individual' | 'business' = 'individual',
  { cart = POSTED_CART, rules = {} }: { readonly cart?: Cart; readonly rules?: Partial<CheckoutPolicy> } = {},
) => {
  const known = { ...KNOWN_MEMBER, member: { ...KNOWN_MEMBER.member, memberType } };
  const shop = createMemoryShop({
    cart,
    isMember: true,
    money: walletOf(balance),
    identity: { members: [known] },
    rules: { means: MEANS, ...rules },
  });
  const place = placeAt('/buying/checkout');
  const show = () =>
    render(
      <Stage shop={shop} place={place}>
        <CheckoutPage />
      </Stage>,
    );
  return { shop, place, show, user: userEvent.setup() };
};
const order = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: /^Order/ }));
};

describe('a member', () => {
  test('is let in, asked for no details, and orders under name, email and customer id of the account [S4.86][S3.85]', async () => {
    const { shop, show, user } = open();
    show();
    expect(await screen.findByText('ines@exemple.fr')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Full name' })).toBeNull();
    await order(user);
    await waitFor(() => expect(shop.memory.created).toHaveLength(1));
    const [payload] = shop.memory.created;
    expect(payload!.custId).toBe('C1');
    expect(payload!.lines.map((line) => [line.senderName, line.senderEmail])).toEqual([
      ['Inès Marchand', 'ines@exemple.fr'],
      ['Inès Marchand', 'ines@exemple.fr'],
    ]);
    expect(shop.memory.sessions[0]).toMatchObject({ email: 'ines@exemple.fr', mobileNo: '+33612345678' });
  });

  test('sees what the order earns, and orders with it [S3.48][S3.132][S9.23][A-20]', async () => {
    const { shop, show, user } = open('10', 'individual', { cart: DIGITAL_CART, rules: REWARDED });
    show();
    expect(await screen.findByText(/^With this order: 2,50.€ cashback$/)).toBeTruthy();
    expect(screen.getByText('In your wallet within 24 hours of payment.')).toBeTruthy();
    await order(user);
    await waitFor(() => expect(shop.memory.created[0]?.rewardType).toBe('bonus'));
  });

  test('orders with the gift cards that a larger order earns [S3.48][S3.132][A-20]', async () => {
    const { shop, show, user } = open('10', 'individual', { rules: REWARDED });
    show();
    expect(await screen.findByText(/^With this order: 2 gift cards of 5/)).toBeTruthy();
    await order(user);
    await waitFor(() =>
      expect(shop.memory.created[0]).toMatchObject({ rewardType: 'freeGiftCard', freeItem: ITEM, freeItemQty: 2 }),
    );
  });

  test('whose profile could not be had is told so, and orders once it could [S4.53]', async () => {
    const { shop, show, user } = open();
    shop.identity.script.befall('fetchProfile', { kind: 'unreachable' });
    show();
    const again = await screen.findByRole('button', { name: 'Try again' });
    await order(user);
    expect(shop.memory.created).toHaveLength(0);
    shop.identity.script.befall('fetchProfile', null);
    await user.click(again);
    await waitFor(() => expect(shop.memory.created).toHaveLength(1));
  });

  test('sees what the wallet holds, and may not choose one that holds less than the order costs [S6.27][A-88]', async () => {
    const { show } = open('10');
    show();
    const wallet = await screen.findByRole<HTMLInputElement>('radio', { name: /^Wallet/ });
    await waitFor(() => expect(wallet.closest('label')?.textContent).toMatch(/Balance 10.*less than this order costs/));
    expect(wallet.disabled).toBe(true);
  });

  test.each([
    ['an individual', '[S6.27]', 'individual'],
    ['a company', '[S6.15]', 'business'],
  ] as const)(
    'that is %s has the means of its kind, and pays by a wallet that holds enough [S6.29]%s',
    async (_, _id, kind) => {
      const { shop, show, user } = open('500', kind);
      show();
      const means = await screen.findAllByRole<HTMLInputElement>('radio');
      expect(means.map(({ value }) => value)).toEqual(MEANS[kind]);
      const wallet = await screen.findByRole<HTMLInputElement>('radio', { name: /^Wallet/ });
      await waitFor(() => expect(wallet.disabled).toBe(false));
      await user.click(wallet);
      await order(user);
      await waitFor(() => expect(shop.memory.created[0]?.paymentMean).toBe('wallet'));
    },
  );
});
