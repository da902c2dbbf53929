/**
 * A money flow that is cut at every place: what is there before, and the one thing that happens. A new flow is a row in
 * `flows.ts`; the events are the simulator's, so that server and model agree on each step here too.
 */
import type { AnyEvent } from '../simulator/event-kind.ts';
import { BASKETS } from '../simulator/baskets.ts';
import {
  cancelEvent,
  clockEvent,
  confirmEvent,
  createOrderEvent,
  openPaymentEvent,
  payEvent,
  toldEvent,
} from '../simulator/events/index.ts';
import type { Claim, Model, OutsidePayment } from '../simulator/model.ts';
import { quoteOf } from '../simulator/quote.ts';

/** An event whose arguments follow from how far the shop is. */
export interface Deed {
  readonly event: AnyEvent;
  args(model: Model): unknown;
  readonly isMailDown?: boolean;
}

export interface Flow {
  readonly name: string;
  readonly before: readonly Deed[];
  readonly act: Deed;
}

const ORDER = 'proof-of-the-order';
const ATTEMPT = `${ORDER}#1`;
const about = (key: string) => ({ buyer: 0, order: ORDER, key });

/** An order of a basket, some coupons paying. */
export const order = (basket: (typeof BASKET)[keyof typeof BASKET], ...coupons: readonly string[]): Deed => ({
  event: createOrderEvent,
  args: (model) => {
    const { appliedMinor, means } = quoteOf(model, basket, coupons)!;
    const sent = coupons.map((name, at) => ({ name, appliedMinor: appliedMinor[at]! }));
    return { buyer: 0, basket, sent, means, key: ORDER };
  },
});

/** Baskets by what matters here. */
export const BASKET = { oneCard: 0, threeCards: 1, withReceipt: 2, twoLines: 3, lessThanACoupon: 4 } as const;
if (Object.keys(BASKET).length !== BASKETS.length) throw new Error('Every basket has its name here');

export const openPayment: Deed = {
  event: openPaymentEvent,
  args: (model) => ({ ...about('proof-of-the-opening'), totalMinor: model.orders.get(ORDER)!.totalMinor }),
};

/** The buyer pays at the provider. */
export const pay = (claim: Claim | null = null): Deed => ({
  event: payEvent,
  args: ({ now }) => {
    const payment: OutsidePayment = {
      attempt: ATTEMPT,
      state: 'paid',
      paymentIds: [`pay.${ATTEMPT}.1`],
      claim,
      needsMessage: false,
      paidAt: now,
    };
    return { payment, saying: { attempt: ATTEMPT, state: 'paid', paymentId: payment.paymentIds[0], claim } };
  },
});

export const told: Deed = { event: toldEvent, args: ({ underWay }) => ({ saying: underWay[0], isKept: false }) };
export const confirm: Deed = { event: confirmEvent, args: () => about('proof-of-the-confirming') };
export const cancel: Deed = { event: cancelEvent, args: () => about('proof-of-the-cancelling') };
export const wait = (minutes: number): Deed => ({ event: clockEvent, args: () => minutes * 60_000 });
