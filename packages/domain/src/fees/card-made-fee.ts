/**
 * The fee for making a physical card (spec section 5, A-07, A-105). Only customised physical cards carry one. Limits
 * are in the unit's currency and apply to a fee that a salesman sets, not to a product's own fee.
 */
import { Result } from 'effect';
import type { CardKind } from '../catalogue/index.ts';
import { add, compare, money, times, zero } from '../money/index.ts';
import type { Currency, Money } from '../money/index.ts';

/** The minimum and maximum that a salesman may set for one card, both inclusive. */
export interface CardMadeFeeLimits {
  readonly min: Money;
  readonly max: Money;
}

/** 15 to 30 of the unit's currency, unless the unit has its own. */
export const standardCardMadeFeeLimits = (currency: Currency): CardMadeFeeLimits => ({
  min: money(15, currency),
  max: money(30, currency),
});

/** `FeeNotForKind`: the card is not a customised physical one. The other two: outside the limits. */
export type CardMadeFeeRefusal =
  | { readonly _tag: 'FeeNotForKind' }
  | { readonly _tag: 'AmountBelowMinimum'; readonly min: Money }
  | { readonly _tag: 'AmountAboveMaximum'; readonly max: Money };

/** Accepts the fee for one card that a salesman sets. */
export const checkCardMadeFee = (
  fee: Money,
  kind: CardKind | null,
  { min, max }: CardMadeFeeLimits,
): Result.Result<Money, CardMadeFeeRefusal> => {
  if (kind !== 'customizedPhysical') return Result.fail({ _tag: 'FeeNotForKind' });
  if (compare(fee, min) < 0) return Result.fail({ _tag: 'AmountBelowMinimum', min });
  if (compare(fee, max) > 0) return Result.fail({ _tag: 'AmountAboveMaximum', max });
  return Result.succeed(fee);
};

/** The values that determine a line's card-made fees. `newBeneficiaryQuantity` null means that every card is made. */
export interface CardMaking {
  readonly kind: CardKind | null;
  readonly cardMadeFee: Money | null;
  readonly extraCardMadeFee: Money | null;
  readonly newBeneficiaryQuantity: number | null;
}

/**
 * All card-made fees of a line with `cards` cards: the card's own fee for each card that is made (only the new
 * beneficiaries' if their number is given) and the extra product's for every card. Exact.
 */
export const cardMadeFees = (line: CardMaking, cards: number, currency: Currency): Money => {
  const none = zero(currency);
  if (line.kind !== 'customizedPhysical') return none;
  const own = line.cardMadeFee === null ? none : times(line.cardMadeFee, line.newBeneficiaryQuantity ?? cards);
  return line.extraCardMadeFee === null ? own : add(own, times(line.extraCardMadeFee, cards));
};

/** `NotAWholeNumber`, or `NewBeneficiariesOutOfRange`: not from 0 to the number of cards. */
export type NewBeneficiariesRefusal =
  | { readonly _tag: 'NotAWholeNumber' }
  | { readonly _tag: 'NewBeneficiariesOutOfRange'; readonly min: number; readonly max: number };

/** Accepts the number of a line's cards for new beneficiaries: a whole number from 0 (no card is made) to `cards`. */
export const checkNewBeneficiaries = (
  newBeneficiaryQuantity: number,
  cards: number,
): Result.Result<number, NewBeneficiariesRefusal> => {
  if (!Number.isSafeInteger(newBeneficiaryQuantity)) return Result.fail({ _tag: 'NotAWholeNumber' });
  if (newBeneficiaryQuantity < 0 || newBeneficiaryQuantity > cards) {
    return Result.fail({ _tag: 'NewBeneficiariesOutOfRange', min: 0, max: cards });
  }
  return Result.succeed(newBeneficiaryQuantity);
};
