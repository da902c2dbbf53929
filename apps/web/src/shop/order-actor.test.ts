import { storageNameOf } from '@offrande/domain/browser-storage';
import { type CartLine, orderedLines } from '@offrande/domain/cart';
import type { OrderBeingPaid } from '@offrande/domain/order';
import { describe, expect, test } from 'vitest';
import { settlePurchase } from './order-actor.ts';
import { createMemoryShop, type MemoryShop } from './testing/memory-shop.ts';
import { POSTED_CART } from './testing/sample.ts';

const left = (orderNo: string): OrderBeingPaid => ({
  notConfirmYetOrderNo: orderNo,
  paymentLogId: null,
  chosenMeans: 'creditCard',
  lines: orderedLines(POSTED_CART),
});

const more = (line: CartLine): CartLine => ({ ...line, quantity: line.quantity + 1 });

/** A browser that left to pay the cart, of whose cards one more each has been chosen since. */
const payingWithMore = (): MemoryShop => {
  const shop = createMemoryShop({ cart: POSTED_CART });
  shop.visit.saveOrder(left('FR-1'));
  shop.cart.set({ ...POSTED_CART, lines: POSTED_CART.lines.map(more) });
  return shop;
};
const quantities = ({ cart }: MemoryShop) => cart.get().lines.map(({ quantity }) => quantity);

describe('an order that is paid', () => {
  test('takes its lines out of the cart once, however often it is told [A-34]', () => {
    const shop = payingWithMore();
    settlePurchase(shop, 'FR-1');
    settlePurchase(shop, 'FR-1');
    expect(quantities(shop)).toEqual(POSTED_CART.lines.map(() => 1));
    expect([shop.visit.readOrder(), shop.visit.readLeftOrder()]).toEqual([null, null]);
  });

  test('leaves the order that another tab has left to pay since marked [A-34]', () => {
    const shop = payingWithMore();
    shop.local.setItem(storageNameOf('leftOrder:{unit}', 'FR'), JSON.stringify(left('FR-2')));
    settlePurchase(shop, 'FR-1');
    expect(quantities(shop)).toEqual(POSTED_CART.lines.map(() => 1));
    expect(shop.visit.readLeftOrder()?.notConfirmYetOrderNo).toBe('FR-2');
  });

  test('of which this browser knows nothing takes nothing out of its cart [A-34]', () => {
    const shop = payingWithMore();
    settlePurchase(shop, 'FR-9');
    expect(quantities(shop)).toEqual(POSTED_CART.lines.map(({ quantity }) => quantity + 1));
    expect(shop.visit.readOrder()?.notConfirmYetOrderNo).toBe('FR-1');
  });
});
