/** The rewards that a unit states in its parameters, as offers of its currency, and whom it gives which. Source. */
import { checkAmount } from '../catalogue/index.ts';
import type { CustomerKind } from '../customer/index.ts';
import { rewardsOffered } from '../discount/index.ts';
import type { RewardOffer } from '../discount/index.ts';
import { decodeAmount, isRateWithin, rate } from '../money/index.ts';
import type { Currency, Rate } from '../money/index.ts';
import { Result } from 'effect';
import { hasWallet } from './means.ts';
import type { BusinessUnit } from './business-unit.ts';
import type { StatedReward } from './parameters.schema.ts';

const PERCENT = { min: rate(0), max: rate(100) };

const checkedRate = (stated: string): Result.Result<Rate, 'RateOutOfRange'> => {
  const value = rate(stated);
  return isRateWithin(value, PERCENT) ? Result.succeed(value) : Result.fail('RateOutOfRange');
};

/** Refused where an amount is none of the currency or a rate none from 0 to 100. */
export const rewardOffer = (stated: StatedReward, currency: Currency): Result.Result<RewardOffer, unknown> =>
  Result.gen(function* () {
    const from = yield* decodeAmount(stated.from, currency);
    if (stated.form === 'FG') {
      const { itemCode, quantity } = stated;
      const amount = yield* decodeAmount(stated.amount, currency);
      return { from, form: 'freeGiftCard' as const, itemCode, quantity, amount };
    }
    const value =
      stated.discountType === 'percent'
        ? { type: 'percent' as const, rate: yield* checkedRate(stated.value) }
        : { type: 'value' as const, amount: yield* decodeAmount(stated.value, currency) };
    return { from, form: 'bonus' as const, value };
  });

/** In the order stated. Rewards that are none of the currency are left out: `contradictions` refuses them before. */
export const rewardOffers = (rewards: readonly StatedReward[], currency: Currency): readonly RewardOffer[] =>
  rewards.flatMap((stated) => {
    const offer = rewardOffer(stated, currency);
    return Result.isSuccess(offer) ? [offer.success] : [];
  });

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
