/** Files that a member uploaded before. Source: spec section 7 (S7.21), A-183, A-186. */
import { BULK_COLUMNS } from '@offrande/domain/bulk-order';
import { DeliveryTypeFromCode } from '@offrande/domain/delivery/schema';
import { InstantFromIso } from '@offrande/domain/time/schema';
import { Schema } from 'effect';
import { defineCall } from './call.ts';
import { FileName } from './file-name.ts';
import { Amount, Count, ItemCode, OrderNo, Text, UnitId } from './wire.ts';

/** The order that has the rows of a file. */
export const FileOrderWire = Schema.Struct({ orderNo: OrderNo, orderedAt: InstantFromIso });

const previousFile = {
  uploadId: Text,
  fileName: FileName,
  itemCode: ItemCode,
  deliverType: DeliveryTypeFromCode,
};

/**
 * One page of the files of the company whose sign-in asks, whoever of its people uploaded them, the newest first. The same rows are one
 * file. A file is listed as long as its rows are kept.
 */
export const getMemberPreviousFile = defineCall('getMemberPreviousFile', {
  method: 'POST',
  path: '/member/getMemberPreviousFile',
  auth: 'member',
  request: Schema.Struct({
    aggregatorBuId: UnitId,
    custId: Text,
    page: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 99_999 })),
  }),
  response: Schema.Struct({
    totalCount: Count,
    previousFiles: Schema.Array(
      Schema.Struct({
        ...previousFile,
        uploadedAt: InstantFromIso,
        uploadedBy: Schema.NullOr(Text),
        productName: Schema.NullOr(Text),
        cards: Count,
        amount: Amount,
        order: Schema.NullOr(FileOrderWire),
        isInSavedCart: Schema.Boolean,
      }),
    ),
  }),
});

/** The rows of one of them as cells below their columns. `notFound` alike for a file that is deleted, somebody else's or none. */
export const readPreviousFile = defineCall('readPreviousFile', {
  method: 'POST',
  path: '/files/previousFile',
  auth: 'member',
  patience: 'file',
  request: Schema.Struct({ aggregatorBuId: UnitId, custId: Text, uploadId: Text }),
  response: Schema.Struct({
    ...previousFile,
    columns: Schema.Array(Schema.Literals(BULK_COLUMNS)),
    rows: Schema.Array(Schema.Array(Schema.String)),
  }),
});
