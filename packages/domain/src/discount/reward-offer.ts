/**
 * What a unit gives with an order: a bonus in the wallet or gift cards, from a face amount on. Guests and individuals get
 * the first offer that their order reaches; companies and salesmen choose one of those that it reaches (S6.13). One form
 * per order. Source, decision 031.
 */
import { compare, isPositive, isZero, subtract, times } from '../money/index.ts';
import type { Money } from '../money/index.ts';
import type { CustomerKind } from '../customer/index.ts';
import type { SetDiscount } from './discount.ts';
import { wayTo } from './next-tier.ts';
import { mayChooseDiscount } from './discount-choice.ts';
import { bonusAmount } from './reward.ts';
import type { Reward } from './reward.ts';

/** `from`: the least face amount of the cards bought. `amount` is the face value of each card that is given. */
export type RewardOffer = { readonly from: Money } & (
  | { readonly form: 'bonus'; readonly value: SetDiscount }
  | { readonly form: 'freeGiftCard'; readonly itemCode: string; readonly amount: Money; readonly quantity: number }
);

/** The offers to a customer: a bonus needs a wallet. */
export const rewardsOffered = (offers: readonly RewardOffer[], hasWallet: boolean): readonly RewardOffer[] =>
  offers.filter(({ form }) => form !== 'bonus' || hasWallet);

const rewardOf = (offer: RewardOffer, face: Money): Reward =>
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
 * The rewards that an order of this face amount may have, the best first: one at most for guests and individuals, who do
 * not choose.
 */
export const earnedRewards = (offers: readonly RewardOffer[], kind: CustomerKind, face: Money): readonly Reward[] =>
  mayChooseDiscount(kind) ? reached(offers, face) : reached(offers, face).slice(0, 1);

/** The reward of an order whose buyer does not choose; null where none is reached, and for those who choose. */
export const givenReward = (offers: readonly RewardOffer[], kind: CustomerKind, face: Money): Reward | null =>
  mayChooseDiscount(kind) ? null : (reached(offers, face)[0] ?? null);

/** A reward that the order does not reach yet: what it would be just then, and the face amount missing. */
export interface NextReward {
  readonly reward: Reward;
  readonly from: Money;
  readonly missing: Money;
}

/**
 * The nearest reward that more cards would earn in place of the one reached now. Null where there is none, and for an
 * empty cart.
 */
export const nextReward = (offers: readonly RewardOffer[], face: Money): NextReward | null => {
  if (isZero(face)) return null;
  const now = offers.findIndex(({ from }) => compare(face, from) >= 0);
  const [next] = offers.slice(0, now === -1 ? offers.length : now).toSorted((a, b) => compare(a.from, b.from));
  return next === undefined
    ? null
    : { reward: rewardOf(next, next.from), from: next.from, missing: subtract(next.from, face) };
};

/** The progress of the cart towards a reward, from 0 to 1. Rounded, so only for a progress bar. */
export const wayToReward = ({ from, missing }: NextReward): number => wayTo(from, missing);
