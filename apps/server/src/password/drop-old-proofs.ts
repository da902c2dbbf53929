/**
 * Deletes codes, links, visits to identity providers, spent tokens and counts of failures once they have expired and no longer count,
 * together with their addresses and numbers.
 */
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import type { Shop } from '../shop.ts';
import { FAILURES_FORGOTTEN_AFTER_MS } from './identity-limits.ts';

/** Codes count for 24 hours; expired links are distinguished from unknown ones for a while. */
const KEPT_MS = 2 * 86_400_000;

export const dropOldProofs = (shop: Shop, unitId: string): Promise<unknown> =>
  inUnit(shop.connection, unitId, (transaction) => {
    const now = shop.clock().getTime();
    const old = new Date(now - KEPT_MS);
    return sql`
      with codes as (delete from one_time_code where bu_id = ${unitId} and created_at < ${old}::timestamptz),
        visits as (delete from identity_visit where bu_id = ${unitId} and expires_at < ${new Date(now)}::timestamptz),
        tokens as (delete from spent_token where bu_id = ${unitId} and expires_at < ${new Date(now)}::timestamptz),
        links as (delete from password_reset where bu_id = ${unitId} and expires_at < ${old}::timestamptz)
      delete from login_guard where bu_id = ${unitId} and failed_at < ${new Date(now - FAILURES_FORGOTTEN_AFTER_MS)}`.execute(
      transaction,
    );
  });
