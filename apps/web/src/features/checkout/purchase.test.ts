import { MEMORY_PAYMENT_PAGE } from '@offrande/api-client/testing';
import { cartTotal } from '@offrande/domain/cart';
import { describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { createMemoryShop, type MemoryShop } from '../../shop/testing/memory-shop.ts';
import { POSTED_CART, POSTED_ORDER } from '../../shop/testing/sample.ts';
import { orderToPlace } from './order-to-place.ts';
import { createPurchase } from './purchase.ts';

const guest = { name: 'Camille Roux', email: 'c@exemple.fr', phone: null };

const started = (prepare: (shop: MemoryShop) => void = () => {}) => {
  const shop = createMemoryShop({ cart: POSTED_CART });
  prepare(shop);
  const purchase = createPurchase(shop);
  const placed: string[] = [];
  purchase.start((orderNo) => placed.push(orderNo));
  const total = cartTotal(POSTED_CART, { policy: shop.cartPolicy, discounts: [], coupons: [] });
  const order = orderToPlace(POSTED_CART, total, { unitId: 'FR', chosenMeans: 'creditCard', guest });
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
    expect(shop.session.readOrder()).toBeNull();
    expect(shop.cart.get().lines).toEqual([]);
  });
});

/** The browser was sent to pay an order, and knows nothing of what became of it. */
const markOpen = ({ session }: MemoryShop): void =>
  session.keepOrder({ notConfirmYetOrderNo: POSTED_ORDER.orderNo, paymentLogId: null, chosenMeans: 'creditCard' });

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
    expect(shop.session.readOrder()).toBeNull();
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
    expect(shop.session.readOrder()).toBeNull();
    purchase.place(order);
    await waitFor(purchase.redirect, (snapshot) => snapshot.matches('redirecting'));
    expect(shop.left).toHaveLength(2);
  });
});
