/**
 * The domain's checkout machine with its calls and its storage. Loaded in parallel with the page, which can be read and
 * filled in meanwhile.
 */
import { isCallFailure } from '@offrande/api-client/client';
import { ERROR_CODES } from '@offrande/api-client/contract';
import type { CouponGateway } from '@offrande/api-client/gateways';
import { checkoutMachine, couponsMachine, type CheckoutFacts } from '@offrande/domain/checkout';
import { leaveGuardMachine, type LeaveStep } from '@offrande/domain/leave-guard';
import type { OrderDraft } from '@offrande/domain/order-payload';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { given, type OrderCalls, orderMachineWith, paymentRedirectMachineWith } from './machines.ts';
import { clearCheckout, settleOwnOrder } from './order-actor.ts';
import type { Shop } from './shop.ts';

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>;

const couponsMachineWith = ({ queryCoupon }: CouponGateway) =>
  couponsMachine.provide({
    actors: {
      queryCoupon: fromPromise(({ input: { entry, lines } }) => queryCoupon(entry, lines)),
      queryCoupons: fromPromise(({ input: { entries, lines } }) =>
        Promise.all(entries.map(async (entry) => [entry.cardNumber, await queryCoupon(entry, lines)] as const)),
      ),
    },
  });

const takeStep = async (
  step: LeaveStep | null,
  shop: Shop,
  { goTo, drafts }: CheckoutSurroundings,
): Promise<unknown> => {
  switch (step?.step) {
    case 'clearCheckoutCart':
      return clearCheckout(shop);
    case 'cancelOrder':
      return shop.gateways.orders.cancelOrder({ orderNo: step.orderNo });
    case 'cancelPayment':
      return shop.visit.saveOrder(null);
    case 'goTo':
      return goTo(step.target);
    case 'deleteDraft':
      return drafts?.remove();
    case undefined:
      return undefined;
  }
};

/** A refused price has the cart renewed, so that the buyer is shown today's total beside the refusal. */
const ordersAtTodaysPrices = (orders: OrderCalls, takeTodaysPrices: () => Promise<void>): OrderCalls => ({
  confirmOrder: (order) => orders.confirmOrder(order),
  cancelOrder: (order) => orders.cancelOrder(order),
  createOrder: (payload) =>
    orders.createOrder(payload).catch(async (failure: unknown) => {
      if (isCallFailure(failure) && failure.code === ERROR_CODES.priceChanged) await takeTodaysPrices();
      throw failure;
    }),
});

/** What the checkout asks of the page around it; `goTo` receives the target of a confirmed leave. */
export interface CheckoutSurroundings {
  readonly goTo: (target: string) => void;
  readonly takeTodaysPrices: () => Promise<void>;
  /** Where a salesman's draft is; other buyers save theirs with the order alone. */
  readonly drafts?: {
    readonly save: (draft: OrderDraft) => Promise<{ readonly draftId: string }>;
    readonly remove: () => Promise<unknown>;
    /** The order is placed: the draft is over. */
    readonly settle: () => void;
  };
}

export const startCheckout = (shop: Shop, facts: CheckoutFacts, surroundings: CheckoutSurroundings): CheckoutActor => {
  const { gateways, visit } = shop;
  const { takeTodaysPrices, drafts } = surroundings;
  const saveDraft =
    drafts?.save ?? ((draft: OrderDraft) => gateways.orders.saveDraft({ draftId: null, revision: null, ...draft }));
  const machine = checkoutMachine.provide({
    actors: {
      coupons: couponsMachineWith(gateways.coupons),
      order: orderMachineWith(ordersAtTodaysPrices(gateways.orders, takeTodaysPrices)),
      redirect: paymentRedirectMachineWith(gateways.payments(''), shop),
      leaveGuard: leaveGuardMachine.provide({
        actors: { takeStep: fromPromise(({ input }) => takeStep(input, shop, surroundings)) },
      }),
      saveDraft: fromPromise(({ input }) => saveDraft(given(input))),
    },
    actions: {
      rememberOrder: (_, order) => visit.saveOrder(order),
      rememberCoupons: (_, coupons) => visit.saveCoupons(coupons),
      settlePurchase: (_, lines) => {
        drafts?.settle();
        settleOwnOrder(shop, lines);
      },
    },
  });
  return createActor(machine, { input: { facts, coupons: visit.readCoupons(), left: visit.readOrder() } }).start();
};
