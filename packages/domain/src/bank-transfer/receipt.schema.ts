/** Uploading the receipt of a transfer, on the wire. Source: S7.27. */
import { Schema } from 'effect';

/** What the upload call sends. `receiptImage` is the content of the file as base64. */
export const ReceiptUpload = Schema.Struct({
  orderNo: Schema.NonEmptyString,
  receiptImage: Schema.NonEmptyString,
  custId: Schema.NonEmptyString,
});
export type ReceiptUpload = typeof ReceiptUpload.Type;
