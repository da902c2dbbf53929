/** Upload of a photo for a card. Source: spec section 7, A-62. */
import { Schema } from 'effect';
import { defineCall } from './call.ts';
import { Text, UnitId } from './wire.ts';

/** 4.5 MiB in base64, with room for padding. */
const CONTENT_MAX_CHARACTERS = Math.ceil((4.5 * 2 ** 20 * 4) / 3) + 4;

export const uploadResource = defineCall('uploadResource', {
  method: 'POST',
  path: '/resource/upload',
  auth: 'buyer',
  patience: 'file',
  request: Schema.Struct({
    aggregatorBuId: UnitId,
    fileFormat: Schema.Literals(['png', 'jpg', 'jpeg']),
    resourceContent: Schema.String.check(Schema.isMaxLength(CONTENT_MAX_CHARACTERS)),
    prefix: Schema.optionalKey(Text),
  }),
  /** `url` is where the cleaned photo can be read from. */
  response: Schema.Struct({ url: Text }),
});
