/**
 * The files with the codes of an order's cards, and new links to them: a one-time code goes to the order's own email first. Source:
 * A-187, decision 052.
 */
import { DELIVERY_TYPES, isBatchDelivery } from '@offrande/domain/delivery';
import { EmailCodeSent } from '@offrande/domain/password/schema';
import { Schema } from 'effect';
import { defineCall } from './call.ts';
import { CaptchaTokens } from './captcha.ts';
import { OrderNo, Text, UnitId } from './wire.ts';

const FileId = Schema.String.check(Schema.isUUID());

/** The files of an order that the caller may see; none for an order whose cards go another way. */
export const cardFiles = defineCall('cardFiles', {
  method: 'GET',
  path: '/order/files/{orderNo}',
  auth: 'buyer',
  request: Schema.Struct({ aggregatorBuId: UnitId, orderNo: OrderNo }),
  response: Schema.Struct({
    files: Schema.Array(
      Schema.Struct({
        fileId: FileId,
        type: Schema.Literals(DELIVERY_TYPES.filter(isBatchDelivery)),
        cards: Schema.Int,
        /** When the current link ends; null before the first was sent. */
        linkUntil: Schema.NullOr(Text),
        /** When the file was downloaded by the current link. */
        takenAt: Schema.NullOr(Text),
        /** The last moment at which the file is there; null while it is being made. */
        keptUntil: Schema.NullOr(Text),
        /** How many links were made after the first. */
        newLinks: Schema.Int,
      }),
    ),
  }),
});

/** Sends the code to the order's email. Refused with `linkOver` where no new link can be made. */
export const sendFileCode = defineCall('sendFileCode', {
  method: 'POST',
  path: '/order/sendFileCode',
  version: 'v1',
  auth: 'buyer',
  sealed: true,
  request: Schema.Struct({ aggregatorBuId: UnitId, orderNo: OrderNo, fileId: FileId, ...CaptchaTokens }),
  response: EmailCodeSent,
});

/**
 * With the right code, a new link in the place of the one before; with the same code again, the same link. `fileUrl` is null for a
 * wrong code, and where no new link can be made any more.
 */
export const renewFileLink = defineCall('renewFileLink', {
  method: 'POST',
  path: '/order/renewFileLink',
  version: 'v1',
  auth: 'buyer',
  sealed: true,
  request: Schema.Struct({
    aggregatorBuId: UnitId,
    orderNo: OrderNo,
    fileId: FileId,
    tokenId: Schema.NonEmptyString.check(Schema.isMaxLength(100)),
    code: Schema.NonEmptyString.check(Schema.isMaxLength(12)),
  }),
  response: Schema.Struct({ isRight: Schema.Boolean, fileUrl: Schema.NullOr(Text) }),
});
