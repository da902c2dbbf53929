/**
 * The form of a reward (spec section 3, A-20, A-107, A-158). Only a discount lowers the price; a bonus is credited to
 * the wallet within 24 hours and a free gift card is added at price zero, and both leave other discounts in place.
 */
import { percentOf } from '../money/index.ts';
import type { Money } from '../money/index.ts';
import type { SetDiscount } from './discount.ts';

export type RewardForm = 'discount' | 'bonus' | 'freeGiftCard';

/** What an order earns, in one form. `amount` of a bonus is credited; of gift cards it is the face value of each. */
export type Reward =
  | { readonly form: 'bonus'; readonly amount: Money }
  | { readonly form: 'freeGiftCard'; readonly itemCode: string; readonly amount: Money; readonly quantity: number };

/** The bonus on the face amounts of an order, a rate rounded once half away from zero; never part of the order's total. */
export const bonusAmount = (value: SetDiscount, faceAmounts: Money): Money =>
  value.type === 'percent' ? percentOf(faceAmounts, value.rate) : value.amount;
