import { MEMORY_PAYMENT_PAGE } from '@offrande/api-client/testing';
import { cartTotal } from '@offrande/domain/cart';
import { describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { createMemoryShop, type MemoryShop } from '../../shop/testing/memory-shop.ts';
import { POSTED_CART, POSTED_ORDER } from '../../shop/testing/sample.ts';
import { orderToPlace } from './order-to-place.ts';
import { createPurchase } from './purchase.ts';

const buyer = { custId: null, name: 'Camille Roux', email: 'c@exemple.fr', phone: null };

const started = (prepare: (shop: MemoryShop) => void = () => {}) => {
  const shop = createMemoryShop({ cart: POSTED_CART });
  prepare(shop);
  const purchase = createPurchase(shop);
  const placed: string[] = [];
  purchase.start((orderNo) => placed.push(orderNo));
  const total = cartTotal(POSTED_CART, { policy: shop.cartPolicy, discounts: [], coupons: [] });
  const order = orderToPlace(POSTED_CART, total, { unitId: 'FR', chosenMeans: 'creditCard', buyer });
  const isQuiet = () => waitFor(purchase.order, () => !purchase.state().isUnderWay);
  return { shop, purchase, placed, order, isQuiet };
};

describe('one press', () => {
  test('makes one order however often it comes [A-34][A-37]', async () => {
    const { shop, purchase, order } = started();
    for (let press = 0; press < 5; press += 1) purchase.place(order);
    await waitFor(purchase.redirect, (snapshot) => snapshot.matches('redirecting'));
    purchase.place(order);
    expect(shop.memory.script.made.filter((call) => call === 'createOrder')).toHaveLength(1);
    expect(shop.left).toEqual([MEMORY_PAYMENT_PAGE]);
  });

  test('whose order is refused says why and may be repeated [S4.4]', async () => {
    const { shop, purchase, order, isQuiet } = started();
    shop.memory.script.befall('createOrder', { kind: 'refused', code: '20002' });
    purchase.place(order);
    await isQuiet();
    expect(purchase.state()).toMatchObject({ isUnderWay: false, failure: { code: '20002' } });
    shop.memory.script.befall('createOrder', null);
    purchase.place(order);
    await waitFor(purchase.redirect, (snapshot) => snapshot.matches('redirecting'));
    expect(purchase.state().isUnderWay).toBe(true);
  });

  test('under a means that is paid later places the order and calls no provider [S4.13][A-36]', async () => {
    const { shop, purchase, placed, order } = started();
    purchase.place({ ...order, payload: { ...order.payload, paymentMean: 'bankTransfer' } });
    await waitFor(purchase.order, (snapshot) => snapshot.matches({ purchase: 'awaitingMoney' }));
    expect(placed).toHaveLength(1);
    expect(shop.memory.sessions).toEqual([]);
    expect(shop.visit.readOrder()).toBeNull();
    expect(shop.cart.get().lines).toEqual([]);
  });
});

describe('a member who says where the card may be spent', () => {
  const [first, ...others] = POSTED_CART.lines;
  const cart = {
    ...POSTED_CART,
    lines: [{ ...first!, redeemablePlace: { type: 'allExceptFood' } as const }, ...others],
  };
  const placing = (custId: string | null, prepare?: (shop: MemoryShop) => void) => {
    const opened = started(prepare);
    const total = cartTotal(cart, { policy: opened.shop.cartPolicy, discounts: [], coupons: [] });
    const facts = { unitId: 'FR', chosenMeans: 'creditCard', buyer: { ...buyer, custId } } as const;
    return { ...opened, order: orderToPlace(cart, total, facts) };
  };
  const isGone = ({ purchase }: ReturnType<typeof placing>) =>
    waitFor(purchase.redirect, (snapshot) => snapshot.matches('redirecting'));

  test('has that saved as a draft, which the order names [S2.66][A-29][A-101]', async () => {
    const opened = placing('C1');
    opened.purchase.place(opened.order);
    await isGone(opened);
    expect(opened.shop.memory.script.made.slice(0, 2)).toEqual(['saveDraft', 'createOrder']);
    expect(opened.shop.memory.created[0]).toMatchObject({ tempId: 'draft-1', custId: 'C1' });
    expect(opened.order.draft?.lines[0]).toMatchObject({ redeemablePlace: { type: 'allExceptFood' } });
  });

  test('repeats the same order with the same draft when the press is repeated [A-34]', async () => {
    const opened = placing('C1', ({ memory }) => memory.script.befall('createOrder', { kind: 'unreachable' }));
    opened.purchase.place(opened.order);
    await opened.isQuiet();
    opened.shop.memory.script.befall('createOrder', null);
    opened.purchase.place({ ...opened.order, draft: { ...opened.order.draft! } });
    await isGone(opened);
    expect(opened.shop.memory.script.made.filter((call) => call === 'saveDraft')).toHaveLength(1);
  });

  test('is told where the draft is refused, and nothing is ordered', async () => {
    const opened = placing('C1', ({ memory }) => memory.script.befall('saveDraft', { kind: 'refused', code: '20001' }));
    opened.purchase.place(opened.order);
    await opened.isQuiet();
    expect(opened.purchase.state()).toMatchObject({ failure: { code: '20001' } });
    expect(opened.shop.memory.created).toEqual([]);
  });

  test('has no draft otherwise, and a guest never [A-159]', async () => {
    expect(started().order.draft).toBeNull();
    expect(placing(null).order.draft).toBeNull();
  });
});

/** The browser was sent to pay an order, and knows nothing of what became of it. */
const markOpen = ({ visit }: MemoryShop): void =>
  visit.keepOrder({ notConfirmYetOrderNo: POSTED_ORDER.orderNo, paymentLogId: null, chosenMeans: 'creditCard' });

const withOpenOrder = () =>
  started((shop) => {
    void shop.memory.orders.createOrder({ aggregatorBuId: 'FR', lines: [], paymentMean: 'creditCard' });
    markOpen(shop);
  });

describe('an order that was left open', () => {
  test('is cancelled before anything else, and the next press makes another [A-47]', async () => {
    const { shop, purchase, order, isQuiet } = withOpenOrder();
    await isQuiet();
    purchase.place(order);
    await waitFor(purchase.redirect, (snapshot) => snapshot.matches('redirecting'));
    expect(shop.memory.script.made).toEqual([
      'createOrder',
      'cancelOrder',
      'createOrder',
      'fetchCsrfToken',
      'createPaymentSession',
    ]);
  });

  test('that was paid meanwhile is confirmed instead: the cart is bought and nothing more is ordered [S4.5][A-34]', async () => {
    const { shop, purchase, placed } = started((prepared) => {
      prepared.memory.putOrder(POSTED_ORDER);
      markOpen(prepared);
    });
    await waitFor(purchase.order, (snapshot) => snapshot.matches({ purchase: 'confirmed' }));
    expect(placed).toEqual([POSTED_ORDER.orderNo]);
    expect(shop.cart.get().lines).toEqual([]);
    expect(shop.memory.script.made).toEqual(['cancelOrder', 'confirmOrder']);
  });

  test('that the server does not know any more is forgotten, and stands in nobody’s way', async () => {
    const { shop, purchase, order, isQuiet } = started(markOpen);
    await isQuiet();
    expect(purchase.state().failure).toBeNull();
    expect(shop.visit.readOrder()).toBeNull();
    purchase.place(order);
    await waitFor(purchase.redirect, (snapshot) => snapshot.matches('redirecting'));
    expect(shop.left).toEqual([MEMORY_PAYMENT_PAGE]);
  });

  test('that cannot be cancelled now is cancelled with the next press', async () => {
    const { shop, purchase, order, isQuiet } = started((prepared) => {
      prepared.memory.putOrder({ ...POSTED_ORDER, status: '03' });
      prepared.memory.script.befall('cancelOrder', { kind: 'unreachable' });
      markOpen(prepared);
    });
    await isQuiet();
    expect(purchase.state().failure).toMatchObject({ reason: 'unreachable' });
    shop.memory.script.befall('cancelOrder', null);
    purchase.place(order);
    await waitFor(purchase.redirect, (snapshot) => snapshot.matches('redirecting'));
    expect(shop.memory.script.made.filter((call) => call === 'createOrder')).toHaveLength(1);
  });

  test('that the browser brings back from the provider is cancelled and may be paid anew [A-37][A-47]', async () => {
    const { shop, purchase, order, isQuiet } = started();
    purchase.place(order);
    await waitFor(purchase.redirect, (snapshot) => snapshot.matches('redirecting'));
    purchase.cameBack();
    await isQuiet();
    expect(shop.visit.readOrder()).toBeNull();
    purchase.place(order);
    await waitFor(purchase.redirect, (snapshot) => snapshot.matches('redirecting'));
    expect(shop.left).toHaveLength(2);
  });
});
