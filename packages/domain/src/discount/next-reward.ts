/** The reward that is within reach of a cart. Apart from the rewards of an order: only carts name it. Source: A-20, decision 031. */
import { compare, isZero, subtract } from '../money/index.ts';
import type { Money } from '../money/index.ts';
import { wayTo } from './next-tier.ts';
import { rewardOf } from './reward-offer.ts';
import type { RewardOffer } from './reward-offer.ts';
import type { Reward } from './reward.ts';

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
