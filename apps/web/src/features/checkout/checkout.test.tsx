import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MEMORY_PAYMENT_PAGE, type MemoryCard } from '@offrande/api-client/testing';
import type { Cart } from '@offrande/domain/cart';
import type { CheckoutPolicy } from '@offrande/domain/checkout';
import { NO_DOCUMENT } from '@offrande/domain/customer';
import { money } from '@offrande/domain/money';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fillIn } from '../form/testing/fill-in.ts';
import { createCartStore } from '../../shop/cart-store.ts';
import { createMemoryShop, type MemoryShop } from '../../shop/testing/memory-shop.ts';
import { CARDS, EURO, POSTED_CART, POSTED_ORDER } from '../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { CartPage } from '../cart/cart-page.tsx';
import { accessibleErrorText } from '../form/testing/accessible-error.ts';
import { OrderPage } from '../order/order.tsx';
import { PaymentReturnPage } from '../payment-return/payment-return.tsx';
import { CheckoutPage } from './checkout.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  history.replaceState(null, '', '/buying/checkout');
});
afterEach(cleanup);

const EMAIL = 'camille.roux@exemple.fr';
/** The first order of a visit. */
const ORDER_NO = '2406-118-734';
const GUEST = { name: 'Camille Roux', email: EMAIL, confirmEmail: EMAIL, areaCode: '+33', mobile: '', ...NO_DOCUMENT };

/** A gift card that this session has unlocked before; it must be queried again. */
const PROVEN: MemoryCard = { ...CARDS.forty, pin: '' };

const SECOND_CARD: MemoryCard = { ...CARDS.forty, cardNumber: '5000000000004425' };

interface Opened {
  readonly shop: MemoryShop;
  readonly place: ReturnType<typeof placeAt>;
  readonly user: ReturnType<typeof userEvent.setup>;
}

const open = async (
  options: {
    readonly cards?: readonly MemoryCard[];
    readonly cart?: Cart;
    readonly isDocumentNeeded?: boolean;
  } = {},
  prepare: (shop: MemoryShop) => void = (shop) => shop.visit.saveGuest(GUEST),
): Promise<Opened> => {
  const shop = createMemoryShop({ cart: options.cart ?? POSTED_CART, cards: options.cards ?? Object.values(CARDS) });
  const place = placeAt('/buying/checkout');
  prepare(shop);
  const unit = { individualPolicy: { isPhoneNeeded: true, isDocumentNeeded: options.isDocumentNeeded ?? false } };
  render(
    <Stage shop={shop} place={place} unit={unit}>
      <CheckoutPage />
    </Stage>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Checkout' });
  await screen.findByRole('combobox', { name: 'Country code' }, { timeout: 5000 });
  await screen.findByRole('textbox', { name: 'Card or coupon number' });
  return { shop, place, user: userEvent.setup() };
};

const payButton = () => screen.getByRole('button', { name: /^Order/ });
const accept = async ({ user }: Opened) => user.click(screen.getByRole('checkbox'));
const addCard = async ({ user }: Opened, { cardNumber, pin }: Pick<MemoryCard, 'cardNumber' | 'pin'>) => {
  await user.clear(screen.getByRole('textbox', { name: 'Card or coupon number' }));
  await fillIn(user, screen.getByRole('textbox', { name: 'Card or coupon number' }), cardNumber);
  await user.clear(screen.getByRole('textbox', { name: 'PIN, 6 digits' }));
  await fillIn(user, screen.getByRole('textbox', { name: 'PIN, 6 digits' }), pin);
  await user.click(screen.getByRole('button', { name: 'Add' }));
};
const applied = () =>
  within(screen.getByRole('list', { name: 'Applied to this order' }))
    .getAllByText(/^Gift card/)
    .map((card) => card.textContent);
/** Navigates to another page of the same visit. */
const goTo = ({ shop }: Opened, path: string, page: ReactElement) => {
  cleanup();
  const place = placeAt(path);
  render(
    <Stage shop={shop} place={place}>
      {page}
    </Stage>,
  );
  return place;
};
/** The stored cart, as a later page load finds it. */
const cartOfNextPage = ({ shop }: Opened): Cart => createCartStore(shop.unitId, shop.currency, shop).get();
/** Amounts contain non-breaking spaces. */
const plain = (element: HTMLElement) => element.textContent?.replace(/[\u00a0\u202f]/g, ' ') ?? '';

test('checkout has the parts guest details, coupons and payment beside the cards and the summary [S2.62]', async () => {
  await open();
  const parts = ['Your cards 3', 'Your details', 'Coupons and gift cards', 'Payment', 'Order summary'];
  for (const name of parts) expect(await screen.findByRole('region', { name })).toBeTruthy();
});

describe('ordering', () => {
  test('the button says the amount; one press creates the order and leads to the provider, for that amount [S4.103][A-34]', async () => {
    const opened = await open();
    expect(plain(payButton())).toBe('Order and pay 297,30 €');
    await accept(opened);
    await opened.user.click(payButton());
    await waitFor(() => expect(opened.shop.left).toEqual([MEMORY_PAYMENT_PAGE]));
    const calls = ['createOrder', 'fetchCsrfToken', 'createPaymentSession'];
    expect(opened.shop.memory.script.made).toEqual(calls);
    expect(opened.shop.memory.sessions[0]).toMatchObject({
      amount: '297.30',
      currency: 'EUR',
      method: 'C04',
      email: EMAIL,
    });
    expect(opened.shop.visit.readOrder()).toMatchObject({ paymentLogId: 'log-1', chosenMeans: 'creditCard' });
    expect(opened.shop.cart.get().lines).toHaveLength(2);
  });

  test('while the order is created the button is busy and the cards stay as they are [S4.3]', async () => {
    const opened = await open();
    opened.shop.memory.script.befall('createOrder', { kind: 'silent' });
    await accept(opened);
    expect(payButton().getAttribute('aria-busy')).toBeNull();
    await opened.user.click(payButton());
    await waitFor(() => expect(opened.shop.memory.script.made).toEqual(['createOrder']));
    expect(payButton().getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'One more' })[0]).toHaveProperty('disabled', true);
  });

  test('the number of the order goes along to the bank, and its order is the one that is confirmed after it [S4.4]', async () => {
    const opened = await open();
    await accept(opened);
    await opened.user.click(payButton());
    await waitFor(() => expect(opened.shop.left).toEqual([MEMORY_PAYMENT_PAGE]));
    const [session] = opened.shop.memory.sessions;
    expect(session?.orderNo).toBe(ORDER_NO);
    opened.shop.memory.decide({ state: 'paid', orderNo: ORDER_NO, paymentId: 'pay-1', method: null, cardToken: null });
    const place = goTo(opened, '/loading/order', <PaymentReturnPage type="order" />);
    const address = `/order/${ORDER_NO}?paymentId=pay-1&paymentMean=C04`;
    await waitFor(() => expect(place.history).toEqual([address]));
    goTo(opened, address, <OrderPage orderNo={ORDER_NO} />);
    expect(await screen.findByRole('heading', { name: /^Order confirmed/ })).toBeTruthy();
    expect(screen.getByText(ORDER_NO)).toBeTruthy();
  });

  test('an order that stands is forgotten: the next cart is ordered anew, and nothing is given up for it [S4.11]', async () => {
    const opened = await open();
    await addCard(opened, CARDS.large);
    await waitFor(() => expect(plain(payButton())).toBe('Order, nothing to pay'));
    await accept(opened);
    await opened.user.click(payButton());
    await waitFor(() => expect(opened.place.history.at(-1)).toBe(`/order/${ORDER_NO}`));
    opened.shop.cart.set(POSTED_CART);
    goTo(opened, '/buying/checkout', <CheckoutPage />);
    await screen.findByRole('combobox', { name: 'Country code' });
    expect(plain(payButton())).toBe('Order and pay 297,30 €');
    await accept(opened);
    await opened.user.click(payButton());
    await waitFor(() => expect(opened.shop.memory.sessions.map(({ orderNo }) => orderNo)).toEqual(['2406-118-735']));
    expect(opened.shop.memory.script.made).not.toContain('cancelOrder');
  });

  test('a press that comes before the unit’s rules are there is not lost, and counts once [A-37]', async () => {
    const rules = Promise.withResolvers<void>();
    const opened = await open({}, (shop) => {
      shop.visit.saveGuest(GUEST);
      const { checkoutPolicy } = shop;
      Object.assign(shop, { checkoutPolicy: () => rules.promise.then(checkoutPolicy) });
    });
    await accept(opened);
    await opened.user.dblClick(payButton());
    expect(opened.shop.memory.script.made).toEqual([]);
    rules.resolve();
    await waitFor(() => expect(opened.shop.left).toEqual([MEMORY_PAYMENT_PAGE]));
    expect(opened.shop.memory.created).toHaveLength(1);
  });

  test.each([
    ['counts once they are', true, 1],
    ['that something was wrong with stays unheard, even if that is mended meanwhile', false, 0],
  ])('a press while gift cards are being asked about %s [A-19][A-37]', async (_, isAccepted, orders) => {
    const answer = Promise.withResolvers<void>();
    const opened = await open({ cards: [PROVEN] }, (shop) => {
      shop.visit.saveGuest(GUEST);
      shop.visit.saveCoupons([{ ...PROVEN, isVerified: false }]);
      const { queryCoupon } = shop.gateways.coupons;
      const slowly: typeof queryCoupon = (...asked) => answer.promise.then(() => queryCoupon(...asked));
      Object.assign(shop.gateways, { coupons: { queryCoupon: slowly } });
    });
    if (isAccepted) await accept(opened);
    await opened.user.click(payButton());
    if (!isAccepted) await accept(opened);
    expect(opened.shop.memory.script.made).toEqual([]);
    answer.resolve();
    await waitFor(() => expect(opened.shop.memory.script.made).toContain('queryCoupon'));
    await waitFor(() => expect(opened.shop.memory.created).toHaveLength(orders));
  });

  test('the guest becomes the sender of every line [S3.59][A-35]', async () => {
    const opened = await open();
    await accept(opened);
    await opened.user.click(payButton());
    await waitFor(() => expect(opened.shop.memory.created).toHaveLength(1));
    const senders = opened.shop.memory.created[0]!.lines.map((line) => [line.senderName, line.senderEmail]);
    expect(senders).toEqual([
      ['Camille Roux', EMAIL],
      ['Camille Roux', EMAIL],
    ]);
  });

  test('a second press while the first is under way orders nothing more [A-37]', async () => {
    const opened = await open();
    opened.shop.memory.script.befall('createPaymentSession', { kind: 'silent' });
    await accept(opened);
    await opened.user.dblClick(payButton());
    await waitFor(() => expect(payButton().getAttribute('aria-busy')).toBe('true'));
    await opened.user.click(payButton());
    await waitFor(() => expect(opened.shop.memory.script.made).toContain('createPaymentSession'));
    expect(opened.shop.memory.created).toHaveLength(1);
  });

  test('a payment that cannot be opened frees the button, cancels the order, says so in the page, and keeps the cart [S8.60][A-34][A-37]', async () => {
    const opened = await open();
    opened.shop.memory.script.befall('fetchCsrfToken', { kind: 'unreachable' });
    await accept(opened);
    await opened.user.click(payButton());
    expect(await screen.findByText(/^Oops! Seems there are something went wrong/)).toBeTruthy();
    await waitFor(() => expect(opened.shop.memory.script.made).toContain('cancelOrder'));
    expect(opened.shop.visit.readOrder()).toBeNull();
    opened.shop.memory.script.befall('fetchCsrfToken', null);
    await opened.user.click(payButton());
    await waitFor(() => expect(opened.shop.left).toHaveLength(1));
    expect(opened.shop.memory.created).toHaveLength(2);
  });

  test('gift cards are asked about once an order left open, which holds them, is given up [A-19][A-47]', async () => {
    const answer = Promise.withResolvers<void>();
    const opened = await open({ cards: [PROVEN] }, ({ gateways, memory, visit }) => {
      visit.saveGuest(GUEST);
      visit.saveCoupons([{ ...PROVEN, isVerified: false }]);
      memory.putOrder({ ...POSTED_ORDER, status: '03' });
      visit.saveOrder({
        notConfirmYetOrderNo: POSTED_ORDER.orderNo,
        paymentLogId: null,
        chosenMeans: 'creditCard',
        lines: [],
      });
      const { cancelOrder } = gateways.orders;
      const slowly: typeof cancelOrder = (order) => answer.promise.then(() => cancelOrder(order));
      Object.assign(gateways, { orders: { ...gateways.orders, cancelOrder: slowly } });
    });
    await waitFor(() => expect(payButton().getAttribute('aria-busy')).toBe('true'));
    answer.resolve();
    await waitFor(() => expect(opened.shop.memory.script.made).toContain('queryCoupon'));
    expect(opened.shop.memory.script.made).toEqual(['cancelOrder', 'queryCoupon']);
  });

  test('an order left open is cancelled when checkout opens again, and may be made anew [A-47]', async () => {
    const opened = await open({}, (shop) => {
      shop.visit.saveGuest(GUEST);
      void shop.memory.orders.createOrder({ aggregatorBuId: 'FR', lines: [], paymentMean: 'creditCard' });
      shop.visit.saveOrder({
        notConfirmYetOrderNo: '2406-118-734',
        paymentLogId: null,
        chosenMeans: 'creditCard',
        lines: [],
      });
    });
    await waitFor(() => expect(opened.shop.memory.script.made).toContain('cancelOrder'));
    await waitFor(() => expect(opened.shop.visit.readOrder()).toBeNull());
  });
});

describe('what is wrong', () => {
  test('is said all at once, the summary takes the focus and leads to the field; fields keep what was typed [S5.1][S5.24]', async () => {
    const opened = await open({}, (shop) =>
      shop.visit.saveGuest({ ...GUEST, name: 'Camille', email: '', confirmEmail: '' }),
    );
    await opened.user.click(payButton());
    const summary = await screen.findByRole('alert');
    expect(document.activeElement).toBe(summary);
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Enter first and last name, with a space between them.',
      'Email: This field is required.',
      'Confirm email: This field is required.',
      'Accept the general conditions of sale to order.',
    ]);
    await opened.user.click(within(summary).getByRole('link', { name: /^Enter first/ }));
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Full name' });
    expect(document.activeElement).toBe(name);
    expect(name.value).toBe('Camille');
    expect(opened.shop.memory.created).toHaveLength(0);
  });

  test.each([
    ['an email that is none [S5.6]', 'Email', 'camille@', 'This is not valid email format. Example: name@example.com'],
    ['another email the second time [S5.17]', 'Confirm email', 'camila@exemple.fr', 'Confirm email must match.'],
  ])('is said at its field and in the list: %s', async (_, name, typed, message) => {
    const { user, shop } = await open();
    const field = screen.getByRole('textbox', { name });
    await user.clear(field);
    await user.type(field, typed);
    await user.click(payButton());
    expect(within(await screen.findByRole('alert')).getByRole('link', { name: message })).toBeTruthy();
    expect(accessibleErrorText(field)).toBe(message);
    await user.clear(field);
    await user.type(field, EMAIL);
    expect(accessibleErrorText(field)).toBeNull();
    expect(shop.memory.created).toHaveLength(0);
  });

  test('nothing is called wrong while it is typed for the first time, and an error goes when it is mended [S5.25]', async () => {
    const { user } = await open({}, () => {});
    const name = screen.getByRole('textbox', { name: 'Full name' });
    await fillIn(user, name, 'Camille 2');
    expect(name.getAttribute('aria-invalid')).toBeNull();
    await user.tab();
    expect(name.getAttribute('aria-invalid')).toBe('true');
    await user.clear(name);
    await fillIn(user, name, 'Camille Roux');
    expect(name.getAttribute('aria-invalid')).toBeNull();
  });

  test('a guest states an identity document where the unit needs one, which the tab stores, and the order carries [S3.60][S3.155]', async () => {
    const opened = await open({ isDocumentNeeded: true });
    const { user, shop } = opened;
    const number = await screen.findByRole('textbox', { name: 'Number of the document' });
    await accept(opened);
    await user.click(payButton());
    expect(
      within(await screen.findByRole('alert'))
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Identity document: This field is required.', 'Number of the document: This field is required.']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Identity document' }), 'Other');
    await fillIn(user, number, '12/AB');
    expect(accessibleErrorText(number)).toBe('Letters and numbers only.');
    await user.clear(number);
    await fillIn(user, number, '12-AB 34');
    expect(guestKeys(shop)).toEqual(['true', 'Camille Roux', EMAIL, 'other', '12-AB 34']);
    await user.click(payButton());
    await waitFor(() => expect(shop.memory.created).toHaveLength(1));
    expect(shop.memory.created[0]).toMatchObject({ docType: 'other', idCardNo: '12AB34' });
  });

  test('a guest is asked for no document elsewhere, even if one was stated in another unit [S3.60]', async () => {
    const opened = await open({}, (shop) =>
      shop.visit.saveGuest({ ...GUEST, documentType: 'other', documentNumber: '12' }),
    );
    await accept(opened);
    await opened.user.click(payButton());
    await waitFor(() => expect(opened.shop.memory.created).toHaveLength(1));
    expect(screen.queryByRole('combobox', { name: 'Identity document' })).toBeNull();
    expect(Object.keys(opened.shop.memory.created[0]!)).not.toContain('idCardNo');
  });

  test('what was typed is there again in the same visit [S3.59]', async () => {
    const { shop, user } = await open({}, () => {});
    await fillIn(user, screen.getByRole('textbox', { name: 'Full name' }), 'Zoé Lin');
    expect(shop.visit.readGuest().name).toBe('Zoé Lin');
  });
});

describe('coupons', () => {
  test('are brought in by number and PIN, and stand in the list of those applied [S2.65][A-17]', async () => {
    const opened = await open();
    const part = within(screen.getByRole('region', { name: 'Coupons and gift cards' }));
    expect(part.queryByRole('list')).toBeNull();
    await addCard(opened, CARDS.forty);
    const list = within(await part.findByRole('list', { name: 'Applied to this order' }));
    expect(list.getByText('Gift card ···· 4417')).toBeTruthy();
    expect(part.getByRole('textbox', { name: 'Card or coupon number' })).toHaveProperty('value', '');
  });

  test.each([
    ['nothing', 'This field is required.', { cardNumber: ' ', pin: '1' }],
    ['an unknown card', 'Invalid Coupon', { cardNumber: '1234', pin: '1' }],
    ['an empty card', 'Insufficient Card Balance', CARDS.empty],
    ['a card for other items', 'Card is not usable in this order', CARDS.elsewhere],
  ])('%s is refused with %j [S5.69][S5.70][S5.71][S5.72][S8.19][S8.20][S8.21]', async (_, words, entry) => {
    const opened = await open();
    await addCard(opened, entry);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Applied to this order' })).toBeNull();
  });

  test('one that fits is refused where nothing is left to pay for [S4.39]', async () => {
    const opened = await open();
    await addCard(opened, CARDS.elsewhere);
    expect(await screen.findByText('Card is not usable in this order')).toBeTruthy();
    await addCard(opened, CARDS.large);
    await waitFor(() => expect(plain(payButton())).toBe('Order, nothing to pay'));
    expect(screen.queryByText('Card is not usable in this order')).toBeNull();
    await addCard(opened, CARDS.forty);
    expect(await screen.findByText('Card is not usable in this order')).toBeTruthy();
    expect(applied()).toEqual(['Gift card ···· 9000']);
  });

  test('one that is refused for another reason is told by message, code and brands [S8.24]', async () => {
    const refusal = {
      _tag: 'CouponRefused',
      code: '12003',
      message: 'The card cannot be used for this.',
      brands: ['Kino 9', 'Piste'],
    } as const;
    const opened = await open({}, ({ gateways }) => {
      Object.assign(gateways, { coupons: { queryCoupon: async () => refusal } });
    });
    await addCard(opened, CARDS.forty);
    const said = await screen.findByText('This card cannot be used for this. (12003) Kino 9, Piste');
    const number = screen.getByRole('textbox', { name: 'Card or coupon number' });
    expect(number.getAttribute('aria-describedby')).toContain(said.closest('[id]')?.id);
  });

  test('are there again on any page of the same session [S3.159]', async () => {
    const opened = await open();
    await addCard(opened, CARDS.forty);
    await screen.findByText('Gift card ···· 4417', { selector: 'bdi' });
    goTo(opened, '/cart', <CartPage />);
    await screen.findByRole('heading', { level: 1, name: 'Cart' });
    goTo(opened, '/buying/checkout', <CheckoutPage />);
    expect(await screen.findByText('Gift card ···· 4417', { selector: 'bdi' })).toBeTruthy();
    await waitFor(() => expect(plain(payButton())).toBe('Order and pay 257,30 €'));
  });

  test('a query that gets no answer says that the import failed [S8.22]', async () => {
    const opened = await open();
    opened.shop.memory.script.befall('queryCoupon', { kind: 'unreachable' });
    await addCard(opened, CARDS.forty);
    expect(await screen.findByText('Import Coupon fail!')).toBeTruthy();
  });

  test('one that pays shows its balance before and after, lowers the total, and can be removed [S4.38][S4.40][S3.52][S5.81]', async () => {
    const opened = await open();
    await addCard(opened, CARDS.forty);
    const row = (await screen.findByText('Gift card ···· 4417', { selector: 'bdi' })).closest('li')!;
    expect(plain(row)).toContain('Balance 40,00 €. After this order: 0,00 €.');
    const summary = screen.getByRole('region', { name: 'Order summary' });
    const costs = [...summary.querySelectorAll('dd')].map((cost) => plain(cost));
    expect(costs).toEqual(['250,00 €', '−7,50 €', '45,00 €', '9,80 €', '−40,00 €', '257,30 €']);
    expect(plain(payButton())).toBe('Order and pay 257,30 €');
    await opened.user.click(screen.getByRole('button', { name: 'Remove gift card ending 4417' }));
    expect(plain(payButton())).toBe('Order and pay 297,30 €');
  });

  test('several are all taken off at once, and the total is as without any [S4.41]', async () => {
    const opened = await open({ cards: [CARDS.forty, SECOND_CARD] });
    await addCard(opened, CARDS.forty);
    await waitFor(() => expect(applied()).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Remove all' })).toBeNull();
    await addCard(opened, SECOND_CARD);
    await waitFor(() => expect(applied()).toHaveLength(2));
    expect(plain(payButton())).toBe('Order and pay 217,30 €');
    await opened.user.click(screen.getByRole('button', { name: 'Remove all' }));
    await waitFor(() => expect(plain(payButton())).toBe('Order and pay 297,30 €'));
    expect(screen.queryByRole('list', { name: 'Applied to this order' })).toBeNull();
    expect(opened.shop.visit.readCoupons()).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Card or coupon number' }));
  });

  test('one whose rest would be lost is added only after the warning is accepted [S8.27][A-16]', async () => {
    const opened = await open();
    await addCard(opened, CARDS.whole);
    const question = await screen.findByRole('alertdialog', { name: 'Use the whole card?' });
    expect(plain(question)).toContain(
      'Gift card ···· 0800 cannot be used in part: its balance becomes 0 after use. 502,70 € will be lost.',
    );
    await opened.user.click(within(question).getByRole('button', { name: 'Do not add it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(plain(payButton())).toBe('Order and pay 297,30 €');
    await addCard(opened, CARDS.whole);
    await opened.user.click(await screen.findByRole('button', { name: 'Use it' }));
    await waitFor(() => expect(plain(payButton())).toBe('Order, nothing to pay'));
  });

  test('coupons that cover everything need no provider: the order is confirmed and cart and coupons are emptied [A-18][A-34]', async () => {
    const opened = await open();
    await addCard(opened, CARDS.large);
    await waitFor(() => expect(plain(payButton())).toBe('Order, nothing to pay'));
    await accept(opened);
    await opened.user.click(payButton());
    await waitFor(() => expect(opened.place.history.at(-1)).toBe('/order/2406-118-734'));
    expect(opened.shop.memory.created[0]).toMatchObject({ paymentMean: 'giftCard' });
    expect(opened.shop.left).toEqual([]);
    expect(opened.shop.cart.get().lines).toEqual([]);
    // The page of the order may take a moment to load.
    expect(screen.queryByRole('heading', { name: 'Your cart is empty' })).toBeNull();
    expect(opened.shop.visit.readCoupons()).toEqual([]);
  });

  test('each is asked about again when the cart changes; a removed one is named [S4.42][S4.43][S8.23][S8.25][S8.26][A-19]', async () => {
    const opened = await open();
    await addCard(opened, CARDS.forty);
    await screen.findByText('Gift card ···· 4417', { selector: 'bdi' });
    opened.shop.memory.removeCard(CARDS.forty.cardNumber);
    await opened.user.click(screen.getAllByRole('button', { name: 'One more' })[0]!);
    expect(await screen.findByText('Gift card ···· 4417 was removed: it can no longer be used.')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Applied to this order' })).toBeNull();
  });

  test('those that cannot be asked about are named and block the payment until they can [S8.26][A-19]', async () => {
    const thirty = { ...CARDS.forty, cardNumber: '5000000000003000' };
    const opened = await open({ cards: [CARDS.forty, thirty] });
    for (const { cardNumber, pin } of [CARDS.forty, thirty]) {
      await addCard(opened, { cardNumber, pin });
      await screen.findByText(`Gift card ···· ${cardNumber.slice(-4)}`, { selector: 'bdi' });
    }
    await accept(opened);
    opened.shop.memory.script.befall('queryCoupon', { kind: 'unreachable' });
    await opened.user.click(payButton());
    const notices = (await screen.findAllByRole('alert')).map(plain);
    expect(notices.join()).toContain('The balance of gift card ···· 4417, ···· 3000 could not be checked.');
    expect(opened.shop.memory.created).toHaveLength(0);
    opened.shop.memory.script.befall('queryCoupon', null);
    await opened.user.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull());
    await opened.user.click(payButton());
    await waitFor(() => expect(opened.shop.left).toHaveLength(1));
  });

  test('a balance that changed elsewhere stops the press: nobody pays another amount than the button said [A-19]', async () => {
    const card = { ...CARDS.forty };
    const opened = await open({ cards: [card] });
    await addCard(opened, card);
    await screen.findByText('Gift card ···· 4417', { selector: 'bdi' });
    await accept(opened);
    Object.assign(card, { balance: money(10, EURO) });
    await opened.user.click(payButton());
    expect(await screen.findByText('A gift card has changed. Look at the new total, then order.')).toBeTruthy();
    expect(plain(payButton())).toBe('Order and pay 287,30 €');
    expect(opened.shop.memory.created).toHaveLength(0);
  });
});

describe('payment means', () => {
  test('are those of the unit; the wallet is there, off, with its reason, and nobody’s is asked for [S6.27][S6.29][A-88]', async () => {
    const { shop } = await open();
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ value, disabled }) => [value, disabled])).toEqual([
      ['creditCard', false],
      ['debitCard', false],
      ['instantTransfer', false],
      ['wallet', true],
    ]);
    expect(screen.getByText('Only with an account')).toBeTruthy();
    expect(shop.memory.script.made).not.toContain('readWallet');
  });
});

/** Leaving is guarded once the checkout machine has loaded, which pushes a second history entry for the page. */
const isWatched = () => waitFor(() => expect(history.state).toEqual({ guard: 'guard' }));
const leave = async ({ user }: Opened) => {
  await isWatched();
  await user.click(screen.getByRole('link', { name: 'Add another card' }));
};

describe('leaving', () => {
  test('asks first, with two lines; staying changes nothing [S2.98][S2.99]', async () => {
    const opened = await open();
    await leave(opened);
    const question = await screen.findByRole('alertdialog', { name: 'Leave this order?' });
    expect(within(question).getAllByText(/\.$/)).toHaveLength(2);
    const buttons = within(question).getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual(['Leave', 'Stay']);
    await opened.user.click(within(question).getByRole('button', { name: 'Stay' }));
    expect(opened.place.history).toEqual(['/buying/checkout']);
    expect(opened.shop.cart.get().lines).toHaveLength(2);
  });

  test('once confirmed the cart is emptied and the target reached [S2.100][S2.103]', async () => {
    const opened = await open();
    await leave(opened);
    await opened.user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(opened.place.history.at(-1)).toBe('/#main'));
    expect(opened.shop.cart.get().lines).toEqual([]);
  });

  test('clears the cart: its page says that nothing is in it [S4.35]', async () => {
    const opened = await open();
    await leave(opened);
    await opened.user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(opened.place.history.at(-1)).toBe('/#main'));
    goTo(opened, '/cart', <CartPage />);
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeTruthy();
    expect(cartOfNextPage(opened).lines).toEqual([]);
  });

  test('cancels a payment that was begun and could not be given up: its order is shown as canceled [S2.101][A-47]', async () => {
    const opened = await open();
    const { script } = opened.shop.memory;
    script.befall('createPaymentSession', { kind: 'unreachable' });
    script.befall('cancelOrder', { kind: 'unreachable' });
    await accept(opened);
    await opened.user.click(payButton());
    await screen.findByText(/^Oops! Seems there are something went wrong/);
    expect(opened.shop.visit.readOrder()?.notConfirmYetOrderNo).toBe(ORDER_NO);
    script.befall('cancelOrder', null);
    await leave(opened);
    await opened.user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(opened.place.history.at(-1)).toBe('/#main'));
    expect(opened.shop.visit.readOrder()).toBeNull();
    goTo(opened, `/order/${ORDER_NO}`, <OrderPage orderNo={ORDER_NO} />);
    expect(await screen.findByRole('heading', { name: 'This order was cancelled.' })).toBeTruthy();
  });

  test('the browser’s Back asks the same and leads home [S2.104][S2.105]', async () => {
    const opened = await open();
    await isWatched();
    window.dispatchEvent(new PopStateEvent('popstate'));
    await opened.user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(opened.place.history.at(-1)).toBe('/'));
  });
});

describe('a guest', () => {
  test('may sign in from checkout without being asked, and the cart is kept [A-30][A-41]', async () => {
    const opened = await open();
    await isWatched();
    await opened.user.click(await screen.findByRole('link', { name: 'Sign in' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(opened.place.history.at(-1)).toBe('/auth/login?nextStep=checkout');
    expect(opened.shop.cart.get().lines).toHaveLength(2);
  });
});

const openAs = (prepare: (shop: MemoryShop) => void, cart = POSTED_CART, rules: Partial<CheckoutPolicy> = {}) => {
  const shop = createMemoryShop({ cart, rules });
  const place = placeAt('/buying/checkout');
  prepare(shop);
  render(
    <Stage shop={shop} place={place}>
      <CheckoutPage />
    </Stage>,
  );
  return place;
};

const openPrompt = async () => {
  let shop!: MemoryShop;
  const prepare = (given: MemoryShop) => {
    shop = given;
    shop.visit.saveGuest(GUEST);
    shop.visit.saveOrder({ notConfirmYetOrderNo: ORDER_NO, paymentLogId: null, chosenMeans: null, lines: [] });
  };
  const place = openAs(prepare, POSTED_CART, { isGuestModeOn: false });
  await screen.findByRole('heading', { level: 1, name: 'Sign in to order' });
  return { shop, place, press: (name: string) => userEvent.click(screen.getByRole('button', { name })) };
};
const guestKeys = ({ tab }: MemoryShop) =>
  ['isAllowToContinueAsGuest', 'guestName', 'guestEmail', 'guestDocType', 'guestIdCardNo'].map((key) =>
    tab.getItem(key),
  );

describe('who may be here', () => {
  test('an empty cart is sent to the catalogue [S4.91][A-121]', async () => {
    const place = openAs(() => {}, { ...POSTED_CART, lines: [] });
    await waitFor(() => expect(place.history.at(-1)).toBe('/#main'));
  });

  test('a guest who has not chosen to go on as one is not let in [S4.87][A-121]', async () => {
    const place = openAs((shop) => Object.assign(shop.visit, { isAllowedToContinueAsGuest: () => false }));
    await waitFor(() => expect(place.history.at(-1)).toBe('/auth/login?nextStep=checkout'));
    expect(screen.queryByRole('heading', { name: 'Checkout' })).toBeNull();
  });

  describe('a guest whose order the unit no longer takes', () => {
    const CHOICES = ['Proceed to login', 'Cancel your order'];
    test('is asked to proceed to login, which keeps the cart and ends the visit as a guest [S2.96][A-30][A-48]', async () => {
      const { shop, place, press } = await openPrompt();
      expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(CHOICES);
      expect(guestKeys(shop)).toEqual(['true', 'Camille Roux', EMAIL, '', '']);
      await press('Proceed to login');
      await waitFor(() => expect(place.history.at(-1)).toBe('/auth/login?nextStep=checkout'));
      expect(shop.memory.script.made).toContain('cancelOrder');
      expect(shop.cart.get().lines).toHaveLength(2);
      expect([shop.visit.readOrder(), ...guestKeys(shop)]).toEqual(Array.from({ length: 6 }, () => null));
    });

    test('may cancel the order instead: the cart is emptied, and home follows, even where the order cannot be cancelled now [S2.96]', async () => {
      const { shop, place, press } = await openPrompt();
      shop.memory.script.befall('cancelOrder', { kind: 'unreachable' });
      await press('Cancel your order');
      await waitFor(() => expect(place.history.at(-1)).toBe('/'));
      expect(shop.cart.get().lines).toEqual([]);
      expect(guestKeys(shop)).toEqual(Array.from({ length: 5 }, () => null));
    });
  });
});
