/**
 * The order machine at work in this browser: it starts from the order that the session marks, keeps the mark while the
 * order is open, and empties cart and coupons once the order stands. Source: A-34 (S3.49).
 */
import type { OrderGateway } from '@offrande/api-client/gateways';
import { clearCart } from '@offrande/domain/cart';
import { selectIsConfirmed, selectUnconfirmedOrderNo, type OrderSnapshot } from '@offrande/domain/order';
import { createActor, type ActorRefFrom } from 'xstate';
import { orderMachineWith } from './machines.ts';
import type { OrderBeingPaid } from './visit.ts';
import type { Shop } from './shop.ts';

export type OrderActor = ActorRefFrom<ReturnType<typeof orderMachineWith>>;

/** The order is made: confirmed, or waiting for a transfer under way. */
export const isPlaced = (snapshot: OrderSnapshot): boolean =>
  selectIsConfirmed(snapshot) || snapshot.matches({ purchase: 'awaitingMoney' });

/** What was in the cart is bought now. */
export const emptyAfterPurchase = ({ cart, visit }: Pick<Shop, 'cart' | 'visit'>): void => {
  cart.set(clearCart(cart.get()));
  visit.keepCoupons([]);
  visit.keepOrder(null);
  visit.forgetLeftOrder();
};

const markOf = (snapshot: OrderSnapshot, known: OrderBeingPaid | null): OrderBeingPaid | null => {
  const orderNo = selectUnconfirmedOrderNo(snapshot);
  if (orderNo === null) return null;
  const { paymentLogId, payload } = snapshot.context;
  return {
    notConfirmYetOrderNo: orderNo,
    paymentLogId,
    chosenMeans: payload?.paymentMean ?? known?.chosenMeans ?? null,
  };
};

/** Not started yet, so that others may listen first. */
export const createOrderActor = (
  shop: Pick<Shop, 'cart' | 'visit' | 'gateways'>,
  orders: OrderGateway = shop.gateways.orders,
): OrderActor => {
  const known = shop.visit.readOrder();
  const actor = createActor(orderMachineWith(orders), {
    input: { unconfirmedOrderNo: known?.notConfirmYetOrderNo ?? null, paymentLogId: known?.paymentLogId ?? null },
  });
  let wasPlaced = false;
  actor.subscribe((snapshot) => {
    const placed = isPlaced(snapshot);
    if (placed && !wasPlaced) emptyAfterPurchase(shop);
    else shop.visit.keepOrder(markOf(snapshot, known));
    wasPlaced = placed;
  });
  return actor;
};
