import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { inUnit } from './in-unit.ts';
import { freshDatabase } from './testing.ts';

describe('units', () => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase();
    await inUnit(database.connection, 'FR', (transaction) =>
      sql`insert into account (id, bu_id, kind, currency, floor_zero)
        values ('00000000-0000-4000-8000-000000000001', 'FR', 'suspense', 'EUR', false)`.execute(transaction),
    );
  });
  afterAll(() => database.close());

  const accounts = (unitId: string) =>
    inUnit(database.connection, unitId, async (transaction) => {
      const { rows } = await sql<{ id: string }>`select id from account`.execute(transaction);
      return rows.length;
    });

  test('only the unit itself sees its rows [S1.36]', async () => {
    expect(await accounts('FR')).toBe(1);
    expect(await accounts('LMFR')).toBe(0);
  });

  test('the shop’s role without a unit sees nothing [S1.36]', async () => {
    const seen = await database.connection.transaction().execute(async (transaction) => {
      await sql`set local role offrande_shop`.execute(transaction);
      return (await sql`select id from account`.execute(transaction)).rows.length;
    });
    expect(seen).toBe(0);
  });

  test('a row of another unit cannot be written [S1.36]', async () => {
    const write = inUnit(database.connection, 'LMFR', (transaction) =>
      sql`insert into account (id, bu_id, kind, currency, floor_zero)
        values (gen_random_uuid(), 'FR', 'fees', 'EUR', false)`.execute(transaction),
    );
    await expect(write).rejects.toThrow(/row-level security/);
  });

  test('queries outside an open transaction wait for it and do not join it', async () => {
    await Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        const unit = `U${at}`;
        await inUnit(database.connection, unit, async (transaction) => {
          await sql`insert into account (id, bu_id, kind, currency, floor_zero)
            values (gen_random_uuid(), ${unit}, 'suspense', 'EUR', false)`.execute(transaction);
        });
        expect(await accounts(unit)).toBe(1);
      }),
    );
  });
});
