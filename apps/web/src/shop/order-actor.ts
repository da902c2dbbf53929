/**
 * The order machine in this browser: starts from the order marked in the session, keeps the mark while the order is
 * open, and takes its lines out of the cart once it is confirmed. Source: A-34 (S3.49).
 */
import { type Cart, clearCart, type OrderedLine, withoutOrdered } from '@offrande/domain/cart';
import { type OrderBeingPaid, orderBeingPaid, selectIsPlaced } from '@offrande/domain/order';
import { createActor, type ActorRefFrom } from 'xstate';
import { orderMachineWith } from './machines.ts';
import type { Shop } from './shop.ts';

export type OrderActor = ActorRefFrom<ReturnType<typeof orderMachineWith>>;

type Checkout = Pick<Shop, 'cart' | 'visit'>;

const keepInCart = ({ cart, visit }: Checkout, rest: Cart): void => {
  cart.set(rest);
  visit.saveCoupons([]);
};

/** The buyer gives up the whole cart. */
export const clearCheckout = (shop: Checkout): void => {
  keepInCart(shop, clearCart(shop.cart.get()));
  shop.visit.saveOrder(null);
};

/** The order of this page is placed: its lines leave the cart. */
export const settleOwnOrder = (shop: Checkout, lines: readonly OrderedLine[]): void => {
  keepInCart(shop, withoutOrdered(shop.cart.get(), lines));
  shop.visit.saveOrder(null);
};

/**
 * An order that this browser left to pay is paid: its lines leave the cart, and its marks go with them. Its page, its record and
 * the cart all tell it; only the first finds it marked.
 */
export const settlePurchase = (shop: Checkout, orderNo: string): void => {
  const { visit } = shop;
  const marked = [visit.readOrder(), visit.readLeftOrder()].find((order) => order?.notConfirmYetOrderNo === orderNo);
  if (!marked) return;
  keepInCart(shop, withoutOrdered(shop.cart.get(), marked.lines));
  visit.forgetOrder(orderNo);
};

const isSameOrder = (one: OrderBeingPaid | null, other: OrderBeingPaid | null): boolean =>
  one?.notConfirmYetOrderNo === other?.notConfirmYetOrderNo &&
  one?.paymentLogId === other?.paymentLogId &&
  one?.chosenMeans === other?.chosenMeans;

/** Not started, so that callers can subscribe first. */
export const createOrderActor = (shop: Pick<Shop, 'cart' | 'visit' | 'gateways'>): OrderActor => {
  const known = shop.visit.readOrder();
  const actor = createActor(orderMachineWith(shop.gateways.orders), {
    input: { unconfirmedOrderNo: known?.notConfirmYetOrderNo ?? null, paymentLogId: known?.paymentLogId ?? null },
  });
  let wasPlaced = false;
  let marked = known;
  actor.subscribe((snapshot) => {
    const placed = selectIsPlaced(snapshot);
    const order = orderBeingPaid(snapshot, known);
    if (placed && !wasPlaced && known !== null) settlePurchase(shop, known.notConfirmYetOrderNo);
    // Only what changed: an order that was dealt with elsewhere meanwhile is not marked again.
    else if (!isSameOrder(order, marked)) shop.visit.saveOrder(order);
    marked = order;
    wasPlaced = placed;
  });
  return actor;
};
