/** The request for the invoice of an order, on the wire. Source: S7.84. */
import { Schema } from 'effect';

/** The request: always every document of the order. */
export const InvoiceRequest = Schema.Struct({
  custId: Schema.NonEmptyString,
  orderNo: Schema.NonEmptyString,
  invoiceType: Schema.Literal('ALL'),
});
export type InvoiceRequest = typeof InvoiceRequest.Type;
