/** Codes, links, visits to identity providers, spent tokens and counts of failures go once they prove nothing and are counted no more; addresses and numbers go with them. */
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import type { Shop } from '../shop.ts';
import { FAILURES_FORGOTTEN_AFTER_MS } from './identity-limits.ts';

/** Codes are counted for 24 hours; links are told apart from unknown ones for a while after they ran out. */
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
