/**
 * What moves behind checkout: coupons, the purchase and the question before leaving, as machines at work. Loaded beside
 * the page, which can be read and filled in before it is there. Source.
 */
import type { CouponGateway } from '@offrande/api-client/gateways';
import { leaveGuardMachine, type LeaveStep } from '@offrande/domain/checkout';
import { createActor, fromPromise, waitFor, type ActorRefFrom } from 'xstate';
import { emptyAfterPurchase, isPlaced } from '../../shop/order-actor.ts';
import type { Shop } from '../../shop/shop.ts';
import type { PricedCart } from '../../shop/use-priced-cart.ts';
import { couponsMachine } from './coupons.machine.ts';
import { orderToPlace } from './order-to-place.ts';
import { createPurchase, type Purchase } from './purchase.ts';
import { watchLeaving } from './watch-leaving.ts';

export interface Engine {
  readonly coupons: ActorRefFrom<typeof couponsMachine>;
  readonly guard: ActorRefFrom<typeof leaveGuardMachine>;
  readonly purchase: Purchase;
  readonly orderToPlace: typeof orderToPlace;
  /** Asks before the page is left, until stopped. */
  watchLeaving(base: string): () => void;
  stop(): void;
}

const couponsMachineWith = ({ queryCoupon }: CouponGateway) =>
  couponsMachine.provide({
    actors: {
      queryCoupon: fromPromise(({ input: { card, cart } }) => queryCoupon(card, cart.lines)),
      queryCoupons: fromPromise(async ({ input: { cards, cart } }) => {
        const answers = cards.map(async (card) => [card.cardNumber, await queryCoupon(card, cart.lines)] as const);
        return new Map(await Promise.all(answers));
      }),
    },
  });

const takeStep = async (step: LeaveStep | null, shop: Shop, goTo: (target: string) => void): Promise<void> => {
  switch (step?.step) {
    case 'clearCheckoutCart':
      return emptyAfterPurchase(shop);
    case 'cancelOrder':
      return shop.gateways.orders.cancelOrder({ orderNo: step.orderNo });
    case 'cancelPayment':
      return shop.visit.keepOrder(null);
    case 'goTo':
      return goTo(step.target);
    case 'deleteDraft':
    case undefined:
      return undefined;
  }
};

/** `onPlaced` is told an order that stands without a provider's page, `goTo` where a confirmed leave leads. */
export const startEngine = (
  shop: Shop,
  priced: PricedCart,
  { onPlaced, goTo }: { readonly onPlaced: (orderNo: string) => void; readonly goTo: (target: string) => void },
): Engine => {
  const coupons = createActor(couponsMachineWith(shop.gateways.coupons), {
    input: { coupons: shop.visit.readCoupons(), priced },
  });
  const guard = createActor(
    leaveGuardMachine.provide({ actors: { takeStep: fromPromise(({ input }) => takeStep(input, shop, goTo)) } }),
  );
  const purchase = createPurchase(shop);
  coupons.subscribe(({ context }) => shop.visit.keepCoupons(context.coupons));
  purchase.start(onPlaced);
  guard.start();
  // What an order that was left open holds of a gift card looks spent: cards are asked about once it is given up.
  waitFor(purchase.order, (order) => !order.hasTag('fetching'))
    .then((order) => isPlaced(order) || coupons.start())
    .catch(() => undefined);
  return {
    coupons,
    guard,
    purchase,
    orderToPlace,
    watchLeaving: (base) => watchLeaving(guard, shop, base),
    stop: () => {
      coupons.stop();
      guard.stop();
      purchase.stop();
    },
  };
};
