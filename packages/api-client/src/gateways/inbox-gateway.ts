/** A member's inbox. Source: S7.20, A-90. */
import type { InboxMessage } from '@offrande/domain/inbox';
import type { Client } from '../client/client.ts';
import { getMemberInbox } from '../contract/inbox.ts';

export interface InboxGateway {
  /** All messages, newest first. */
  fetchInbox(input: { readonly custId: string }): Promise<readonly InboxMessage[]>;
}

export const createInboxGateway = (client: Client): InboxGateway => ({
  fetchInbox: async ({ custId }) =>
    (await client.call(getMemberInbox, { aggregatorBuId: client.unitId, custId })).messages,
});
