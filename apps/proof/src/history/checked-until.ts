/** Records a nightly check that covered only the older part of a unit's history. */
import { sql } from 'kysely';
import type { Connection } from '../../../server/src/database/database.ts';

/** Records that a check on the day before `now` covered this share of the history, between 0 and 1. */
export const checkedUntil = async (connection: Connection, unitId: string, share: number, now: Date): Promise<void> => {
  await sql`
    insert into verification (bu_id, day, begun_at, finished_at, part, sealed_through, moved_through)
    select ${unitId}, (${now}::timestamptz - interval '1 day')::date, ${now}::timestamptz - interval '1 day',
      ${now}::timestamptz - interval '1 day', 0, floor((select max(no) from seal where bu_id = ${unitId}) * ${share}::numeric),
      floor((select max(no) from order_event where bu_id = ${unitId}) * ${share}::numeric)`.execute(connection);
};
