/**
 * Messages that a dead process had taken up are due at once, where it is known that no other process works on this store:
 * on an embedded one, whose lock says so. Elsewhere their leases run out by themselves. What merely waits for its next try
 * within a lease's time is tried sooner, which does no harm.
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
