/**
 * The wire format of the checkout payload and its lines: a closed list of fields; others are refused if the schema is
 * decoded with `onExcessProperty: 'error'`. Codes are decoded to names; amounts stay decimal strings, because their
 * decimals depend on the unit. Empty fields are omitted. Source: S3.45 to S3.48, S3.60, A-29, A-35, A-100, A-174.
 */
import { Schema } from 'effect';
import { DocumentTypeFromCode } from '../customer/schema.ts';
import { DeliveryTypeFromCode } from '../delivery/schema.ts';
import { PaymentMeansFromCode } from '../payment/schema.ts';
import { rewardFormFromCode } from '../discount/schema.ts';

const MAX_LINES = 1000;

const amount = Schema.String.check(Schema.isPattern(/^\d{1,15}(\.\d{1,4})?$/u));
const code = Schema.String.check(Schema.isPattern(/^[\w-]{1,64}$/u));
const text = Schema.optionalKey(Schema.NonEmptyString.check(Schema.isMaxLength(2000)));
const reference = Schema.NonEmptyString.check(Schema.isMaxLength(64));
const count = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1_000_000 }));
const deliverDate = Schema.String.check(Schema.isPattern(/^\d{4}\/\d{2}\/\d{2}( \d{2}:\d{2})?$/u));

/**
 * One line of an order: these fields and no others (S3.45). `deliverDate` absent means immediately; `templateId` is a
 * number.
 */
export const OrderPayloadLine = Schema.Struct({
  amount,
  deliverDate: Schema.optionalKey(deliverDate),
  deliverType: DeliveryTypeFromCode,
  extraItemCode: Schema.optionalKey(code),
  itemCode: code,
  letterTypeId: text,
  message: text,
  message2: text,
  personalImageUrl: text,
  qty: count,
  receiverAddress: text,
  receiverCity: text,
  receiverCountryCode: text,
  receiverEmail: text,
  receiverMobileNo: text,
  receiverName: text,
  receiverVatNumber: text,
  receiverZipCode: text,
  senderEmail: text,
  senderName: text,
  templateId: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))),
});
export type OrderPayloadLine = typeof OrderPayloadLine.Type;

/** A coupon that pays for the order: code 15, or 17 for a third-party coupon. */
export const PayloadCoupon = Schema.Struct({
  cardNumber: reference,
  appliedAmount: amount,
  code: Schema.Literals(['15', '17']).transform(['giftCard', 'thirdPartyCoupon']),
});
export type PayloadCoupon = typeof PayloadCoupon.Type;

/** The whole order as it is sent. `custId` is absent for a guest, `tempId` is the draft's id if there is one. */
export const CheckoutPayload = Schema.Struct({
  aggregatorBuId: Schema.String.check(Schema.isPattern(/^\w{1,32}$/u)),
  custId: text,
  orderImageUrl: text,
  lines: Schema.Array(OrderPayloadLine).check(Schema.isMinLength(1), Schema.isMaxLength(MAX_LINES)),
  freeItem: Schema.optionalKey(code),
  freeItemQty: Schema.optionalKey(count),
  paymentMean: PaymentMeansFromCode,
  rewardType: Schema.optionalKey(rewardFormFromCode),
  tempId: text,
  couponList: Schema.optionalKey(
    Schema.Array(PayloadCoupon).check(Schema.isMinLength(1), Schema.isMaxLength(MAX_LINES)),
  ),
  /** A guest's identity document, where the unit needs one (S3.60). */
  docType: Schema.optionalKey(DocumentTypeFromCode),
  idCardNo: Schema.optionalKey(reference),
  /** What the buyer was shown as due; the server refuses an order with another total. Absent from channels that show none. */
  orderAmtTot: Schema.optionalKey(amount),
  /** The quotations that lines came from, each once. A line has no place for it: its fields are a closed list (S3.45). */
  quotationList: Schema.optionalKey(
    Schema.Array(reference).check(Schema.isMinLength(1), Schema.isMaxLength(MAX_LINES)),
  ),
});
export type CheckoutPayload = typeof CheckoutPayload.Type;
/** The payload as JSON. */
export type CheckoutPayloadJson = typeof CheckoutPayload.Encoded;
