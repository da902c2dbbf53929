/** Which sign-ins are still live, and which tokens are valid for one, as SQL conditions. Source: S4.105, A-67, reliability row 27. */
import { INACTIVITY_TIMEOUT_MS } from '@offrande/domain/session';
import { type RawBuilder, sql } from 'kysely';
import { hashSecret } from '../vault.ts';

/** An SQL condition: a row of `sign_in` that may still be used at an instant. */
export const isAlive = (row: string, now: Date): RawBuilder<boolean> => {
  const name = sql.ref(row);
  return sql`(${name}.ended_at is null and ${name}.expires_at > ${now}
    and ${name}.seen_at > ${new Date(now.getTime() - INACTIVITY_TIMEOUT_MS)})`;
};

/** An SQL condition: a row of `sign_in` that a token is valid for. */
export const isGoodFor = (row: string, token: string, now: Date): RawBuilder<boolean> => {
  const name = sql.ref(row);
  const hash = hashSecret(token);
  return sql`(${name}.access_hash = ${hash} or (${name}.previous_hash = ${hash} and ${name}.previous_until > ${now}))`;
};
