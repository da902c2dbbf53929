/**
 * The order machine at work in this browser: it starts from the order that the session marks, keeps the mark while the
 * order is open, and empties cart and coupons once the order stands. Source: A-34 (S3.49).
 */
import { clearCart } from '@offrande/domain/cart';
import { orderBeingPaid, selectIsPlaced } from '@offrande/domain/order';
import { createActor, type ActorRefFrom } from 'xstate';
import { orderMachineWith } from './machines.ts';
import type { Shop } from './shop.ts';

export type OrderActor = ActorRefFrom<ReturnType<typeof orderMachineWith>>;

/** What was in the cart is bought now. */
export const emptyAfterPurchase = ({ cart, visit }: Pick<Shop, 'cart' | 'visit'>): void => {
  cart.set(clearCart(cart.get()));
  visit.saveCoupons([]);
  visit.saveOrder(null);
  visit.forgetLeftOrder();
};

/** Not started yet, so that others may listen first. */
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
