/**
 * Who may choose a discount, and in which form (spec section 6, A-20, A-158). Rates of products and tiers lower
 * everybody's prices; the choice between a discount, a bonus and a free gift is for companies and the salesmen who
 * order for them.
 */
import { Result } from 'effect';
import { may } from '../customer/index.ts';
import type { CustomerKind } from '../customer/index.ts';
import { offeredRewardForms } from './reward.ts';
import type { RewardForm } from './reward.ts';

/** True if the buyer may choose a discount. */
export const mayChooseDiscount = (kind: CustomerKind): boolean => may(kind, 'chooseDiscount');

/** The forms that this buyer may choose from; none for guests and individuals. */
export const discountChoices = (kind: CustomerKind, hasWallet: boolean): readonly RewardForm[] =>
  mayChooseDiscount(kind) ? offeredRewardForms(hasWallet) : [];

/** `RewardFormNotOffered`: the buyer does not have this choice; `offered` lists the available ones. */
export interface RewardFormNotOffered {
  readonly _tag: 'RewardFormNotOffered';
  readonly offered: readonly RewardForm[];
}

/** Accepts the form of an order's reward; null (no choice) is always accepted. */
export const checkRewardForm = (
  form: RewardForm | null,
  kind: CustomerKind,
  hasWallet: boolean,
): Result.Result<RewardForm | null, RewardFormNotOffered> => {
  const offered = discountChoices(kind, hasWallet);
  return form === null || offered.includes(form)
    ? Result.succeed(form)
    : Result.fail({ _tag: 'RewardFormNotOffered', offered });
};
