/** Random fees and commissions, valid by construction. */
import * as fc from 'fast-check';
import { fromMinorUnits, percentOf, rate, toMinorUnits } from '../money/index.ts';
import type { Currency, Money } from '../money/index.ts';
import type { CardMaking } from './card-made-fee.ts';
import type { Commission } from './commission.ts';

/** A card-made fee of 15.00 to 30.00 of a currency with two decimals. */
export const cardMadeFee = (of: Currency): fc.Arbitrary<Money> =>
  fc.bigInt({ min: 1500n, max: 3000n }).map((minor) => fromMinorUnits(minor, of));

/** A line's card making; the number of new beneficiaries is not set, because it depends on the quantity. */
export const cardMaking = (of: Currency): fc.Arbitrary<CardMaking> =>
  fc.record({
    kind: fc.constantFrom('customizedPhysical', 'physical', 'digital', null),
    cardMadeFee: fc.option(cardMadeFee(of)),
    extraCardMadeFee: fc.option(cardMadeFee(of)),
    newBeneficiaryQuantity: fc.constant(null),
  });

/**
 * A commission that is allowed on a line of this gross, by rate or, if a whole minor unit is within the limits, by
 * value.
 */
export const commissionWithin = (lineGross: Money): fc.Arbitrary<Commission> => {
  const byRate = fc
    .integer({ min: 300, max: 1000 })
    .map((hundredths): Commission => ({ type: 'percent', rate: rate((hundredths / 100).toFixed(2)) }));
  const least = toMinorUnits(percentOf(lineGross, rate(3), 'up'));
  const most = toMinorUnits(percentOf(lineGross, rate(10), 'down'));
  if (least > most) return byRate;
  const byValue = fc
    .bigInt({ min: least, max: most })
    .map((minor): Commission => ({ type: 'value', amount: fromMinorUnits(minor, lineGross.currency) }));
  return fc.oneof(byRate, byValue);
};
