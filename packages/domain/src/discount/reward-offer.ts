/**
 * What a unit gives with an order: a bonus in the wallet or gift cards, from a face amount on. Guests and individuals get
 * the first offer that their order reaches; companies and salesmen choose one of those that it reaches, or none (S6.13).
 * One form per order. Source: S2.68, A-20, A-107, A-158, decision 031.
 */
import { compare, isPositive, times } from '../money/index.ts';
import type { Money } from '../money/index.ts';
import type { CustomerKind } from '../customer/index.ts';
import type { SetDiscount } from './discount.ts';
import { mayChooseDiscount } from './discount-choice.ts';
import { bonusAmount } from './reward.ts';
import type { Reward, RewardForm } from './reward.ts';

/** `from`: the least face amount of the cards bought. `amount` is the face value of each card that is given. */
export type RewardOffer = { readonly from: Money } & (
  | { readonly form: 'bonus'; readonly value: SetDiscount }
  | { readonly form: 'freeGiftCard'; readonly itemCode: string; readonly amount: Money; readonly quantity: number }
);

/** The offers to a customer: a bonus needs a wallet. */
export const rewardsOffered = (offers: readonly RewardOffer[], hasWallet: boolean): readonly RewardOffer[] =>
  offers.filter(({ form }) => form !== 'bonus' || hasWallet);

/** What the offer gives with an order of this face amount. */
export const rewardOf = (offer: RewardOffer, face: Money): Reward =>
  offer.form === 'bonus'
    ? { form: 'bonus', amount: bonusAmount(offer.value, face) }
    : { form: 'freeGiftCard', itemCode: offer.itemCode, amount: offer.amount, quantity: offer.quantity };

/** The value of a reward: the bonus, or the face value of all cards that are given. */
export const rewardValue = (reward: Reward): Money =>
  reward.form === 'bonus' ? reward.amount : times(reward.amount, reward.quantity);

const reached = (offers: readonly RewardOffer[], face: Money): readonly Reward[] =>
  offers
    .filter(({ from }) => compare(face, from) >= 0)
    .map((offer) => rewardOf(offer, face))
    .filter((reward) => isPositive(rewardValue(reward)));

/**
 * The rewards that the buyer of an order of this face amount chooses from, the best first, one of each form; empty for
 * guests and individuals, who do not choose.
 */
export const rewardChoices = (offers: readonly RewardOffer[], kind: CustomerKind, face: Money): readonly Reward[] =>
  mayChooseDiscount(kind)
    ? reached(offers, face).filter(({ form }, at, all) => all.findIndex((other) => other.form === form) === at)
    : [];

/**
 * The reward of an order, null if it has none. Those who choose have the form that they `wanted`, and nothing where the
 * order does not reach it (any more): a reward is never replaced by one that was not chosen.
 */
export const rewardOfOrder = (
  offers: readonly RewardOffer[],
  kind: CustomerKind,
  face: Money,
  wanted: RewardForm | null,
): Reward | null => {
  const rewards = reached(offers, face);
  return (mayChooseDiscount(kind) ? rewards.find(({ form }) => form === wanted) : rewards[0]) ?? null;
};
