/** The rewards that a unit states in its parameters, as offers of its currency. Source. */
import type { RewardOffer } from '../discount/index.ts';
import { decodeAmount, isRateWithin, rate } from '../money/index.ts';
import type { Currency, Rate } from '../money/index.ts';
import { Result } from 'effect';
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
