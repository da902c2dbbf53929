/** Files of many cards, their samples, invoices and credit notes. Source: spec section 7 (S7.82 to S7.84), A-63, A-141. */
import { BULK_COLUMNS, BULK_SAMPLE_TYPES } from '@offrande/domain/bulk-order';
import { InvoiceRequest } from '@offrande/domain/invoicing/schema';
import { DeliveryTypeFromCode } from '@offrande/domain/delivery/schema';
import { Schema } from 'effect';
import { defineCall } from './call.ts';
import { FileName } from './file-name.ts';
import { FileOrderWire } from './previous-file.ts';
import { Amount, Count, ItemCode, OrderNo, ReturnId, Text, UnitId } from './wire.ts';

/** 4.5 MiB in base64, with room for padding. */
const CONTENT_MAX_CHARACTERS = Math.ceil((4.5 * 2 ** 20 * 4) / 3) + 4;

/** Why a cell is refused: the tag of the domain's refusal and its parameters; an amount is named as such. */
const CellReason = Schema.Record(
  Schema.String,
  Schema.Union([
    Schema.String,
    Schema.Number,
    Schema.Null,
    Schema.Array(Schema.String),
    Schema.Struct({ amount: Amount }),
  ]),
);

/**
 * Reads a file of many cards for one product and one delivery type. A valid file is stored, and `uploadId` names it in a
 * draft's `uploadFileList`; otherwise `errors` lists every fault and nothing is stored. The same file is the same upload. `order` is the
 * caller's last one that has the same rows and was not cancelled, of whatever card.
 */
export const uploadFile = defineCall('uploadFile', {
  method: 'POST',
  path: '/files/uploadFile',
  auth: 'member',
  patience: 'file',
  request: Schema.Struct({
    aggregatorBuId: UnitId,
    custId: Text,
    itemCode: ItemCode,
    deliverType: DeliveryTypeFromCode,
    fileName: FileName,
    fileContent: Schema.String.check(Schema.isMaxLength(CONTENT_MAX_CHARACTERS)),
  }),
  response: Schema.Struct({
    uploadId: Schema.NullOr(Text),
    fileName: FileName,
    cards: Count,
    amount: Amount,
    order: Schema.NullOr(FileOrderWire),
    errors: Schema.Array(
      Schema.Struct({
        line: Count,
        column: Schema.Literals(BULK_COLUMNS),
        value: Schema.String,
        reason: CellReason,
        example: Schema.String,
      }),
    ),
    ignored: Schema.Array(Schema.Struct({ header: Schema.String, reason: Schema.Literals(['unknown', 'unused']) })),
  }),
});

const SentFile = Schema.Struct({ fileName: FileName, contentType: Text, content: Schema.String });

/** A file to be filled in, for one product and one way of delivery (`fileType`). `content` is base64. */
export const sampleFile = defineCall('sampleFile', {
  method: 'POST',
  path: '/files/sampleFile',
  auth: 'member',
  patience: 'file',
  request: Schema.Struct({
    aggregatorBuId: UnitId,
    itemCode: ItemCode,
    fileType: DeliveryTypeFromCode,
    extension: Schema.Literals(BULK_SAMPLE_TYPES),
  }),
  response: SentFile,
});

/** The invoice of an order that is paid, or the pro forma invoice of one that awaits a transfer, as PDF in base64. */
export const invoice = defineCall('invoice', {
  method: 'POST',
  path: '/files/invoice',
  auth: 'member',
  patience: 'file',
  request: Schema.Struct({ aggregatorBuId: UnitId, ...InvoiceRequest.fields, orderNo: OrderNo }),
  response: SentFile,
});

/** The credit note of a return of the caller's own order, as PDF in base64; not found for a return that has none. */
export const creditNote = defineCall('creditNote', {
  method: 'POST',
  path: '/files/creditNote',
  auth: 'member',
  patience: 'file',
  request: Schema.Struct({ aggregatorBuId: UnitId, custId: Text, orderNo: OrderNo, returnId: ReturnId }),
  response: SentFile,
});
