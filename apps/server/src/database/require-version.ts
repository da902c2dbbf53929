/** The shop's SQL requires PostgreSQL 15; anything older is rejected before anything is written. */
import { sql } from 'kysely';
import type { Connection } from './database.ts';
import { StoreRefused } from './store-refused.ts';

export const OLDEST_MAJOR = 15;

/** `version` as the server reports it: 150004 is 15.4. */
export const refuseOldVersion = (version: number): void => {
  const major = Math.floor(version / 10_000);
  if (major >= OLDEST_MAJOR) return;
  throw new StoreRefused(
    `The server at DATABASE_URL is PostgreSQL ${major}; the shop needs ${OLDEST_MAJOR} or later. Upgrade it, or leave DATABASE_URL out for the one that npm brings.`,
  );
};

/** Throws `StoreRefused`. */
export const requireVersion = async (connection: Connection): Promise<void> => {
  const { rows } = await sql<{ version: number }>`
    select current_setting('server_version_num')::integer as version`.execute(connection);
  refuseOldVersion(rows[0]!.version);
};
