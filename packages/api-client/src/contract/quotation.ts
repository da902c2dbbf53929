/** Quotations of companies and salesmen. Source: spec section 7 (S7.15 to S7.17, S7.99), A-40. They book, hold and pay nothing. */
import { TAXED_PARTS } from '@offrande/domain/pricing';
import { OrderPayloadLine } from '@offrande/domain/order-payload/schema';
import { QuotationListRequest, QuotationReference, QuotationRequest } from '@offrande/domain/quotation/schema';
import { Schema } from 'effect';
import { defineCall } from './call.ts';
import { DraftLineWire } from './draft.ts';
import { Amount, Count, OrderNo, Text, UnitId } from './wire.ts';

/** Prices the cards without coupons, stores the quotation and sends it by email. */
export const requestQuotation = defineCall('requestQuotation', {
  method: 'POST',
  path: '/order/quotation',
  auth: 'member',
  sealed: true,
  movesValue: true,
  request: QuotationRequest,
  response: Schema.Struct({ orderNo: OrderNo }),
});

const QuotationEntry = {
  orderNo: OrderNo,
  createdAt: Text,
  email: Text,
  qty: Count,
  orderAmtTot: Amount,
  /** Its last instant. */
  validUntil: Text,
  isDisabled: Schema.Boolean,
  /** The orders made from it that did not end unpaid, the first first. */
  orders: Schema.Array(OrderNo),
};

/** One page, the newest first, without those that were disabled. */
export const getQuotationOrders = defineCall('getQuotationOrders', {
  method: 'POST',
  path: '/member/getQuotationOrders',
  auth: 'member',
  request: Schema.Struct({ aggregatorBuId: UnitId, ...QuotationListRequest.fields }),
  response: Schema.Struct({ totalCount: Count, quotationOrders: Schema.Array(Schema.Struct(QuotationEntry)) }),
});

const Reference = Schema.Struct({ aggregatorBuId: UnitId, ...QuotationReference.fields });

/** A quotation whole, with the tax that its total contains. */
export const getQuotationDetail = defineCall('getQuotationDetail', {
  method: 'POST',
  path: '/member/getQuotationDetail',
  auth: 'member',
  request: Reference,
  response: Schema.Struct({
    ...QuotationEntry,
    lines: Schema.Array(OrderPayloadLine),
    /** As they were in the cart; absent in a quotation that was made before they were stored. */
    cartLines: Schema.optionalKey(Schema.Array(DraftLineWire)),
    /** The price of each line, part by part; absent like `cartLines`. */
    priceList: Schema.optionalKey(
      Schema.Array(
        Schema.Struct({
          face: Amount,
          discount: Amount,
          extra: Amount,
          cardMade: Amount,
          letter: Amount,
          gross: Amount,
        }),
      ),
    ),
    taxList: Schema.Array(
      Schema.Struct({ part: Schema.Literals(TAXED_PARTS), rate: Schema.String, price: Amount, tax: Amount }),
    ),
  }),
});

/** A quotation as its mail attached it, in its language; `content` is base64. A quotation from before prices were stored has none. */
export const quotationDocument = defineCall('quotationDocument', {
  method: 'POST',
  path: '/member/quotationDocument',
  auth: 'member',
  request: Reference,
  response: Schema.Struct({ fileName: Text, contentType: Text, content: Schema.String }),
});

/** Hides a quotation for good. Disabling twice answers the same. */
export const disableQuotationOrder = defineCall('disableQuotationOrder', {
  method: 'POST',
  path: '/member/disableQuotationOrder',
  auth: 'member',
  request: Reference,
  response: Schema.Struct({ orderNo: OrderNo }),
});
