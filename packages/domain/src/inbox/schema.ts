/** How inbox is stored and sent: decoding and encoding, apart from the rules so that these carry no schema. */
export { InboxMessageSchema } from './inbox.schema.ts';
