/** Discounts, and the forms of a reward (spec sections 3 and 5, A-09 to ). */
export { discountCode } from './discount.ts';
export type { Discountable, DiscountEntry, DiscountTier, DiscountType, SetDiscount } from './discount.ts';
export { checkSetDiscount, lessSetDiscount } from './set-discount.ts';
export type { SetDiscountRefusal } from './set-discount.ts';
export { decidingSum, tierFor } from './tiers.ts';
export { checkDiscounts, discountsFor } from './discount-book.ts';
export type { DiscountsRefusal } from './discount-book.ts';
export { bonusAmount, offeredRewardForms } from './reward.ts';
export { earnedRewards, givenReward, nextReward, rewardsOffered, rewardValue, wayToReward } from './reward-offer.ts';
export type { NextReward, RewardOffer } from './reward-offer.ts';
export type { Reward, RewardForm } from './reward.ts';
export { checkRewardForm, discountChoices, mayChooseDiscount } from './discount-choice.ts';
export type { RewardFormNotOffered } from './discount-choice.ts';
export { discountsAfterFetch, productDiscountsRequest } from './discount-fetch.ts';
export type { DiscountListFetchFailed, FetchedDiscounts } from './discount-fetch.ts';
export { nextTier, wayToNextTier } from './next-tier.ts';
export type { NextTier } from './next-tier.ts';
