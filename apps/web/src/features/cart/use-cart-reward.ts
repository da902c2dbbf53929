/** How the cart stands with the rewards of the unit. Null until its rules are read. Source: A-20. */
import { rewardStanding, type RewardStanding } from '@offrande/domain/discount';
import type { Money } from '@offrande/domain/money';
import { currentBuyerKind } from '../../shop/opening.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { useAnswer } from '../../shop/use-answer.ts';

/** `face`: the face amount of the cards. */
export const useCartReward = (face: Money): RewardStanding | null => {
  const shop = useShop();
  const { answer: policy } = useAnswer(shop.checkoutPolicy);
  return policy && rewardStanding(policy.rewards, currentBuyerKind(shop), face);
};
