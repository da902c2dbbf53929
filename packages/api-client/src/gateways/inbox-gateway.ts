/** A member's inbox. Source: S7.20, A-90. */
import type { InboxMessage } from '@offrande/domain/inbox';
import type { Client } from '../client/client.ts';
import { calls } from '../contract/index.ts';

export interface InboxGateway {
  /** All messages, newest first. */
  fetchInbox(input: { readonly custId: string }): Promise<readonly InboxMessage[]>;
}

export const createInboxGateway = (client: Client): InboxGateway => ({
  fetchInbox: async ({ custId }) =>
    (await client.call(calls.getMemberInbox, { aggregatorBuId: client.unitId, custId })).messages,
});
