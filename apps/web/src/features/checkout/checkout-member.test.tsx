/** Checkout of a signed-in member. */
import { ERROR_CODES } from '@offrande/api-client/contract';
import { KNOWN_MEMBER } from '@offrande/api-client/testing';
import type { Cart } from '@offrande/domain/cart';
import type { CheckoutPolicy } from '@offrande/domain/checkout';
import { money } from '@offrande/domain/money';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryShop } from '../../shop/testing/memory-shop.ts';
import { REWARDED } from '../../shop/testing/sample-money.ts';
import { DIGITAL_CART, EURO, ITEM, POSTED_CART } from '../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { POSTED_PAGE } from '../product/testing/sample-page.ts';
import { CheckoutPage } from './checkout.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  history.replaceState(null, '', '/buying/checkout');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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

describe('a discount that ended since it was shown', () => {
  const TEN_OFF = [
    {
      custId: null,
      itemCode: ITEM,
      accumulateAmt: '0.00',
      isAccuSales: false,
      discountList: [{ amountFrom: '0.00', amountTo: null, discountRate: '10' }],
    },
  ];

  test('refuses the order, and has today’s total shown beside the refusal, which the next press orders [A-158]', async () => {
    const { shop, show, user } = open('1000', 'business', { cart: DIGITAL_CART });
    shop.discounts.save(ITEM, TEN_OFF);
    shop.memory.script.befall('createOrder', { kind: 'refused', code: ERROR_CODES.priceChanged });
    show();
    await screen.findByRole('button', { name: /^Order.*45,00/ });
    await order(user);
    expect(await screen.findByText(/^A price has changed since a card was added\. Check today’s total/)).toBeTruthy();
    const button = await screen.findByRole('button', { name: /^Order.*50,00/ });
    shop.memory.script.befall('createOrder', null);
    await user.click(button);
    await waitFor(() => expect(shop.memory.created.map(({ orderAmtTot }) => orderAmtTot)).toEqual(['50.00']));
  });
});

describe('a fee that rose since a card was added', () => {
  test('refuses the order, and has today’s total shown beside the refusal, which the next press orders [A-30]', async () => {
    const product = { ...POSTED_PAGE.product, itemCode: ITEM, cardMadeFee: '16.00', discounts: [] };
    const letterTypes = [{ id: 'L1', methodName: 'Tracked letter', price: '5.90' }];
    const page = { kind: 'product', product: { ...POSTED_PAGE, product, letterTypes } };
    const asked = vi.fn(async () => Response.json(page));
    vi.stubGlobal('fetch', asked);
    const { shop, show, user } = open('1000', 'business');
    shop.memory.script.befall('createOrder', { kind: 'refused', code: ERROR_CODES.priceChanged });
    show();
    // Three fees of 15 and two letters of 4.90 beside 250 less 3 %.
    await screen.findByRole('button', { name: /^Order.*297,30/ });
    await order(user);
    expect(await screen.findByText(/^A price has changed since a card was added\. Check today’s total/)).toBeTruthy();
    shop.memory.script.befall('createOrder', null);
    // Three of 16 and two of 5.90; the product has no discount any more.
    await user.click(await screen.findByRole('button', { name: /^Order.*309,80/ }));
    await waitFor(() => expect(shop.memory.created.map(({ orderAmtTot }) => orderAmtTot)).toEqual(['309.80']));
    expect(asked).toHaveBeenCalledTimes(1);
  });
});

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

const part = () => screen.findByRole('region', { name: 'With this order' });

/** The values in their order, the chosen one with a star. */
const values = async () =>
  within(await part())
    .getAllByRole<HTMLInputElement>('radio')
    .map((radio) => `${radio.checked ? '*' : ''}${radio.value}`);

describe('the choice of a reward', () => {
  const [line] = DIGITAL_CART.lines;
  /** Two cards of 50 euro: enough for each reward. */
  const TWO_CARDS: Cart = { ...DIGITAL_CART, lines: [{ ...line!, quantity: 2 }] };
  const openAs = (kind: 'individual' | 'business', cart: Cart = TWO_CARDS) => {
    const opened = open('10', kind, { cart, rules: REWARDED });
    opened.show();
    return opened;
  };

  test('lets a company that reaches several choose; the order has the bonus that it chose [S2.68][S6.13][S3.48][A-107]', async () => {
    const { shop, user } = openAs('business');
    expect(await values()).toEqual(['*discount', 'freeGiftCard', 'bonus']);
    expect((await part()).textContent).toMatch(/Nothing more.*2 gift cards of 5.*5.€ cashback/);
    expect(screen.queryByText(/^With this order: /)).toBeNull();
    await user.click(within(await part()).getByRole('radio', { name: /cashback/ }));
    expect(await values()).toEqual(['discount', 'freeGiftCard', '*bonus']);
    expect(await screen.findByText(/^With this order: 5,00.€ cashback$/)).toBeTruthy();
    await order(user);
    await waitFor(() => expect(shop.memory.created).toHaveLength(1));
    expect(shop.memory.created[0]).toMatchObject({ rewardType: 'bonus' });
    expect(shop.memory.created[0]?.freeItem).toBeUndefined();
  });

  test('may be of gift cards, and may be taken back [S2.68][S6.13][A-20]', async () => {
    const { shop, user } = openAs('business');
    await user.click(within(await part()).getByRole('radio', { name: /gift cards/ }));
    expect(await screen.findByText(/^With this order: 2 gift cards of 5/)).toBeTruthy();
    await user.click(within(await part()).getByRole('radio', { name: 'Nothing more' }));
    expect(screen.queryByText(/^With this order: /)).toBeNull();
    await user.click(within(await part()).getByRole('radio', { name: /gift cards/ }));
    await order(user);
    await waitFor(() =>
      expect(shop.memory.created[0]).toMatchObject({ rewardType: 'freeGiftCard', freeItem: ITEM, freeItemQty: 2 }),
    );
  });

  test('begins with nothing more, which is what an order without a choice has [S2.68][S6.13]', async () => {
    const { shop, user } = openAs('business');
    await part();
    await order(user);
    await waitFor(() => expect(shop.memory.created).toHaveLength(1));
    expect(shop.memory.created[0]?.rewardType).toBeUndefined();
  });

  test('is not an individual’s, whose order has the first reward it reaches [S6.13][A-20]', async () => {
    openAs('individual');
    expect(await screen.findByText(/^With this order: 2 gift cards of 5/)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'With this order' })).toBeNull();
  });

  test('is gone with the cards that a smaller cart no longer reaches, and nothing takes their place [S6.13][A-20]', async () => {
    const { shop, user } = openAs('business');
    await user.click(within(await part()).getByRole('radio', { name: /gift cards/ }));
    await user.click(screen.getByRole('button', { name: 'One less' }));
    await waitFor(async () => expect(await values()).toEqual(['*discount', 'bonus']));
    expect(screen.queryByText(/^With this order: /)).toBeNull();
    await order(user);
    await waitFor(() => expect(shop.memory.created).toHaveLength(1));
    expect(shop.memory.created[0]?.rewardType).toBeUndefined();
  });

  test('is not shown to a company whose cart reaches nothing [S2.68]', async () => {
    const { shop, user } = openAs('business', { ...DIGITAL_CART, lines: [{ ...line!, amount: money(10, EURO) }] });
    await order(user);
    await waitFor(() => expect(shop.memory.created).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'With this order' })).toBeNull();
  });
});
