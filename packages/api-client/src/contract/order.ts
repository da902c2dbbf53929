/** Calls of an order's life. Source: spec sections 3, 4 and 7 (S7.98 to S7.101), A-29, A-34, A-35, A-100. */
import { PASSED_LIMITS } from '@offrande/domain/order';
import { CheckoutPayload, PayloadCoupon } from '@offrande/domain/order-payload/schema';
import { RedeemablePlaceSchema } from '@offrande/domain/personalisation/schema';
import { InstantFromIso } from '@offrande/domain/time/schema';
import { Schema } from 'effect';
import { defineCall } from './call.ts';
import { Amount, Count, DeliverType, ItemCode, OrderNo, ReturnId, Text, UnitId } from './wire.ts';

/**
 * Creates an order from a checkout payload; prices it again and places the holds. `isAwaitingApprover`: it is above the limits of the person
 * who places it for a company, and cannot be paid before another person has approved it.
 */
export const createOrder = defineCall('createOrder', {
  method: 'POST',
  path: '/order/creation',
  version: 'v6',
  auth: 'buyer',
  sealed: true,
  movesValue: true,
  request: CheckoutPayload,
  response: Schema.Struct({ orderNo: OrderNo, isAwaitingApprover: Schema.optionalKey(Schema.Boolean) }),
});

const OrderReference = Schema.Struct({ aggregatorBuId: UnitId, orderNo: OrderNo, custId: Schema.optionalKey(Text) });

/** Confirms an order that is paid, or that has nothing left to pay. Confirming twice answers the same. */
export const confirmOrder = defineCall('confirmOrder', {
  method: 'POST',
  path: '/order/confirm',
  auth: 'buyer',
  movesValue: true,
  request: Schema.Struct({
    ...OrderReference.fields,
    paymentId: Schema.optionalKey(Text),
    paymentMean: Schema.optionalKey(Text),
    /** Optional; if present, it must be the order's own. */
    couponList: Schema.optionalKey(Schema.Array(PayloadCoupon)),
  }),
  response: Schema.Struct({ orderAmtTot: Amount, orderNo: OrderNo }),
});

/** Cancels an order that is not confirmed and frees its holds. Cancelling twice answers the same. */
export const cancelOrder = defineCall('cancelOrder', {
  method: 'POST',
  path: '/order/cancel',
  auth: 'buyer',
  movesValue: true,
  request: OrderReference,
  response: Schema.Struct({ orderNo: OrderNo }),
});

export const OrderDetailLine = Schema.Struct({
  itemCode: ItemCode,
  productName: Text,
  productImgUrl: Text,
  message: Text,
  message2: Text,
  personalImageUrl: Schema.NullOr(Text),
  templateImgUrl: Schema.NullOr(Text),
  amount: Amount,
  qty: Count,
  deliverType: DeliverType,
  deliverDate: Schema.NullOr(Text),
  receiverName: Text,
  /** Zip code and city of a posted card. */
  receiverPlace: Schema.NullOr(Text),
  redeemablePlace: RedeemablePlaceSchema,
  /** What travels with each card; null if nothing does, or if the unit no longer names it. */
  extraProductName: Schema.NullOr(Text),
  lineTotal: Amount,
  isLocked: Schema.Boolean,
  /** Given with the order: it costs nothing and is in no total. */
  isGift: Schema.Boolean,
});

/** The decision of a company about an order above its buyer's limits, as a person of that company sees it. */
export const OrderApprovalWire = Schema.Struct({
  standing: Schema.Literals(['awaited', 'approved', 'refused', 'lapsed']),
  passed: Schema.Literals(PASSED_LIMITS),
  /** Until when it is awaited, or the approved order may be paid. */
  until: InstantFromIso,
  buyerName: Schema.NullOr(Text),
  isOwn: Schema.Boolean,
  mayDecide: Schema.Boolean,
  /** The names of those who may decide; none once it is decided. */
  approvers: Schema.Array(Text),
  decidedBy: Schema.NullOr(Text),
  decidedAt: Schema.NullOr(InstantFromIso),
  reason: Text,
});

/** The account that a transfer goes to; its reference is the number of the order or top-up. */
export const BankTransferWire = Schema.Struct({ beneficiary: Text, iban: Text, bic: Text, bankName: Text });

/** The newest receipt of a transfer; `fileName` may be empty. */
export const SentReceiptWire = Schema.Struct({ fileName: Text, receivedAt: Text });

/** The order record of spec section 3 (S3.50) with the parts of its total. `status` is a status code, never a name. */
export const OrderDetail = Schema.Struct({
  orderNo: OrderNo,
  status: Text,
  paymentMean: Text,
  paymentId: Schema.NullOr(Text),
  currency: Text,
  createdAt: Text,
  confirmedAt: Schema.NullOr(Text),
  buyerName: Text,
  buyerEmail: Text,
  /** The company's own number of the purchase, as on the invoice. */
  purchaseOrder: Schema.NullOr(Text),
  /** The quotations that it was made from, without disabled ones. */
  quotations: Schema.Array(OrderNo),
  cards: Count,
  faceTotal: Amount,
  discountTotal: Amount,
  extraTotal: Amount,
  cardMadeTotal: Amount,
  letterTotal: Amount,
  /** What is given with the order (B or FG), in no total; `creditedAt` once a bonus is in the wallet. */
  reward: Schema.NullOr(Schema.Struct({ form: Text, amount: Amount, creditedAt: Schema.NullOr(Text) })),
  coupons: Schema.Array(Schema.Struct({ lastDigits: Text, applied: Amount })),
  orderAmtTot: Amount,
  trackingNumber: Schema.NullOr(Text),
  /** When it came into each of its states, oldest first; `status` is a status code. */
  history: Schema.Array(Schema.Struct({ status: Text, at: Text })),
  /** When its last parcel went to those who make and post it. */
  madeAt: Schema.NullOr(Text),
  /** When the buyer confirmed that posted cards arrived. */
  unlockedAt: Schema.NullOr(Text),
  /** Of its cards that are not posted: `failed` ones reached nobody. Null before it is confirmed, and where all are posted. */
  sending: Schema.NullOr(Schema.Struct({ cards: Count, sent: Count, failed: Count, lastAt: Schema.NullOr(Text) })),
  /**
   * Its returns, newest first. `moneyBack` is the part of `price` that is money, `paidBackAt` null while that is owed. `cards` is 0 where
   * none were made yet, and for returns of which it was not stored; these have no credit note.
   */
  returns: Schema.Array(
    Schema.Struct({
      returnId: ReturnId,
      at: Text,
      cards: Count,
      price: Amount,
      moneyBack: Amount,
      paidBackAt: Schema.NullOr(Text),
      hasCreditNote: Schema.Boolean,
    }),
  ),
  /** Where the money goes while the order waits for a transfer. */
  bankTransfer: Schema.NullOr(BankTransferWire),
  /** Null if nobody had to decide about it. */
  approval: Schema.NullOr(OrderApprovalWire),
  receipt: Schema.NullOr(SentReceiptWire),
  lines: Schema.Array(OrderDetailLine),
});

/** Reads an order of the same buyer's session; it does not exist for anyone else. */
export const orderDetail = defineCall('orderDetail', {
  method: 'GET',
  path: '/order/detail/{orderNo}',
  auth: 'buyer',
  request: Schema.Struct({ aggregatorBuId: UnitId, orderNo: OrderNo }),
  response: OrderDetail,
});
