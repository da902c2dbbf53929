/**
 * A buyer orders a basket, paying in part by cards. Now and then the browser's amount is a cent off, or its balances are stale.
 * Guests pay the rest at the provider; members by wallet, by transfer or at the provider too.
 */
import { calls } from '@offrande/api-client/contract';
import { createOrder, type OrderWish } from '../core-order.ts';
import {
  ADMINISTRATOR,
  BASKETS,
  BUYERS,
  COLLEAGUE,
  COUPONS,
  ENDING_CARD,
  FILE_BASKET,
  GUEST_BASKETS,
  MEMBER_BASKETS,
  MEMBERS,
  ORDINARY_BASKETS,
  SALESMAN,
  SALESMAN_BASKETS,
} from '../baskets.ts';
import { callEvent, type Choosing } from '../event-kind.ts';
import { cardNumberOf, quoteOrder } from '../quote.ts';
import type { World } from '../world.ts';

const COUPON_SETS: readonly (readonly number[])[] = [[], [], [0], [1], [2], [0, 1], [1, 2], [0, 1, 2]];

type Wish = OrderWish & { readonly key: string };

const sentOf = (
  { dice }: Choosing,
  names: readonly string[],
  quote: ReturnType<typeof quoteOrder>,
): OrderWish['sent'] => {
  const isOff = dice.chance(0.05);
  return names.map((name, at) => ({ name, appliedMinor: (quote?.appliedMinor[at] ?? 1000n) + (isOff ? 1n : 0n) }));
};

/** Mostly a reward that the order earns; at times none, or one that it does not earn. */
export const formOf = ({ dice }: Choosing, quote: ReturnType<typeof quoteOrder>): OrderWish['form'] => {
  if (dice.chance(0.05)) return dice.pick(['bonus', 'freeGiftCard'] as const);
  const earned = quote?.earned ?? [];
  return earned.length === 0 || dice.chance(0.25) ? null : dice.pick(earned).form;
};

/** What a request for an order says of the reward. */
export const rewardFields = (form: OrderWish['form']) =>
  form === null
    ? {}
    : { rewardType: form, ...(form === 'freeGiftCard' ? { freeItem: 'offrande', freeItemQty: 1 } : {}) };

const send = async (world: World, { buyer, basket, sent, means, form, key }: Wish): Promise<void> => {
  const couponList = sent.map(({ name, appliedMinor }) => ({
    cardNumber: cardNumberOf(name),
    appliedAmount: world.amount(appliedMinor),
    code: 'giftCard' as const,
  }));
  const customer = buyer === SALESMAN ? { custId: world.customerId(ADMINISTRATOR) } : {};
  const order = { aggregatorBuId: world.unitId, lines: BASKETS[basket]!, paymentMean: means, ...customer };
  const payload = { ...order, ...rewardFields(form) };
  await world.call(buyer, calls.createOrder, couponList.length === 0 ? payload : { ...payload, couponList }, key);
};

export const createOrderEvent = callEvent<Wish>({
  name: 'createOrder',
  weight: 5,
  choose: (choosing) => {
    const { model, dice, key } = choosing;
    const basket = dice.below(GUEST_BASKETS);
    const names = dice.pick(COUPON_SETS).map((at) => COUPONS[at]!.name);
    const quote = quoteOrder(model, { basket, coupons: names });
    const sent = sentOf(choosing, names, quote);
    const form = formOf(choosing, quote);
    return { buyer: dice.below(2), basket, sent, means: quote?.means ?? 'creditCard', form, key };
  },
  core: (core, { key, ...wish }) => createOrder(core, wish, key),
  server: send,
});

const CARD_SETS: readonly (readonly string[])[] = [
  [],
  [],
  [],
  ['held-by-2'],
  ['held-by-3'],
  ['coupon-part'],
  ['held-by-nobody', 'coupon-whole'],
];

/** What members pay with. */
export const MEANS = {
  individual: ['wallet', 'wallet', 'creditCard'],
  business: ['wallet', 'bankTransfer', 'bankTransfer', 'creditCard'],
} as const;

const orderByMember = (name: string, weight: number, buyers: readonly number[]) =>
  callEvent<Wish>({
    name,
    weight,
    choose: (choosing) => {
      const { model, dice, key } = choosing;
      const buyer = dice.pick(buyers);
      const basket = dice.chance(0.5) ? dice.below(ORDINARY_BASKETS) : dice.pick(MEMBER_BASKETS);
      const names = dice.pick(CARD_SETS);
      const chosen = dice.pick(MEANS[BUYERS[buyer]!.kind === 'business' ? 'business' : 'individual']);
      const quote = quoteOrder(model, { basket, coupons: names, buyer, means: chosen });
      const form = formOf(choosing, quote);
      return { buyer, basket, sent: sentOf(choosing, names, quote), means: quote?.means ?? chosen, form, key };
    },
    core: (core, { key, ...wish }) => createOrder(core, wish, key),
    server: send,
  });

export const memberOrderEvent = orderByMember('memberOrder', 5, MEMBERS);

/** Above the limit of this buyer, another person of the company decides. */
export const colleagueOrderEvent = orderByMember('colleagueOrder', 2, [COLLEAGUE]);

/** A member pays in part with the card that expires today; a transfer takes longer than that. */
export const endingOrderEvent = callEvent<Wish>({
  name: 'endingOrder',
  weight: 1.2,
  choose: (choosing) => {
    const { model, dice, key } = choosing;
    const { holder: buyer, name } = ENDING_CARD;
    const basket = dice.pick([0, 1, 6]);
    const chosen = dice.pick(MEANS.business);
    const quote = quoteOrder(model, { basket, coupons: [name], buyer, means: chosen });
    const form = formOf(choosing, quote);
    return { buyer, basket, sent: sentOf(choosing, [name], quote), means: quote?.means ?? chosen, form, key };
  },
  core: (core, { key, ...wish }) => createOrder(core, wish, key),
  server: send,
});

/** A salesman orders for the company, and earns a commission, also where a coupon pays everything. */
export const salesmanOrderEvent = callEvent<Wish>({
  name: 'salesmanOrder',
  weight: 2,
  choose: (choosing) => {
    const { model, dice, key } = choosing;
    const names = dice.pick([[], [], ['coupon-part']] as const);
    const basket = names.length > 0 ? dice.pick([1, 4]) : dice.pick(SALESMAN_BASKETS);
    const means = dice.pick(['creditCard', 'bankTransfer', 'bankTransfer'] as const);
    const quote = quoteOrder(model, { basket, coupons: names, buyer: SALESMAN, means });
    return {
      buyer: SALESMAN,
      basket,
      sent: sentOf(choosing, names, quote),
      means: quote?.means ?? means,
      form: null,
      key,
    };
  },
  core: (core, { key, ...wish }) => createOrder(core, wish, key),
  server: send,
});

/** A person of the company orders cards whose codes come in a file. */
export const fileOrderEvent = callEvent<Wish>({
  name: 'fileOrder',
  weight: 2,
  choose: (choosing) => {
    const { model, dice, key } = choosing;
    const buyer = dice.pick([ADMINISTRATOR, COLLEAGUE]);
    const means = dice.pick(['wallet', 'wallet', 'wallet', 'bankTransfer'] as const);
    const form = formOf(choosing, quoteOrder(model, { basket: FILE_BASKET, coupons: [], buyer, means }));
    return { buyer, basket: FILE_BASKET, sent: [], means, form, key };
  },
  core: (core, { key, ...wish }) => createOrder(core, wish, key),
  server: send,
});
