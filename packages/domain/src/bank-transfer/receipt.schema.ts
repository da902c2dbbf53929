/** Uploading the receipt of a transfer, on the wire. Source: S7.27. */
import { Schema } from 'effect';
import { RECEIPT_NAME_MAX } from './receipt.ts';

/** What the upload call sends. `receiptImage` is the content of the file as base64; a guest has no `custId`. */
export const ReceiptUpload = Schema.Struct({
  orderNo: Schema.NonEmptyString,
  receiptImage: Schema.NonEmptyString,
  fileName: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(RECEIPT_NAME_MAX))),
  custId: Schema.optionalKey(Schema.NonEmptyString),
});
export type ReceiptUpload = typeof ReceiptUpload.Type;
