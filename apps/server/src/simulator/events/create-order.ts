/** A buyer orders a basket, some coupons paying. Now and then the browser's amount is a cent off, or its balances are old. */
import { calls } from '@offrande/api-client/contract';
import { createOrder, type OrderWish } from '../core-order.ts';
import { BASKETS, COUPONS } from '../baskets.ts';
import { callEvent } from '../event-kind.ts';
import { quoteOf } from '../quote.ts';

const COUPON_SETS: readonly (readonly number[])[] = [[], [], [0], [1], [2], [0, 1], [1, 2], [0, 1, 2]];

export const createOrderEvent = callEvent<OrderWish & { readonly key: string }>({
  name: 'createOrder',
  weight: 5,
  choose: ({ model, dice, key }) => {
    const basket = dice.below(BASKETS.length);
    const names = dice.pick(COUPON_SETS).map((at) => COUPONS[at]!.name);
    const quote = quoteOf(model, basket, names);
    const isOff = dice.chance(0.05);
    const sent = names.map((name, at) => ({
      name,
      appliedMinor: (quote?.appliedMinor[at] ?? 1000n) + (isOff ? 1n : 0n),
    }));
    return { buyer: dice.below(2), basket, sent, means: quote?.means ?? 'creditCard', key };
  },
  core: (core, { key, ...wish }) => createOrder(core, wish, key),
  server: async (world, { buyer, basket, sent, means, key }) => {
    const couponList = sent.map(({ name, appliedMinor }) => ({
      cardNumber: COUPONS.find((one) => one.name === name)!.cardNumber,
      appliedAmount: world.amount(appliedMinor),
      code: 'giftCard' as const,
    }));
    const payload = { aggregatorBuId: world.unitId, lines: BASKETS[basket]!, paymentMean: means };
    await world.call(buyer, calls.createOrder, couponList.length === 0 ? payload : { ...payload, couponList }, key);
  },
});
