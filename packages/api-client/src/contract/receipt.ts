/** The receipt of a bank transfer. Source: spec section 7 (S7.27), A-36. */
import { ReceiptUpload } from '@offrande/domain/bank-transfer/schema';
import { Schema } from 'effect';
import { defineCall } from './call.ts';
import { OrderNo, UnitId } from './wire.ts';

/** 4.5 MiB in base64, with room for padding. */
const CONTENT_MAX_CHARACTERS = Math.ceil((4.5 * 2 ** 20 * 4) / 3) + 4;

/** Takes a PNG, JPEG or PDF as base64 while the order waits for payment. Changes no status; the same file counts once. */
export const uploadPaymentReceipt = defineCall('uploadPaymentReceipt', {
  method: 'POST',
  path: '/member/uploadPaymentReceipt',
  auth: 'buyer',
  patience: 'file',
  request: Schema.Struct({
    aggregatorBuId: UnitId,
    ...ReceiptUpload.fields,
    orderNo: OrderNo,
    receiptImage: ReceiptUpload.fields.receiptImage.check(Schema.isMaxLength(CONTENT_MAX_CHARACTERS)),
  }),
  response: Schema.Struct({ orderNo: OrderNo }),
});
