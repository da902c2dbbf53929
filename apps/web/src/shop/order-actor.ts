/**
 * The order machine in this browser: starts from the order marked in the session, keeps the mark while the order is
 * open, and clears cart and coupons once the order is confirmed. Source: A-34 (S3.49).
 */
import { clearCart } from '@offrande/domain/cart';
import { orderBeingPaid, selectIsPlaced } from '@offrande/domain/order';
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

/** Not started, so that callers can subscribe first. */
export const createOrderActor = (shop: Pick<Shop, 'cart' | 'visit' | 'gateways'>): OrderActor => {
  const known = shop.visit.readOrder();
  const actor = createActor(orderMachineWith(shop.gateways.orders), {
    input: { unconfirmedOrderNo: known?.notConfirmYetOrderNo ?? null, paymentLogId: known?.paymentLogId ?? null },
  });
  let wasPlaced = false;
  actor.subscribe((snapshot) => {
    const placed = selectIsPlaced(snapshot);
    if (placed && !wasPlaced) emptyAfterPurchase(shop);
    else shop.visit.saveOrder(orderBeingPaid(snapshot, known));
    wasPlaced = placed;
  });
  return actor;
};
