/** Whom a unit gives what with an order, and gifts that it could not give. Source, decision 031. */
import { Result } from 'effect';
import { checkAmount } from '../catalogue/index.ts';
import type { CustomerKind } from '../customer/index.ts';
import { rewardsOffered } from '../discount/index.ts';
import type { RewardOffer } from '../discount/index.ts';
import { decodeAmount } from '../money/index.ts';
import type { BusinessUnit } from './business-unit.ts';
import { hasWallet } from './means.ts';

/** What the unit gives such a customer with an order. */
export const rewardsFor = (unit: BusinessUnit, kind: CustomerKind): readonly RewardOffer[] =>
  rewardsOffered(unit.rewards, hasWallet(unit, kind));

/** A product as a unit's folder states it: D digital, P physical, CP customised; amounts are decimal strings. */
interface StatedProduct {
  readonly itemCode: string;
  readonly kind: string;
  readonly minAmount: string;
  readonly maxAmount: string;
}

/**
 * The item codes of gifts that the unit could not give: no digital card of it, which alone comes with the receipt, or none
 * of this amount.
 */
export const wrongGifts = (
  { rewards, currency }: Pick<BusinessUnit, 'rewards' | 'currency'>,
  products: readonly StatedProduct[],
): readonly string[] =>
  rewards.flatMap((offer) => {
    if (offer.form !== 'freeGiftCard') return [];
    const isGivable = products.some(({ itemCode, kind, ...limits }) => {
      const bounds = Result.all([decodeAmount(limits.minAmount, currency), decodeAmount(limits.maxAmount, currency)]);
      if (itemCode !== offer.itemCode || kind !== 'D' || Result.isFailure(bounds)) return false;
      const [minAmount, maxAmount] = bounds.success;
      return Result.isSuccess(checkAmount(offer.amount, { minAmount, maxAmount }));
    });
    return isGivable ? [] : [offer.itemCode];
  });
