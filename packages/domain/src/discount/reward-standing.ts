/** How a cart stands with the rewards of its unit: what it earns, what more would earn, what a guest misses. Source. */
import type { CustomerKind } from '../customer/index.ts';
import type { Money } from '../money/index.ts';
import type { Reward } from './reward.ts';
import { givenReward, nextReward } from './reward-offer.ts';
import type { NextReward, RewardOffer } from './reward-offer.ts';

/** `asMember`: what signing in would earn a guest whose cart earns nothing without; null otherwise. */
export interface RewardStanding {
  readonly given: Reward | null;
  readonly next: NextReward | null;
  readonly asMember: Reward | null;
}

/** `offers` are those to each kind of customer, `face` is the face amount of the cards. */
export const rewardStanding = (
  offers: Readonly<Record<CustomerKind, readonly RewardOffer[]>>,
  kind: CustomerKind,
  face: Money,
): RewardStanding => {
  const given = givenReward(offers[kind], kind, face);
  const isMissing = kind === 'guest' && given === null;
  return {
    given,
    next: nextReward(offers[kind], face),
    asMember: isMissing ? givenReward(offers.individual, 'individual', face) : null,
  };
};
