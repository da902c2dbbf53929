/**
 * The format of a draft line on the wire and in the browser's storage (spec section 3, S3.12 to S3.44, odd spellings
 * included). Every field but `tempId` and `itemCode` has a default and may be left out. Amounts and rates are decimal
 * strings; `redeemablePlace`, `voucherKind` and `quotationNo` are sent in addition to the listed fields (A-06, A-29,
 *
 */
import { Schema } from 'effect';
import { VOUCHER_KINDS } from '../catalogue/index.ts';
import { CardKindFromCode, ProductSortFromCode } from '../catalogue/schema.ts';
import { DeliveryTypeFromCode } from '../delivery/schema.ts';
import { toMinorUnits } from '../money/index.ts';
import { moneyFromString, rateFromString } from '../money/schema.ts';
import type { Currency, Money } from '../money/index.ts';
import { VALIDITY_MAX_MONTHS, VALIDITY_MIN_MONTHS } from '../personalisation/index.ts';
import { RedeemablePlaceSchema } from '../personalisation/schema.ts';

const text = Schema.optionalKey(Schema.String);
const textOrNull = Schema.optionalKey(Schema.NullOr(Schema.String));
const rateOrAbsent = Schema.optionalKey(rateFromString);
const count = (least: number) => Schema.Int.check(Schema.isBetween({ minimum: least, maximum: 1_000_000 }));

/** P percent and V value, each with its number as a string. */
const typeOrNull = Schema.optionalKey(Schema.NullOr(Schema.Literals(['P', 'V'])));
export const setDiscountPair = Schema.Struct({ type: Schema.Literals(['P', 'V']), value: Schema.String });

const receiverFields = {
  receiverCivility: Schema.optionalKey(Schema.NullOr(Schema.Literals([1, 2, 3]))),
  receiverName: text,
  receiverFirstName: text,
  receiverLastName: text,
  receiverMobileAreaCode: text,
  receiverMobileNo: text,
  receiverEmail: text,
  receiverCity: text,
  receiverCountryCode: text,
  receiverAddress: text,
  receiverAddress2: text,
  receiverZipCode: text,
  receiverVatNumber: text,
};

const personalFields = {
  senderName: text,
  senderEmail: text,
  message: text,
  message2: text,
  personalImageUrl: textOrNull,
  templateId: textOrNull,
  templateUrl: textOrNull,
  validMonths: Schema.optionalKey(
    Schema.Int.check(Schema.isBetween({ minimum: VALIDITY_MIN_MONTHS, maximum: VALIDITY_MAX_MONTHS })),
  ),
  redeemablePlace: Schema.optionalKey(RedeemablePlaceSchema),
};

/** The amounts of a line are never negative; a negative one in storage was not written by the shop. */
const priceFromString = (currency: Currency) =>
  moneyFromString(currency).check(Schema.makeFilter<Money>((value) => toMinorUnits(value) >= 0n));

const priceFields = (currency: Currency) => {
  const price = priceFromString(currency);
  const priceOrNull = Schema.optionalKey(Schema.NullOr(price));
  return {
    amount: Schema.optionalKey(price),
    letterPrice: Schema.optionalKey(price),
    extraProductAmount: priceOrNull,
    cardMadeFee: priceOrNull,
    extraCardMadeFee: priceOrNull,
  };
};

/** All fields of a draft line in one currency. */
export const draftLineFields = (currency: Currency) => ({
  tempId: Schema.NonEmptyString,
  draftPath: text,
  itemCode: Schema.NonEmptyString,
  parentItemCode: textOrNull,
  categoryId: textOrNull,
  productName: text,
  productImgUrl: textOrNull,
  productDiscount: rateOrAbsent,
  discount: text,
  productTaxRate: rateOrAbsent,
  additionalTaxRate: rateOrAbsent,
  customerId: textOrNull,
  customerName: textOrNull,
  qty: Schema.optionalKey(count(1)),
  fileType: textOrNull,
  fileName: textOrNull,
  uploadFileList: Schema.optionalKey(Schema.Array(Schema.String)),
  ...receiverFields,
  ...personalFields,
  ...priceFields(currency),
  deliverType: Schema.optionalKey(DeliveryTypeFromCode),
  deliverDate: textOrNull,
  deliverTimeZone: textOrNull,
  letterTypeId: textOrNull,
  salesmanLetterType: typeOrNull,
  salesmanLetterValue: textOrNull,
  extraItemCode: textOrNull,
  extraItemImgUrl: textOrNull,
  extraProductName: textOrNull,
  extraFeeDiscType: typeOrNull,
  extraFeeDiscValue: textOrNull,
  kind: Schema.optionalKey(Schema.NullOr(CardKindFromCode)),
  productSorts: Schema.optionalKey(Schema.NullOr(ProductSortFromCode)),
  voucherKind: Schema.optionalKey(Schema.Literals(VOUCHER_KINDS)),
  commisionType: Schema.optionalKey(Schema.Literals(['P', 'V'])),
  commisionValue: text,
  quotationNo: Schema.optionalKey(Schema.NonEmptyString),
  newBeneficairyQty: Schema.optionalKey(Schema.NullOr(count(0))),
  salesmanSetDiscount: Schema.optionalKey(Schema.NullOr(setDiscountPair)),
});

/** A draft line with decoded amounts and rates; codes and names are still those of the wire. */
export type WireLine = Schema.Struct<ReturnType<typeof draftLineFields>>['Type'];
