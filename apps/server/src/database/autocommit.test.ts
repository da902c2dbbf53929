/** Statements that are transactions of their own: committed completely or not at all, in their unit, leaving no session state. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemRandom, uuid } from '../random.ts';
import type { Database } from './database.ts';
import { queryInUnit } from './in-unit.ts';
import { freshDatabase } from './testing.ts';

const opening = (unitId: string, id = uuid(systemRandom)) =>
  sql<{ id: string }>`insert into account (id, bu_id, kind, currency, floor_zero, owner)
    values (${id}, ${unitId}, 'card', 'EUR', true, ${id}) returning id`;

describe('a statement on its own', () => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase(1);
  });
  afterAll(() => database.close());

  const inUnit = <Row>(unitId: string, statement: ReturnType<typeof sql<Row>>) =>
    queryInUnit(database.connection, unitId, statement);
  const count = async (unitId: string, table: string): Promise<bigint> =>
    (await inUnit(unitId, sql<{ times: bigint }>`select count(*) as times from ${sql.table(table)}`))[0]!.times;

  test('returns its rows, with and without parameters, however often it is repeated', async () => {
    for (const at of [1, 2, 3, 4, 5])
      expect(await inUnit('FR', sql`select ${at}::bigint as whole, ${null}::text as nothing`)).toEqual([
        { whole: BigInt(at), nothing: null },
      ]);
    expect(await inUnit('FR', sql`select 1 as one where false`)).toEqual([]);
    expect(await inUnit('FR', sql`select current_user::text as role`)).toEqual([{ role: 'offrande_shop' }]);
  });

  test('is committed, in its own unit only', async () => {
    const [row] = await inUnit('A', opening('A'));
    expect(row).toHaveProperty('id');
    expect([await count('A', 'account'), await count('B', 'account')]).toEqual([1n, 0n]);
    await expect(inUnit('B', opening('A'))).rejects.toThrow(/row-level security/);
    expect([await count('A', 'account'), await count('B', 'account')]).toEqual([1n, 0n]);
  });

  test('leaves neither role nor unit behind', async () => {
    await inUnit('FR', sql`select 1`);
    const { rows } = await sql`select current_user = session_user as is_free,
      coalesce(current_setting('offrande.unit', true), '') as unit`.execute(database.connection);
    expect(rows).toEqual([{ is_free: true, unit: '' }]);
  });

  test('that fails is rolled back, reports why each time, and does not affect the next one', async () => {
    for (const at of [1, 2, 3, 4])
      await expect(inUnit('FR', sql`select ${at} / nothing_like_it from account`)).rejects.toMatchObject({
        code: '42703',
      });
    const halved = sql`with opened as (${opening('HALF')} ) select 1 / (select count(*) - 1 from opened) as never`;
    for (const _ of [1, 2, 3, 4]) await expect(inUnit('HALF', halved)).rejects.toMatchObject({ code: '22012' });
    expect(await count('HALF', 'account')).toBe(0n);
  });

  test('that fails a deferred check at commit is refused and rolled back', async () => {
    const journal = sql`insert into journal (id, bu_id, kind, cause_type, cause_id)
      values (${uuid(systemRandom)}, 'LATE', 'enter', 'card', 'c') returning id`;
    for (const _ of [1, 2, 3, 4]) await expect(inUnit('LATE', journal)).rejects.toThrow(/does not add up to zero/);
    expect(await count('LATE', 'journal')).toBe(0n);
  });

  test('runs concurrently with others, each in its own unit', async () => {
    const units = Array.from({ length: 20 }, (_, at) => `U${at}`);
    const seen = units.map((unit) => inUnit(unit, sql`select current_setting('offrande.unit') as unit`));
    expect(await Promise.all(seen)).toEqual(units.map((unit) => [{ unit }]));
  });
});
