/** The wire format of messages (S7.20, A-90). */
import { Schema } from 'effect';
import { InstantFromIso } from '../time/schema.ts';
import type { InboxMessage } from './inbox.ts';

export const InboxMessageSchema: Schema.Codec<InboxMessage, unknown> = Schema.Struct({
  id: Schema.NonEmptyString,
  title: Schema.String,
  text: Schema.String,
  at: InstantFromIso,
});
