/** Products as plain rows for wire and storage: amounts and rates as decimal strings, kinds as their codes. */
import { Schema } from 'effect';
import { moneyFromString, rateFromString } from '../money/schema.ts';
import type { Currency } from '../money/index.ts';
import { CARD_KINDS, PRODUCT_SORTS, TRANSFER_MODES, USABLE_AT, VOUCHER_KINDS } from './catalogue.ts';

/** `CP`, `P` or `D`. */
export const CardKindFromCode = Schema.Literals(['CP', 'P', 'D']).transform(CARD_KINDS);

/** `T`. */
export const ProductSortFromCode = Schema.Literals(['T']).transform(PRODUCT_SORTS);

/** Products of a unit, in the unit's currency. */
export const productSchema = (currency: Currency) => {
  const amount = moneyFromString(currency);
  return Schema.Struct({
    itemCode: Schema.String,
    parentItemCode: Schema.NullOr(Schema.String),
    name: Schema.String,
    categoryId: Schema.NullOr(Schema.String),
    kind: Schema.NullOr(CardKindFromCode),
    sort: Schema.NullOr(ProductSortFromCode),
    voucherKind: Schema.Literals(VOUCHER_KINDS),
    usableAt: Schema.Literals(USABLE_AT),
    minAmount: amount,
    maxAmount: amount,
    suggestedAmounts: Schema.Array(amount),
    discountRate: rateFromString,
    productTaxRate: rateFromString,
    additionalTaxRate: rateFromString,
    cardMadeFee: Schema.NullOr(amount),
    extraCardMadeFee: Schema.NullOr(amount),
    hasTemplates: Schema.Boolean,
    isReloadable: Schema.Boolean,
    transferMode: Schema.Literals(TRANSFER_MODES),
    images: Schema.Array(Schema.String),
    texts: Schema.Struct({
      overview: Schema.String,
      about: Schema.String,
      howToUse: Schema.String,
      terms: Schema.String,
    }),
  });
};

/** Additional products of a unit, in the unit's currency. */
export const additionalProductSchema = (currency: Currency) =>
  Schema.Struct({
    itemCode: Schema.String,
    name: Schema.String,
    imageUrl: Schema.NullOr(Schema.String),
    amount: moneyFromString(currency),
  });
