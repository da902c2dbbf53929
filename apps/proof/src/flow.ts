/**
 * A money flow that is interrupted at every point: its preparation, and the one action under test. A new flow is a row in
 * `flows.ts`; the events are the simulator's, so that server and model are compared at each step here too.
 */
import type { AnyEvent } from './simulator/event-kind.ts';
import { ADMINISTRATOR, BASKETS, COLLEAGUE, ENDING_CARD, FILE_BASKET, MEMBERS, SALESMAN } from './simulator/baskets.ts';
import type { CardUpdate } from '@offrande/domain/card-update';
import type { RewardForm } from '@offrande/domain/discount';
import type { PaymentMeans } from '@offrande/domain/payment';
import {
  bookTopUpEvent,
  cancelEvent,
  clockEvent,
  confirmEvent,
  confirmTransferEvent,
  colleagueOrderEvent,
  createOrderEvent,
  decideOrderEvent,
  endingOrderEvent,
  importEvent,
  nightEvent,
  memberOrderEvent,
  salesmanOrderEvent,
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
  walletTransferEvent,
  workEvent,
} from './simulator/events/index.ts';
import type { Claim, Model, OutsidePayment } from './simulator/model.ts';
import { quoteOrder } from './simulator/quote.ts';

/** An event with its arguments derived from the shop's current state. */
export interface Action {
  readonly event: AnyEvent;
  args(model: Model): unknown;
  readonly isMailDown?: boolean;
}

export interface Flow {
  readonly name: string;
  readonly before: readonly Action[];
  readonly act: Action;
}

const ORDER = 'proof-of-the-order';
const ATTEMPT = `${ORDER}#1`;
/** The simulator's first member; all other actions are a guest's. */
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
  inAFile: FILE_BASKET,
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

/** A guest's order of a basket, paid in part by coupons. */
export const order = (basket: Basket, ...coupons: readonly string[]): Action => ({
  event: createOrderEvent,
  args: orderBy(basket, coupons, {}),
});

/** A member's order; a transfer is the company's. */
export const memberOrder = (basket: Basket, means: PaymentMeans, ...coupons: readonly string[]): Action => ({
  event: memberOrderEvent,
  args: orderBy(basket, coupons, { buyer: means === 'bankTransfer' ? MEMBERS[1] : MEMBER, means }),
});

/** An order above the limit of its buyer, about which the administrator of the company decides. */
export const colleagueOrder = (means: PaymentMeans, ...coupons: readonly string[]): Action => ({
  event: colleagueOrderEvent,
  args: orderBy(BASKET.ownCards, coupons, { buyer: COLLEAGUE, means }),
});
export const decide = (isApproved: boolean): Action => ({
  event: decideOrderEvent,
  args: () => ({ buyer: ADMINISTRATOR, order: ORDER, isApproved, key: 'proof-of-the-decision' }),
});

/** A salesman's order for the company, which earns him a commission. */
export const salesmanOrder = (means: PaymentMeans, ...coupons: readonly string[]): Action => ({
  event: salesmanOrderEvent,
  args: orderBy(BASKET.twoLines, coupons, { buyer: SALESMAN, means }),
});

/** A guest's order that earns a gift card. */
export const orderWithGift: Action = {
  event: createOrderEvent,
  args: orderBy(BASKET.twoLines, [], { form: 'freeGiftCard' }),
};

/** A member's order that is paid by wallet and earns a bonus. */
export const orderWithBonus: Action = {
  event: memberOrderEvent,
  args: orderBy(BASKET.ownCards, [], { buyer: MEMBER, means: 'wallet', form: 'bonus' }),
};

export const openPayment: Action = {
  event: openPaymentEvent,
  args: (model) => ({ ...about(model, 'proof-of-the-opening'), totalMinor: model.orders.get(ORDER)!.totalMinor }),
};

export const PAYMENT = `pay.${ATTEMPT}.1`;

/** The buyer pays at the provider. */
export const pay = (claim: Claim | null = null): Action => ({
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
    return { payment, status: { attempt: ATTEMPT, state: 'paid', paymentId: PAYMENT, claim } };
  },
});

export const told: Action = { event: notifiedEvent, args: ({ underWay }) => ({ status: underWay[0], isKept: false }) };
export const confirm: Action = { event: confirmEvent, args: (model) => about(model, 'proof-of-the-confirming') };
export const cancel: Action = { event: cancelEvent, args: (model) => about(model, 'proof-of-the-cancelling') };
export const wait = (minutes: number): Action => ({ event: clockEvent, args: () => minutes * 60_000 });
/** The day ends, and the card valid until then expires. */
export const night: Action = { event: nightEvent, args: () => 14 * 3_600_000 };

/** An order to be paid in part by the card that expires today, the rest by transfer. */
export const endingOrder: Action = {
  event: endingOrderEvent,
  args: orderBy(BASKET.oneCard, [ENDING_CARD.name], { buyer: ENDING_CARD.holder, means: 'bankTransfer' }),
};

export const work: Action = { event: workEvent, args: () => true };
export const sweep: Action = { event: sweepEvent, args: () => true };

/** A member's top-up of a card; null for the wallet. */
export const topUp = (card: string | null): Action => ({
  event: openTopUpEvent,
  args: () => ({ buyer: MEMBER, card, amountMinor: 2500n, key: ORDER }),
});

/** The company's top-up of its wallet by transfer. */
export const walletTransfer: Action = {
  event: walletTransferEvent,
  args: () => ({ buyer: ADMINISTRATOR, card: null, amountMinor: 2500n, means: 'bankTransfer', key: ORDER }),
};

/** A second top-up of the same, started after the first. */
export const topUpAgain = (card: string | null): Action => ({
  event: openTopUpEvent,
  args: () => ({ buyer: MEMBER, card, amountMinor: 1000n, key: 'proof-of-another-top-up' }),
});

export const resumeTopUp: Action = {
  event: resumeTopUpEvent,
  args: (model) => ({ ...about(model, 'proof-of-the-resuming'), totalMinor: model.orders.get(ORDER)!.totalMinor }),
};
export const giveUpTopUp: Action = { event: giveUpTopUpEvent, args: (model) => about(model, 'proof-of-the-giving-up') };

export const bookTopUp: Action = { event: bookTopUpEvent, args: () => ({ buyer: MEMBER, paymentId: PAYMENT }) };

/** Staff book a transfer that differs from the order's price by this amount. */
export const transferCame = (moreMinor = 0n): Action => ({
  event: confirmTransferEvent,
  args: (model) => {
    const amountMinor = model.orders.get(ORDER)!.totalMinor + moreMinor;
    return { order: ORDER, amountMinor, reference: 'statement.1' };
  },
});

export const settleLate = (paymentId: string): Action => ({
  event: settleLateEvent,
  args: () => ({ order: ORDER, paymentId }),
});
export const returnLate = (paymentId: string): Action => ({ event: returnLateEvent, args: () => paymentId });

/** Returns the named cards of the order; null for all returnable ones. */
export const refund = (no: number, cards: readonly string[] | null): Action => ({
  event: refundEvent,
  args: () => ({ id: `refund.${no}`, order: ORDER, cards }),
});
export const paidBack: Action = { event: paidBackEvent, args: () => 'refund.1' };

/** A card of the order by its line and position, numbered as in the books. */
export const cardOf = (line: number, unit: number): string => `${ORDER}/${line}/${unit}`;

/** Transfers part of the member's card to a friend; null for all of it. */
export const give = (amountMinor: bigint | null): Action => ({
  event: transferEvent,
  args: () => ({ buyer: MEMBER, card: 'held-by-2', amountMinor, key: 'proof-of-the-transfer' }),
});

/** The member imports a card without an owner, or its balance. */
export const bring = (type: 'card' | 'balance', isPinRight = true): Action => ({
  event: importEvent,
  args: () => ({ buyer: MEMBER, card: 'held-by-nobody', type, isPinRight, key: 'proof-of-the-import' }),
});

export const update = (change: CardUpdate): Action => ({
  event: updateCardEvent,
  args: () => ({ buyer: MEMBER, card: 'held-by-2', update: change }),
});

/** Unlocks with the secret from the parcel. */
export const unlock: Action = {
  event: unlockEvent,
  args: () => ({ buyer: 0, order: ORDER, isSecretRight: true, isSecretSent: true }),
};
