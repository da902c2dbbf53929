/**
 * How a cart stands with the rewards of its unit: what it earns or lets its buyer choose from, what more would earn, what
 * a guest misses. Source: S6.13, A-20, A-158.
 */
import type { CustomerKind } from '../customer/index.ts';
import type { Money } from '../money/index.ts';
import type { Reward } from './reward.ts';
import { nextReward } from './next-reward.ts';
import type { NextReward } from './next-reward.ts';
import { rewardChoices, rewardOfOrder } from './reward-offer.ts';
import type { RewardOffer } from './reward-offer.ts';

/**
 * `given`: what the order earns by itself; null for those who choose, at checkout, from `choices`. `asMember`: what signing
 * in would earn a guest whose cart earns nothing without; null otherwise.
 */
export interface RewardStanding {
  readonly given: Reward | null;
  readonly choices: readonly Reward[];
  readonly next: NextReward | null;
  readonly asMember: Reward | null;
}

/** `offers` are those to each kind of customer, `face` is the face amount of the cards. */
export const rewardStanding = (
  offers: Readonly<Record<CustomerKind, readonly RewardOffer[]>>,
  kind: CustomerKind,
  face: Money,
): RewardStanding => {
  const given = rewardOfOrder(offers[kind], kind, face, null);
  const isMissing = kind === 'guest' && given === null;
  return {
    given,
    choices: rewardChoices(offers[kind], kind, face),
    next: nextReward(offers[kind], face),
    asMember: isMissing ? rewardOfOrder(offers.individual, 'individual', face, null) : null,
  };
};
