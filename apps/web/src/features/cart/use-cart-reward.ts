/** What the cart earns now, what more would earn, and what a guest misses. Null until the unit's rules are read. Source: A-20. */
import { givenReward, nextReward, type NextReward, type Reward } from '@offrande/domain/discount';
import type { Money } from '@offrande/domain/money';
import { currentBuyerKind } from '../../shop/opening.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { useAnswer } from '../../shop/use-answer.ts';

export interface CartReward {
  readonly given: Reward | null;
  readonly next: NextReward | null;
  /** What signing in would earn, where the cart earns nothing without. */
  readonly asMember: Reward | null;
}

/** `face`: the face amount of the cards. */
export const useCartReward = (face: Money): CartReward | null => {
  const shop = useShop();
  const { answer: policy } = useAnswer(shop.checkoutPolicy);
  if (policy === null) return null;
  const kind = currentBuyerKind(shop);
  const given = givenReward(policy.rewards[kind], kind, face);
  return {
    given,
    next: nextReward(policy.rewards[kind], face),
    asMember: kind === 'guest' && given === null ? givenReward(policy.rewards.individual, 'individual', face) : null,
  };
};
