/** A member's inbox. Source: spec section 7 (S7.20), A-72, A-90. */
import { InboxMessageSchema } from '@offrande/domain/inbox/schema';
import { Schema } from 'effect';
import { defineCall } from './call.ts';
import { Text, UnitId } from './wire.ts';

/** All messages at once, newest first, in the language of the page. Which ones were read is known on the device alone. */
export const getMemberInbox = defineCall('getMemberInbox', {
  method: 'POST',
  path: '/member/getMemberInbox',
  auth: 'member',
  sealed: true,
  request: Schema.Struct({ aggregatorBuId: UnitId, custId: Text }),
  response: Schema.Struct({ messages: Schema.Array(InboxMessageSchema) }),
});
