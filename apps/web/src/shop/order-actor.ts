/**
 * The order machine in this browser: starts from the order marked in the session, keeps the mark while the order is
 * open, and clears cart and coupons once the order is confirmed. Source: A-34 (S3.49).
 */
import { clearCart } from '@offrande/domain/cart';
import { type OrderBeingPaid, orderBeingPaid, selectIsPlaced } from '@offrande/domain/order';
import { createActor, type ActorRefFrom } from 'xstate';
import { orderMachineWith } from './machines.ts';
import type { Shop } from './shop.ts';

export type OrderActor = ActorRefFrom<ReturnType<typeof orderMachineWith>>;

/** The cart's content has been bought. */
export const emptyAfterPurchase = ({ cart, visit }: Pick<Shop, 'cart' | 'visit'>): void => {
  cart.set(clearCart(cart.get()));
  visit.saveCoupons([]);
  visit.saveOrder(null);
  visit.forgetLeftOrder();
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
    if (placed && !wasPlaced) emptyAfterPurchase(shop);
    // Only what changed: an order that was dealt with elsewhere meanwhile is not marked again.
    else if (!isSameOrder(order, marked)) shop.visit.saveOrder(order);
    marked = order;
    wasPlaced = placed;
  });
  return actor;
};
