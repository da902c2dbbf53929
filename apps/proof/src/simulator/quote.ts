/** An order's price by the domain's total, and what each coupon pays: for the buyer's request and for the model. */
import { type Cart, cardsOf } from '@offrande/domain/cart';
import { rewardsFor } from '@offrande/domain/business-unit';
import { cartTotal, faceOf } from '@offrande/domain/pricing';
import type { Coupon } from '@offrande/domain/coupon';
import {
  discountsFor,
  type Reward,
  rewardChoices,
  type RewardForm,
  rewardOfOrder,
  rewardValue,
} from '@offrande/domain/discount';
import { availableOf, cardAccount, type PaidFrom, type Settlement } from '@offrande/domain/ledger';
import { addSales, couponUse, givenSale, type Sale, saleOf } from '@offrande/domain/sale';
import { fromMinorUnits, isPositive, toMinorUnits } from '@offrande/domain/money';
import { commissionAmount } from '@offrande/domain/fees';
import { isCoupon, meansOfOrder, type PaymentMeans, wayOfPaying } from '@offrande/domain/payment';
import { Result } from 'effect';
import { cartOfPayload } from '../../../server/src/order/cart-of-payload.ts';
import { BASKETS, BUYERS, COUPONS, ENDING_CARD, HELD_CARDS, SUITED_ITEM_CODES } from './baskets.ts';
import { isCardClosed } from './card-of-model.ts';
import { likeUnit } from './like-unit.ts';
import { CURRENCY, type Model, type ModelLine } from './model.ts';

/** Each basket as each buyer's cart; undefined if the buyer may not order it. */
const CARTS: readonly (readonly (Cart | undefined)[])[] = BUYERS.map(({ kind }) => {
  const context = {
    unit: likeUnit,
    buyer: kind,
    language: 'fr',
    now: new Date(0),
    publicOrigin: 'https://shop.example',
    quoted: [],
  } as const;
  return BASKETS.map((lines) => Result.getOrUndefined(cartOfPayload(lines, context)));
});

export interface Quote {
  readonly appliedMinor: readonly bigint[];
  readonly means: PaymentMeans;
  readonly settlement: Omit<Settlement, 'orderNo'>;
  readonly totalMinor: bigint;
  /** The price, whatever pays it. */
  readonly grossMinor: bigint;
  /** What each line of the basket sells. */
  readonly sales: readonly Sale[];
  /** The rewards that the order may earn, and the one promised to the buyer. */
  readonly earned: readonly Reward[];
  readonly reward: Reward | null;
}

const PAYING = [...COUPONS, ...[...HELD_CARDS, ENDING_CARD].map((card) => ({ ...card, isPartialRedeemAllowed: true }))];

/** The number of the card with a name, and vice versa. */
export const cardNumberOf = (name: string): string => PAYING.find((one) => one.name === name)!.cardNumber;

const couponOf = (model: Model, name: string): Coupon | null => {
  const { cardNumber, isPartialRedeemAllowed } = PAYING.find((one) => one.name === name)!;
  if (isCardClosed(model, model.cards.get(name)!)) return null;
  const free = availableOf(model.book, cardAccount(name, CURRENCY));
  if (free <= 0n) return null;
  return {
    cardNumber,
    balance: fromMinorUnits(free, likeUnit.currency),
    isPartialRedeemAllowed,
    brands: ['Offrande'],
    suitedItemCodes: SUITED_ITEM_CODES,
    isThirdParty: false,
    isVerified: true,
  };
};

const giftOf = (reward: Reward | null): readonly Sale[] =>
  reward?.form === 'freeGiftCard' ? [givenSale(rewardValue(reward))] : [];

const paidFromOf = (means: PaymentMeans, buyer: number): PaidFrom => {
  if (means === 'wallet') return { type: 'wallet', customerId: BUYERS[buyer]!.member! };
  return { type: wayOfPaying(means) === 'later' ? 'bank' : 'provider' };
};

/** A buyer's selection. `form` is the reward that the order is to earn. */
export interface Wanted {
  readonly basket: number;
  readonly coupons: readonly string[];
  readonly buyer?: number;
  readonly means?: PaymentMeans;
  readonly form?: RewardForm | null;
}

/** Null if a coupon may not pay, is empty or has nothing to pay, or if the reward is not earned. */
export const quoteOrder = (
  model: Model,
  { basket, coupons: couponNames, buyer = 0, means: chosen = 'creditCard', form = null }: Wanted,
): Quote | null => {
  const coupons = couponNames.map((name) => couponOf(model, name));
  if (coupons.includes(null)) return null;
  const cart = CARTS[buyer]![basket]!;
  const total = cartTotal(cart, {
    policy: likeUnit.cartPolicyFor(BUYERS[buyer]!.kind),
    discounts: discountsFor(likeUnit.catalogue.discounts, null),
    coupons: coupons as readonly Coupon[],
  });
  if (total.coupons.some(({ applied }) => !isPositive(applied))) return null;
  const { kind, member } = BUYERS[buyer]!;
  const isSalesman = kind === 'salesman';
  const sales = total.lines.map((line, at) =>
    saleOf(
      { lines: [line] },
      likeUnit.currency,
      isSalesman ? commissionAmount(cart.lines[at]!.commission, line.gross) : null,
    ),
  );
  const offers = rewardsFor(likeUnit.rules, kind);
  const face = faceOf(total, likeUnit.currency);
  const given = rewardOfOrder(offers, kind, face, null);
  const earned = given === null ? rewardChoices(offers, kind, face) : [given];
  const reward = form === null ? null : rewardOfOrder(offers, kind, face, form);
  if (form !== (reward?.form ?? null)) return null;
  const totalMinor = toMinorUnits(total.total);
  const wanted = isCoupon(chosen) ? 'creditCard' : chosen;
  const means = meansOfOrder(wanted, totalMinor === 0n, coupons as readonly Coupon[]);
  return {
    appliedMinor: total.coupons.map(({ applied }) => toMinorUnits(applied)),
    means,
    settlement: {
      sale: [...sales, ...giftOf(reward)].reduce((sum, sale) => addSales([sum, sale])),
      coupons: total.coupons.map((applied, at) => couponUse(applied, couponNames[at]!)),
      paidMinor: totalMinor,
      paidFrom: paidFromOf(means, buyer),
      bonus: reward?.form === 'bonus' ? { customerId: member!, amountMinor: toMinorUnits(reward.amount) } : null,
      salesmanId: isSalesman ? member : null,
    },
    totalMinor,
    grossMinor: toMinorUnits(total.gross),
    earned,
    reward,
    sales,
  };
};

/** The kinds of cards in a basket, named by their order and place. */
export const linesOf = (
  order: string,
  buyer: number,
  basket: number,
  { sales, reward }: Quote,
): readonly ModelLine[] => {
  const sold = CARTS[buyer]![basket]!.lines.map((line, at) => ({
    name: `${order}/${at}`,
    faceMinor: toMinorUnits(line.amount),
    cards: cardsOf(line),
    delivery: line.delivery.type,
    sale: sales[at]!,
  }));
  if (reward?.form !== 'freeGiftCard') return sold;
  const { amount, quantity: cards } = reward;
  const gift = {
    faceMinor: toMinorUnits(amount),
    cards,
    delivery: 'pdf',
    sale: givenSale(rewardValue(reward)),
  } as const;
  return [...sold, { name: `${order}/${sold.length}`, ...gift }];
};
