/**
 * Frees the messages leased by a dead process at once, if no other process can be working on the store, which the lock of an embedded store
 * guarantees. Elsewhere leases expire by themselves. A message that merely awaits a retry within a lease's time is retried sooner, which is
 * harmless.
 */
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import type { Shop } from '../shop.ts';
import { LEASE_MS } from './worker.ts';

export const freeLeases = async (shop: Pick<Shop, 'connection' | 'units' | 'clock'>): Promise<void> => {
  const now = shop.clock();
  for (const unitId of shop.units.keys()) {
    await inUnit(shop.connection, unitId, (transaction) =>
      sql`update outbox set next_at = ${now}
        where bu_id = ${unitId} and attempts > 0 and done_at is null and failed_at is null
          and next_at > ${now} and next_at <= ${new Date(now.getTime() + LEASE_MS)}`.execute(transaction),
    );
  }
};
