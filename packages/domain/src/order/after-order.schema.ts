/** What the calls after an order send: asking for its invoice, uploading the receipt of a transfer. Source: S7.27, S7.84. */
import { Schema } from 'effect';

/** What the invoice call sends: always every document of the order. */
export const InvoiceRequest = Schema.Struct({
  custId: Schema.NonEmptyString,
  orderNo: Schema.NonEmptyString,
  invoiceType: Schema.Literal('ALL'),
});
export type InvoiceRequest = typeof InvoiceRequest.Type;

/** What the upload call sends. `receiptImage` is the content of the file as base64. */
export const ReceiptUpload = Schema.Struct({
  orderNo: Schema.NonEmptyString,
  receiptImage: Schema.NonEmptyString,
  custId: Schema.NonEmptyString,
});
export type ReceiptUpload = typeof ReceiptUpload.Type;
