/** The unit's stores. Source: S7.74, A-92. */
import type { Store } from '@offrande/domain/store';
import type { Client } from '../client/client.ts';
import { stores } from '../contract/place.ts';

export interface StoreGateway {
  /** All of them, in the unit's order; `searchStores` of the domain finds among them. */
  fetchStores(): Promise<readonly Store[]>;
}

export const createStoreGateway = (client: Client): StoreGateway => ({
  fetchStores: async () => (await client.call(stores, { buId: client.unitId })).stores,
});
