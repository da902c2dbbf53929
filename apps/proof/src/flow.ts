/**
 * A money flow that is interrupted at every point: its preparation, and the one deed under test. A new flow is a row in
 * `flows.ts`; the events are the simulator's, so that server and model are compared at each step here too.
 */
import type { AnyEvent } from './simulator/event-kind.ts';
import { BASKETS, ENDING_CARD, MEMBERS } from './simulator/baskets.ts';
import type { CardUpdate } from '@offrande/domain/card-update';
import type { RewardForm } from '@offrande/domain/discount';
import type { PaymentMeans } from '@offrande/domain/payment';
import {
  bookTopUpEvent,
  cancelEvent,
  clockEvent,
  confirmEvent,
  confirmTransferEvent,
  createOrderEvent,
  endingOrderEvent,
  importEvent,
  nightEvent,
  memberOrderEvent,
  openPaymentEvent,
  giveUpTopUpEvent,
  openTopUpEvent,
  paidBackEvent,
  payEvent,
  refundEvent,
  resumeTopUpEvent,
  returnLateEvent,
  settleLateEvent,
  sweepEvent,
  notifiedEvent,
  transferEvent,
  unlockEvent,
  updateCardEvent,
  workEvent,
} from './simulator/events/index.ts';
import type { Claim, Model, OutsidePayment } from './simulator/model.ts';
import { quoteOrder } from './simulator/quote.ts';

/** An event whose arguments are derived from the current state of the shop. */
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
/** The first member of the simulator; all other deeds are a guest's. */
const MEMBER = MEMBERS[0];
const ownerOf = (model: Model): number => model.orders.get(ORDER)!.buyer;
const about = (model: Model, key: string) => ({ buyer: ownerOf(model), order: ORDER, key });

/** Baskets by the property that matters here. */
export const BASKET = {
  oneCard: 0,
  threeCards: 1,
  withReceipt: 2,
  twoLines: 3,
  lessThanACoupon: 4,
  byPost: 5,
  ownCards: 6,
} as const;
if (Object.keys(BASKET).length !== BASKETS.length) throw new Error('Every basket has its name here');
type Basket = (typeof BASKET)[keyof typeof BASKET];

/** The buyer, the means of payment for the rest, and the reward that the order is to earn. */
interface Ordering {
  readonly buyer?: number;
  readonly means?: PaymentMeans;
  readonly form?: RewardForm;
}

const orderBy =
  (basket: Basket, coupons: readonly string[], { buyer = 0, means: chosen = 'creditCard', form }: Ordering) =>
  (model: Model) => {
    const wanted = { basket, coupons, buyer, means: chosen, form: form ?? null };
    const { appliedMinor, means } = quoteOrder(model, wanted)!;
    const sent = coupons.map((name, at) => ({ name, appliedMinor: appliedMinor[at]! }));
    return { buyer, basket, sent, means, form: form ?? null, key: ORDER };
  };

/** A guest's order of a basket, some coupons paying. */
export const order = (basket: Basket, ...coupons: readonly string[]): Deed => ({
  event: createOrderEvent,
  args: orderBy(basket, coupons, {}),
});

/** A member's order; a transfer is the business's. */
export const memberOrder = (basket: Basket, means: PaymentMeans, ...coupons: readonly string[]): Deed => ({
  event: memberOrderEvent,
  args: orderBy(basket, coupons, { buyer: means === 'bankTransfer' ? MEMBERS[1] : MEMBER, means }),
});

/** A guest's order with which a gift card is given. */
export const orderWithGift: Deed = {
  event: createOrderEvent,
  args: orderBy(BASKET.twoLines, [], { form: 'freeGiftCard' }),
};

/** A member's order that the wallet pays and that earns a bonus. */
export const orderWithBonus: Deed = {
  event: memberOrderEvent,
  args: orderBy(BASKET.ownCards, [], { buyer: MEMBER, means: 'wallet', form: 'bonus' }),
};

export const openPayment: Deed = {
  event: openPaymentEvent,
  args: (model) => ({ ...about(model, 'proof-of-the-opening'), totalMinor: model.orders.get(ORDER)!.totalMinor }),
};

export const PAYMENT = `pay.${ATTEMPT}.1`;

/** The buyer pays at the provider. */
export const pay = (claim: Claim | null = null): Deed => ({
  event: payEvent,
  args: ({ now }) => {
    const payment: OutsidePayment = {
      attempt: ATTEMPT,
      state: 'paid',
      paymentIds: [PAYMENT],
      claim,
      needsMessage: false,
      paidAt: now,
    };
    return { payment, saying: { attempt: ATTEMPT, state: 'paid', paymentId: PAYMENT, claim } };
  },
});

export const told: Deed = { event: notifiedEvent, args: ({ underWay }) => ({ saying: underWay[0], isKept: false }) };
export const confirm: Deed = { event: confirmEvent, args: (model) => about(model, 'proof-of-the-confirming') };
export const cancel: Deed = { event: cancelEvent, args: (model) => about(model, 'proof-of-the-cancelling') };
export const wait = (minutes: number): Deed => ({ event: clockEvent, args: () => minutes * 60_000 });
/** The day ends, and with it the card that could be spent until then. */
export const night: Deed = { event: nightEvent, args: () => 14 * 3_600_000 };

/** A part of an order is to be paid by the card that ends today, the rest by a transfer. */
export const endingOrder: Deed = {
  event: endingOrderEvent,
  args: orderBy(BASKET.oneCard, [ENDING_CARD.name], { buyer: ENDING_CARD.holder, means: 'bankTransfer' }),
};

export const work: Deed = { event: workEvent, args: () => true };
export const sweep: Deed = { event: sweepEvent, args: () => true };

/** A member's top-up of a card, or with null of the wallet. */
export const topUp = (card: string | null): Deed => ({
  event: openTopUpEvent,
  args: () => ({ buyer: MEMBER, card, amountMinor: 2500n, key: ORDER }),
});

/** Another one of the same, begun after the first. */
export const topUpAgain = (card: string | null): Deed => ({
  event: openTopUpEvent,
  args: () => ({ buyer: MEMBER, card, amountMinor: 1000n, key: 'proof-of-another-top-up' }),
});

export const resumeTopUp: Deed = {
  event: resumeTopUpEvent,
  args: (model) => ({ ...about(model, 'proof-of-the-resuming'), totalMinor: model.orders.get(ORDER)!.totalMinor }),
};
export const giveUpTopUp: Deed = { event: giveUpTopUpEvent, args: (model) => about(model, 'proof-of-the-giving-up') };

export const bookTopUp: Deed = { event: bookTopUpEvent, args: () => ({ buyer: MEMBER, paymentId: PAYMENT }) };

/** Staff find a transfer on the bank statement, more or less than the order costs by this amount. */
export const transferCame = (moreMinor = 0n): Deed => ({
  event: confirmTransferEvent,
  args: (model) => {
    const amountMinor = model.orders.get(ORDER)!.totalMinor + moreMinor;
    return { order: ORDER, amountMinor, reference: 'statement.1' };
  },
});

export const settleLate = (paymentId: string): Deed => ({
  event: settleLateEvent,
  args: () => ({ order: ORDER, paymentId }),
});
export const returnLate = (paymentId: string): Deed => ({ event: returnLateEvent, args: () => paymentId });

/** The given cards of the order are returned; null returns all that can be. */
export const refund = (no: number, cards: readonly string[] | null): Deed => ({
  event: refundEvent,
  args: () => ({ id: `refund.${no}`, order: ORDER, cards }),
});
export const paidBack: Deed = { event: paidBackEvent, args: () => 'refund.1' };

/** A card of the order by its line and its position there, both counted as in the books. */
export const cardOf = (line: number, unit: number): string => `${ORDER}/${line}/${unit}`;

/** Transfers a part of the member's card to a friend; null transfers all of it. */
export const give = (amountMinor: bigint | null): Deed => ({
  event: transferEvent,
  args: () => ({ buyer: MEMBER, card: 'held-by-2', amountMinor, key: 'proof-of-the-transfer' }),
});

/** The member imports a card without an owner, or its balance. */
export const bring = (type: 'card' | 'balance', isPinRight = true): Deed => ({
  event: importEvent,
  args: () => ({ buyer: MEMBER, card: 'held-by-nobody', type, isPinRight, key: 'proof-of-the-import' }),
});

export const update = (change: CardUpdate): Deed => ({
  event: updateCardEvent,
  args: () => ({ buyer: MEMBER, card: 'held-by-2', update: change }),
});

/** Unlocks with the secret from the parcel. */
export const unlock: Deed = {
  event: unlockEvent,
  args: () => ({ buyer: 0, order: ORDER, isSecretRight: true, isSecretSent: true }),
};
