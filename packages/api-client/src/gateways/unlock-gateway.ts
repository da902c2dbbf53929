/** The call that the unlock machine invokes. Source: S7.102. */
import type { UnlockRequest } from '@offrande/domain/order';
import type { UnlockedOrder } from '@offrande/domain/unlock';
import type { Client } from '../client/client.ts';
import { calls } from '../contract/index.ts';

export interface UnlockGateway {
  unlockOrder(request: UnlockRequest): Promise<UnlockedOrder>;
}

export const createUnlockGateway = (client: Client): UnlockGateway => ({
  unlockOrder: (request) => client.call(calls.unlockOrder, { aggregatorBuId: client.unitId, ...request }),
});
