/** The call that the unlock machine invokes. Source: S7.102. */
import type { UnlockRequest } from '@offrande/domain/order';
import type { UnlockedOrder } from '@offrande/domain/unlock';
import { unlockPayload } from '@offrande/domain/unlock/schema';
import type { Client } from '../client/client.ts';
import { unlockOrder } from '../contract/unlock.ts';
import { present } from './present.ts';

export interface UnlockGateway {
  unlockOrder(request: UnlockRequest | null): Promise<UnlockedOrder>;
}

export const createUnlockGateway = (client: Client): UnlockGateway => ({
  unlockOrder: async (request) =>
    client.call(unlockOrder, { aggregatorBuId: client.unitId, ...unlockPayload(present(request, 'order')) }),
});
