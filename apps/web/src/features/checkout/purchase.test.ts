import { MEMORY_PAYMENT_PAGE } from '@offrande/api-client/testing';
import { cartTotal } from '@offrande/domain/cart';
import { describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { createMemoryShop, type MemoryShop } from '../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../shop/testing/sample.ts';
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

const withOpenOrder = () =>
  started((shop) => {
    void shop.memory.orders.createOrder({ aggregatorBuId: 'FR', lines: [], paymentMean: 'creditCard' });
    shop.session.keepOrder({ notConfirmYetOrderNo: '2406-118-734', paymentLogId: null, chosenMeans: 'creditCard' });
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
