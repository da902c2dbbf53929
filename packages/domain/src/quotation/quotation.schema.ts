/**
 * The wire format of the quotation calls. A request is the checkout payload without coupons and without the quotations that its lines
 * came from, and an email. Unknown
 * fields of requests are refused. Source: S3.101, S7.15 to S7.17, S7.99, A-35, A-40. Amounts are decimal strings.
 */
import { Schema, SchemaTransformation } from 'effect';
import { draftLineFromWire } from '../cart/schema.ts';
import { domainValue } from '../gateway/schema.ts';
import { TAXED_PARTS } from '../pricing/index.ts';
import { moneyFromString, rateFromString } from '../money/schema.ts';
import type { Currency } from '../money/index.ts';
import type { Page } from '../paging/index.ts';
import { CheckoutPayload, OrderPayloadLine } from '../order-payload/schema.ts';
import { InstantFromIso } from '../time/schema.ts';
import type { Quotation, QuotationDetail } from './quotation.ts';

const id = Schema.NonEmptyString.check(Schema.isMaxLength(64));
const strict = { onExcessProperty: 'error' } as const;

const { couponList: _paysNothing, quotationList: _ordersNothing, ...payloadFields } = CheckoutPayload.fields;

/** The request for a quotation. */
export const QuotationRequest = Schema.Struct({
  ...payloadFields,
  email: Schema.NonEmptyString.check(Schema.isMaxLength(320)),
});
export type QuotationRequest = typeof QuotationRequest.Type;

/** Decodes a request; refuses coupons and every other unknown field. */
export const decodeQuotationRequest = Schema.decodeUnknownResult(QuotationRequest, strict);
export const encodeQuotationRequest = Schema.encodeSync(QuotationRequest, strict);

/** The answer: the number of the quotation, or an error. */
export const QuotationAnswer = Schema.Struct({
  orderNo: Schema.optionalKey(Schema.NullOr(Schema.String)),
  error: Schema.optionalKey(Schema.NullOr(Schema.Unknown)),
});
export type QuotationAnswer = typeof QuotationAnswer.Type;

/** A page of the list; pages count from 1. */
export const QuotationListRequest = Schema.Struct({
  custId: id,
  page: Schema.Int.check(Schema.isGreaterThanOrEqualTo(1)),
});
/** The request for disabling or reading one. */
export const QuotationReference = Schema.Struct({ custId: id, orderNo: id });
export type QuotationReference = typeof QuotationReference.Type;

const quotationFields = (currency: Currency) => ({
  orderNo: id,
  createdAt: InstantFromIso,
  email: Schema.String,
  qty: Schema.Int.check(Schema.isGreaterThanOrEqualTo(1)),
  orderAmtTot: moneyFromString(currency),
  validUntil: InstantFromIso,
  isDisabled: Schema.Boolean,
  orders: Schema.Array(id),
});
type WireQuotation = Schema.Struct<ReturnType<typeof quotationFields>>['Type'];

const fromWire = ({ qty, orderAmtTot, ...rest }: WireQuotation): Quotation => ({
  ...rest,
  cards: qty,
  total: orderAmtTot,
});

const toWire = ({ cards, total, ...rest }: Quotation): WireQuotation => ({
  ...rest,
  qty: cards,
  orderAmtTot: total,
});

/** The answer to a request for a page: `totalCount` and `quotationOrders`, amounts in the unit's currency. */
export const quotationListAnswer = (currency: Currency) =>
  Schema.Struct({
    totalCount: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
    quotationOrders: Schema.Array(Schema.Struct(quotationFields(currency))),
  });

/** The page of an answer. */
export const quotationPage = (
  { totalCount, quotationOrders }: ReturnType<typeof quotationListAnswer>['Type'],
  page: number,
): Page<Quotation> => ({ items: quotationOrders.map(fromWire), totalCount, page });

/** The answer with one complete quotation: the fields of the list, its lines, and the tax by part and rate. */
export const quotationDetailAnswer = (currency: Currency) => {
  const amount = moneyFromString(currency);
  const wire = Schema.Struct({
    ...quotationFields(currency),
    lines: Schema.Array(OrderPayloadLine),
    cartLines: Schema.optionalKey(Schema.Array(draftLineFromWire(currency))),
    priceList: Schema.optionalKey(
      Schema.Array(
        Schema.Struct({
          face: amount,
          discount: amount,
          extra: amount,
          cardMade: amount,
          letter: amount,
          gross: amount,
        }),
      ),
    ),
    taxList: Schema.Array(
      Schema.Struct({ part: Schema.Literals(TAXED_PARTS), rate: rateFromString, price: amount, tax: amount }),
    ),
  });
  return wire.pipe(
    Schema.decodeTo(
      domainValue<QuotationDetail>('lines', 'tax', 'cartLines', 'prices'),
      SchemaTransformation.transform<QuotationDetail, (typeof wire)['Type']>({
        decode: ({ lines, cartLines = null, priceList: prices = null, taxList, ...entry }) => ({
          ...fromWire(entry),
          lines,
          cartLines,
          prices,
          tax: taxList,
        }),
        encode: ({ lines, cartLines, prices, tax, ...entry }) => ({
          ...toWire(entry),
          lines,
          ...(cartLines && { cartLines }),
          ...(prices && { priceList: prices }),
          taxList: tax,
        }),
      }),
    ),
  );
};
