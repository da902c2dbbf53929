/**
 * The wire format of discounts: entries with `custId`, `accumulateAmt`, `isAccuSales` and a `discountList`; types P and
 * V; reward forms D, B and FG (spec section 3, S3.55, S3.56, S3.132, S3.133). Amounts and rates are decimal strings.
 */
import { Schema, SchemaTransformation } from 'effect';
import { domainValue } from '../gateway/schema.ts';
import { isZero, zero } from '../money/index.ts';
import { moneyFromString, rateFromString } from '../money/schema.ts';
import type { Currency } from '../money/index.ts';
import type { DiscountEntry, DiscountTier } from './discount.ts';

/** P percentage, V fixed amount. */
export const discountTypeFromCode = Schema.Literals(['P', 'V']).transform(['percent', 'value']);

/** D discount, B bonus, FG free gift card. */
export const rewardFormFromCode = Schema.Literals(['D', 'B', 'FG']).transform(['discount', 'bonus', 'freeGiftCard']);

const tierSchemas = (currency: Currency) => {
  const amount = moneyFromString(currency);
  const wire = Schema.Struct({
    amountFrom: Schema.optionalKey(Schema.NullOr(amount)),
    amountTo: Schema.optionalKey(Schema.NullOr(amount)),
    discountRate: rateFromString,
  });
  return { amount, wire };
};

type WireTier = ReturnType<typeof tierSchemas>['wire']['Type'];

/** amountFrom absent is 0; amountTo null, 0 or absent means unlimited. */
const tierFromWire = ({ amountFrom, amountTo, discountRate }: WireTier, currency: Currency): DiscountTier => ({
  from: amountFrom ?? zero(currency),
  to: amountTo === undefined || amountTo === null || isZero(amountTo) ? null : amountTo,
  rate: discountRate,
});

/** A discount entry of one currency. `checkDiscounts` finds contradictions between entries. */
export const discountEntryFromWire = (currency: Currency) => {
  const { amount, wire: tier } = tierSchemas(currency);
  const wire = Schema.Struct({
    custId: Schema.NullOr(Schema.String),
    itemCode: Schema.String,
    accumulateAmt: amount,
    isAccuSales: Schema.Boolean,
    discountList: Schema.Array(tier),
  });
  return wire.pipe(
    Schema.decodeTo(
      domainValue<DiscountEntry>('tiers', 'accumulated'),
      SchemaTransformation.transform<DiscountEntry, (typeof wire)['Type']>({
        decode: (entry) => ({
          customerId: entry.custId,
          itemCode: entry.itemCode,
          accumulated: entry.accumulateAmt,
          isAccumulating: entry.isAccuSales,
          tiers: entry.discountList.map((tier) => tierFromWire(tier, currency)),
        }),
        encode: (entry) => ({
          custId: entry.customerId,
          itemCode: entry.itemCode,
          accumulateAmt: entry.accumulated,
          isAccuSales: entry.isAccumulating,
          discountList: entry.tiers.map(({ from, to, rate }) => ({
            amountFrom: from,
            amountTo: to,
            discountRate: rate,
          })),
        }),
      }),
    ),
  );
};
