/** The cart page from a buyer's point of view, with an in-memory shop. */
import { KNOWN_MEMBER, type Misfortune } from '@offrande/api-client/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EMPTY_RECEIVER } from '@offrande/domain/address';
import { emptyCart, orderedLines, type Cart } from '@offrande/domain/cart';
import type { CheckoutPolicy } from '@offrande/domain/checkout';
import type { MemberType } from '@offrande/domain/customer';
import { money } from '@offrande/domain/money';
import { afterEach, describe, expect, test } from 'vitest';
import { createMemoryShop } from '../../shop/testing/memory-shop.ts';
import { MONEY, REWARDED } from '../../shop/testing/sample-money.ts';
import { DIGITAL_CART, EURO, ITEM, POSTED_CART, POSTED_ORDER } from '../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { CartPage } from './cart-page.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const show = (cart: Cart, rules = {}) => {
  const shop = createMemoryShop({ cart, rules });
  const isAllowed = { now: false };
  const visit = {
    ...shop.visit,
    isAllowedToContinueAsGuest: () => isAllowed.now,
    allowGuest: () => {
      isAllowed.now = true;
    },
  };
  const place = placeAt('/cart');
  render(
    <Stage shop={{ ...shop, visit }} place={place}>
      <CartPage />
    </Stage>,
  );
  return { shop, place, user: userEvent.setup(), isAllowed };
};

/** Shows the cart of an order that was left at the provider, in the given server state. */
const showLeftOrder = (status: string, befall?: Misfortune) => {
  const shop = createMemoryShop({ cart: POSTED_CART });
  if (befall !== undefined) shop.memory.script.befall('readOrder', befall);
  const place = placeAt('/cart');
  shop.memory.putOrder({ ...POSTED_ORDER, status });
  shop.visit.saveOrder({
    notConfirmYetOrderNo: POSTED_ORDER.orderNo,
    paymentLogId: null,
    chosenMeans: 'creditCard',
    lines: orderedLines(POSTED_CART),
  });
  render(
    <Stage shop={shop} place={place}>
      <CartPage />
    </Stage>,
  );
  return { shop, place };
};

const summary = () => screen.getByRole('region', { name: 'Order summary' });

describe('cart page', () => {
  test('says what every part costs; the rows add up to the total [S1.54][S5.77][S5.79][S5.80]', () => {
    show(POSTED_CART);
    const amounts = [...summary().querySelectorAll('dd')].map((dd) => dd.textContent?.replace(/\s/g, ' '));
    expect(amounts).toEqual(['250,00 €', '−7,50 €', '45,00 €', '9,80 €', '297,30 €']);
  });

  test('a new quantity changes the total, and the total is announced [S4.32]', async () => {
    const { user } = show(DIGITAL_CART);
    await user.click(screen.getByRole('button', { name: 'One more' }));
    expect(within(summary()).getByRole('status').textContent).toMatch(/Total 100,00\s€/);
  });

  test('a quantity of none is refused where it is typed, with the way to take the card out, and the number stays', async () => {
    const { user, shop } = show(DIGITAL_CART);
    const field = screen.getByRole('spinbutton', { name: /^Quantity of/ });
    await user.clear(field);
    await user.type(field, '0');
    await user.tab();
    expect(await screen.findByText('One card at least. To take it out, choose “Remove”.')).toBeTruthy();
    expect(shop.cart.get().lines[0]!.quantity).toBe(1);
  });

  test('a line can be duplicated, and edited where it was made [S4.31][A-108]', async () => {
    const { user, shop } = show(DIGITAL_CART);
    await user.click(screen.getByRole('button', { name: /^Duplicate/ }));
    expect(shop.cart.get().lines).toHaveLength(2);
    expect(screen.getAllByRole('link', { name: /^Edit/ })[0]?.getAttribute('href')).toBe('/product/OFFRANDE?line=D');
  });

  test('the last card that was removed can be put back [S4.33]', async () => {
    const { user, shop } = show(DIGITAL_CART);
    await user.click(screen.getByRole('button', { name: /^Remove/ }));
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Put the last card back' }));
    expect(shop.cart.get().lines).toHaveLength(1);
  });

  test('the focus of a removed card goes to the way back, and from there to the heading', async () => {
    const { user } = show(DIGITAL_CART);
    await user.click(screen.getByRole('button', { name: /^Duplicate/ }));
    await user.click(screen.getAllByRole('button', { name: /^Remove/ })[0]!);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Put it back' }));
    await user.click(screen.getByRole('button', { name: /^Remove/ }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Put the last card back' }));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Cart' }));
  });

  test('a line says where its card may be spent, where that was chosen [S3.3]', async () => {
    const [line] = DIGITAL_CART.lines;
    const at = (redeemablePlace: NonNullable<typeof line>['redeemablePlace'], lineId: string) => ({
      ...line!,
      lineId,
      redeemablePlace,
    });
    const lines = [at({ type: 'allExceptFood' }, 'A'), at({ type: 'freeText', text: 'Rayon livres' }, 'B'), line!];
    show({ ...DIGITAL_CART, lines });
    expect(await screen.findAllByText('Whole store except food')).toHaveLength(1);
    expect(screen.getByText(/^To be spent at:/).textContent).toBe('To be spent at: Rayon livres');
  });

  test('a line says what travels with each of its cards, and for how much [S3.9][S3.35]', async () => {
    const [line] = POSTED_CART.lines;
    const extra = {
      itemCode: 'wrap',
      name: 'Gift wrapping',
      imageUrl: null,
      amount: line!.letter!.price,
      discount: null,
    };
    show({
      ...POSTED_CART,
      lines: [
        { ...line!, extra },
        { ...line!, lineId: 'Z', extra: null },
      ],
    });
    const [note, ...others] = await screen.findAllByText(/^With each card:/);
    expect(note!.textContent).toMatch(/^With each card: Gift wrapping, 4,90\s€$/);
    expect(others).toEqual([]);
  });

  test('a line of a file names it, goes to each person in it, counts its sum once, and can only be removed [S3.14][S5.78]', async () => {
    const file = { name: 'salaries.csv', type: 'csv', uploads: ['upload-1'], cards: 3 } as const;
    const line = { ...DIGITAL_CART.lines[0]!, amount: money('175.50', EURO), quantity: 3, file };
    const { user, shop } = show({ ...DIGITAL_CART, lines: [{ ...line, receiver: EMPTY_RECEIVER }] });
    const shown = within(screen.getByRole('article', { name: 'Offrande, all brands' }));
    expect((await shown.findByText(/^From the file/)).textContent).toBe('From the file salaries.csv');
    expect(shown.getByText('By email to each person in the file')).toBeTruthy();
    expect(shown.getByText('3', { selector: '.o-cart-line-quantity' })).toBeTruthy();
    expect(within(summary()).getByRole('status').textContent).toMatch(/Total 175,50\s€/);
    expect(shown.queryByRole('link', { name: /^Edit/ })).toBeNull();
    expect(shown.getAllByRole('button').map((button) => button.textContent)).toEqual(['Remove']);
    await user.click(shown.getByRole('button', { name: 'Remove Offrande, all brands' }));
    expect(shop.cart.get().lines).toEqual([]);
  });

  test('an empty cart leads to the catalogue [S4.91]', () => {
    show(emptyCart(EURO));
    expect(screen.getByRole('link', { name: 'Choose a card' }).getAttribute('href')).toBe('/#main');
  });
});

const TIERS = [
  {
    custId: null,
    itemCode: ITEM,
    accumulateAmt: '0.00',
    isAccuSales: false,
    discountList: [
      { amountFrom: '200.00', amountTo: '499.99', discountRate: '3' },
      { amountFrom: '500.00', amountTo: null, discountRate: '5' },
    ],
  },
];

/** The cart of a member with this wallet balance; null means no wallet. */
const showMember = (
  balance: string | null,
  cart: Cart = DIGITAL_CART,
  wire: 'good' | 'unreachable' = 'good',
  memberType: MemberType = 'individual',
  rules: Partial<CheckoutPolicy> = {},
) => {
  const nothing = money(0, EURO);
  const wallet = balance === null ? null : { ...MONEY.wallet!, balance: money(balance, EURO), inProgress: nothing };
  const identity = { members: [{ ...KNOWN_MEMBER, member: { ...KNOWN_MEMBER.member, memberType } }] };
  const shop = createMemoryShop({ cart, isMember: true, money: { ...MONEY, wallet }, identity, rules });
  shop.discounts.save(ITEM, TIERS);
  if (wire === 'unreachable') shop.memory.script.befall('readWallet', { kind: wire });
  render(
    <Stage shop={shop} place={placeAt('/cart')}>
      <CartPage />
    </Stage>,
  );
  return { shop, user: userEvent.setup() };
};
const panel = (name: string) => screen.findByRole('region', { name });
const plain = (element: HTMLElement) => element.textContent?.replace(/[\u00a0\u202f]/g, ' ');

test('a company reads below the total which tax it contains, part by part; nobody else does [S1.54][A-06]', async () => {
  showMember('10', POSTED_CART, 'good', 'business');
  const cards = await within(summary()).findByText(/^Tax on Card-made fees/);
  const list = cards.closest('dl')!;
  expect(plain(list)).toBe('Tax on Cards, 0 %0,00 €Tax on Card-made fees, 20 %7,50 €Tax on Shipping, 20 %1,64 €');
  cleanup();
  showMember('10', POSTED_CART);
  await panel('Bonus');
  expect(screen.queryByText(/^Tax on/)).toBeNull();
});

test('a company is led from its cart to asking for a quotation, and nobody else [S6.14]', async () => {
  showMember('10', DIGITAL_CART, 'good', 'business');
  expect((await screen.findByRole('link', { name: 'Ask for a quotation' })).getAttribute('href')).toBe(
    '/account/quotations',
  );
  cleanup();
  showMember('10');
  await panel('Bonus');
  expect(screen.queryByRole('link', { name: 'Ask for a quotation' })).toBeNull();
});

describe('the bonus panel', () => {
  test('says that discounts could not be loaded, and asks for them again [S8.46]', async () => {
    const cart = { ...DIGITAL_CART, lines: DIGITAL_CART.lines.map((line) => ({ ...line, itemCode: 'KINO' })) };
    const shop = createMemoryShop({ cart });
    shop.memory.script.befall('readDiscounts', { kind: 'unreachable' });
    render(
      <Stage shop={shop} place={placeAt('/cart')}>
        <CartPage />
      </Stage>,
    );
    expect(await screen.findByText(/^The discounts could not be loaded\./)).toBeTruthy();
    shop.memory.script.befall('readDiscounts', null);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/could not be loaded/)).toBeNull());
    expect(shop.discounts.missing(cart)).toEqual([]);
  });

  test('says what is missing to the first tier, and how far the cart has come [S2.64][A-11]', async () => {
    showMember('10');
    const bonus = await panel('Bonus');
    expect(plain(bonus)).toContain('150 € more for 3 % off every card');
    expect(within(bonus).getByRole('meter').getAttribute('aria-valuenow')).toBe('25');
  });

  test('says which tier is reached, and goes on to the next as the cart grows [S2.64][A-11][A-13]', async () => {
    const { user } = showMember('10', POSTED_CART);
    const bonus = await panel('Bonus');
    expect(plain(bonus)).toContain('3 % off every card, from 200 € in one order');
    expect(plain(bonus)).toContain('250 € more for 5 % off every card');
    for (let more = 0; more < 4; more += 1) await user.click(screen.getAllByRole('button', { name: 'One more' })[0]!);
    expect(plain(bonus)).toContain('5 % off every card, from 500 € in one order');
    expect(plain(bonus)).toContain('That is the best rate there is.');
  });

  test('says what the order earns, where it comes and when, and what more would earn [S2.64][S3.132][S9.23][A-20][A-107]', async () => {
    const { user } = showMember('10', DIGITAL_CART, 'good', 'individual', REWARDED);
    const bonus = await panel('Bonus');
    expect(plain(bonus)).toContain('With this order: 2,50 € cashback');
    expect(plain(bonus)).toContain('In your wallet within 24 hours of payment.');
    expect(plain(bonus)).toContain('50,00 € more for 2 gift cards of 5,00 €');
    await user.click(screen.getByRole('button', { name: 'One more' }));
    await waitFor(() => expect(plain(bonus)).toContain('With this order: 2 gift cards of 5 €'));
    expect(plain(bonus)).toContain('For you, by email with the receipt.');
    expect(plain(bonus)).not.toContain('cashback');
  });

  test('tells a company what it may choose from at checkout, and what more would add [S2.64][S2.68][S6.13]', async () => {
    const { user } = showMember('10', DIGITAL_CART, 'good', 'business', REWARDED);
    const bonus = await panel('Bonus');
    await waitFor(() => expect(plain(bonus)).toContain('With this order: 2,50 € cashback'));
    expect(plain(bonus)).toContain('You choose at checkout.');
    expect(plain(bonus)).toContain('50,00 € more for 2 gift cards of 5,00 €');
    await user.click(screen.getByRole('button', { name: 'One more' }));
    await waitFor(() => expect(plain(bonus)).toContain('With this order: 2 gift cards of 5 € or 5 € cashback'));
  });

  test('tells a guest what signing in would earn, and leads there and back [S2.64][A-158]', async () => {
    show(DIGITAL_CART, REWARDED);
    const bonus = await panel('Bonus');
    expect(plain(bonus)).toContain('Sign in and this order earns you 2,50 € cashback.');
    expect(within(bonus).getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/auth/login?nextStep=checkout',
    );
  });

  test('is left out where no card of the cart has tiers', () => {
    show(DIGITAL_CART);
    expect(screen.queryByRole('region', { name: 'Bonus' })).toBeNull();
  });
});

describe('the wallet panel', () => {
  test.each([
    [
      'that holds enough can pay for the order',
      '50',
      'individual',
      'It can pay for this order. Choose it at checkout.',
    ],
    ['that holds less says what is missing', '32.40', 'individual', '17,60 € more and it can pay for this order.'],
    ['of a company too', '50', 'business', 'It can pay for this order. Choose it at checkout.'],
  ] as const)('of a wallet %s [S2.64][S6.15][S6.27][A-88]', async (_, balance, memberType, text) => {
    showMember(balance, DIGITAL_CART, 'good', memberType);
    const wallet = await panel('Wallet');
    await waitFor(() => expect(plain(wallet)).toContain(text));
    expect(within(wallet).getByRole('link', { name: 'Open the wallet' }).getAttribute('href')).toBe('/account/wallet');
  });

  test('says so where the member has none yet [S2.64]', async () => {
    showMember(null);
    await waitFor(async () => expect(plain(await panel('Wallet'))).toContain('You have no wallet yet.'));
  });

  test('that could not be read is asked for again [S8.2]', async () => {
    const { shop, user } = showMember('50', DIGITAL_CART, 'unreachable');
    const again = await within(await panel('Wallet')).findByRole('button', { name: 'Try again' });
    shop.memory.script.befall('readWallet', null);
    await user.click(again);
    expect(await screen.findByText('It can pay for this order. Choose it at checkout.')).toBeTruthy();
  });

  test('is there for members alone, and not for salesmen, who have none [S1.71][S6.27]', async () => {
    for (const { shop } of [show(DIGITAL_CART), showMember('50', DIGITAL_CART, 'good', 'salesman')]) {
      await screen.findAllByRole('heading', { level: 1, name: 'Cart' });
      expect(screen.queryByRole('region', { name: 'Wallet' })).toBeNull();
      expect(shop.memory.script.made).not.toContain('readWallet');
    }
  });
});

describe('on to checkout', () => {
  test('a guest is asked first, and goes on once he says so [S4.89]', async () => {
    const { user, place, isAllowed } = show(DIGITAL_CART);
    await user.click(screen.getByRole('button', { name: 'Go to checkout' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Continue as a guest?' });
    expect(place.history.at(-1)).toBe('/cart');
    await user.click(within(dialog).getByRole('button', { name: 'Continue as a guest' }));
    expect([isAllowed.now, place.history.at(-1)]).toEqual([true, '/buying/checkout']);
  });

  test('nobody is asked where the unit sells to guests alone [S4.85]', async () => {
    const { user, place } = show(DIGITAL_CART, { isGuestOnly: true });
    await user.click(screen.getByRole('button', { name: 'Go to checkout' }));
    await waitFor(() => expect(place.history.at(-1)).toBe('/buying/checkout'));
  });

  test('a guest who may not order, and no other, is led to sign in, and on to checkout from there [S6.3][S4.90]', async () => {
    const free = show(DIGITAL_CART);
    await free.user.click(screen.getByRole('button', { name: 'Go to checkout' }));
    await screen.findByRole('alertdialog', { name: 'Continue as a guest?' });
    expect(free.place.history).toEqual(['/cart']);
    cleanup();
    const { user, place } = show(DIGITAL_CART, { isGuestModeOn: false });
    await user.click(screen.getByRole('button', { name: 'Go to checkout' }));
    await waitFor(() => expect(place.history.at(-1)).toBe('/auth/login?nextStep=checkout'));
  });
});

describe('the cart of an order that was left at the provider', () => {
  test('is bought once the order is paid, and the order is shown in its place [A-34]', async () => {
    const { shop, place } = showLeftOrder('09');
    await waitFor(() => expect(place.history.at(-1)).toBe(`/order/${POSTED_ORDER.orderNo}`));
    expect(shop.cart.get().lines).toEqual([]);
    expect(shop.visit.readOrder()).toBeNull();
  });

  test.each([
    ['is asked about again when the shop was away', 503, POSTED_ORDER.orderNo],
    ['is forgotten when the shop denies it', 404, null],
  ])('%s [A-34]', async (_, httpStatus, stillLeft) => {
    const { shop } = showLeftOrder('03', { kind: 'refused', code: '10001', status: httpStatus });
    await waitFor(() => expect(shop.memory.script.made).toEqual(['readOrder']));
    await waitFor(() => expect(shop.visit.readLeftOrder()?.notConfirmYetOrderNo ?? null).toBe(stillLeft));
    expect(shop.cart.get().lines).toHaveLength(POSTED_CART.lines.length);
  });

  test.each([
    ['while nobody has paid', '03', POSTED_ORDER.orderNo],
    ['when the order was given up, which is asked about once', '02', null],
  ])('is kept %s [A-34]', async (_, status, stillLeft) => {
    const { shop, place } = showLeftOrder(status);
    await waitFor(() => expect(shop.memory.script.made).toEqual(['readOrder']));
    await waitFor(() => expect(shop.visit.readLeftOrder()?.notConfirmYetOrderNo ?? null).toBe(stillLeft));
    expect(shop.cart.get().lines).toHaveLength(POSTED_CART.lines.length);
    expect(place.history).toEqual(['/cart']);
  });
});
