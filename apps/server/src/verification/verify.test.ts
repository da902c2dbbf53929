/** A running shop's check of its money. */
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { sealJournals } from '../ledger/seal.ts';
import { readBacklog } from '../metrics/backlog.ts';
import { order } from '../order/testing.ts';
import { NIGHTS } from './night.ts';
import { verifyNightly, verifyUnit } from './verify.ts';

const RULE = 'posted is the sum of entries';
const A_DAY = 24 * 60;

describe('the check of the money', () => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openTestShop();
  });
  afterEach(() => shop.close());

  const owner = (statement: string) => sql.raw(statement).execute(shop.database.connection);
  /** Adds an account with a balance but no journal. */
  const spoil = () =>
    owner(`insert into account (id, bu_id, kind, owner, currency, floor_zero, posted)
      values (gen_random_uuid(), '${UNIT}', 'card', 'spoilt', 'EUR', true, 1)`);

  const unmeasuredTables = async () => {
    const { rows } = await sql<{ count: bigint }>`
      select count(*) from pg_stat_user_tables where last_analyze is null`.execute(shop.database.connection);
    return rows[0]!.count;
  };

  const tasks = () =>
    inUnit(shop.shop.connection, UNIT, async (transaction) => {
      const { rows } = await sql<{ kind: string; subject: string }>`select kind, subject from task`.execute(
        transaction,
      );
      return rows;
    });
  const broken = async () => (await tasks()).filter(({ kind }) => kind === 'invariantBroken');

  const checks = () =>
    inUnit(shop.shop.connection, UNIT, async (transaction) => {
      const { rows } = await sql<{ part: number; is_over: boolean; checked: number }>`
        select part, finished_at is not null as is_over, checked::integer from verification order by day`.execute(
        transaction,
      );
      return rows;
    });
  const nightAfterNight = async (nights: number) => {
    for (let night = 0; night < nights; night += 1) {
      await verifyNightly(shop.shop);
      shop.wait(A_DAY);
    }
  };

  test('finds nothing in a sound shop and opens no task', async () => {
    expect(await verifyUnit(shop.shop, UNIT)).toEqual([]);
    await verifyNightly(shop.shop);
    expect(await tasks()).toEqual([]);
    expect(shop.logged).toEqual([]);
  });

  test('runs ANALYZE in PostgreSQL if a crash or a restore has left no statistics', async () => {
    for (const check of [() => verifyUnit(shop.shop, UNIT), () => verifyNightly(shop.shop)]) {
      await owner(`select pg_stat_reset()`);
      expect(await unmeasuredTables()).toBeGreaterThan(20n);
      await check();
      expect(await unmeasuredTables()).toBe(0n);
    }
  });

  test('run by hand covers everything, opens one task for a finding, however often it is found, logs it and raises an alarm', async () => {
    await spoil();
    expect(await verifyUnit(shop.shop, UNIT)).toHaveLength(1);
    expect(await verifyUnit(shop.shop, UNIT)).toHaveLength(1);
    expect(await tasks()).toEqual([{ kind: 'invariantBroken', subject: expect.stringContaining(RULE) }]);
    expect(shop.logged).toContainEqual({ event: 'invariant broken', facts: expect.objectContaining({ rule: RULE }) });
    await shop.work();
    expect(shop.delivered.map(({ topic }) => topic)).toEqual(['task']);
  });

  test('runs once a day, after three in the morning by the unit’s clock', async () => {
    // The shop's day begins at 11:00 in Paris.
    await verifyNightly(shop.shop);
    await verifyNightly(shop.shop);
    expect(await checks()).toHaveLength(1);
    shop.wait(15 * 60 + 59);
    await verifyNightly(shop.shop);
    expect(await checks()).toHaveLength(1);
    shop.wait(1);
    await verifyNightly(shop.shop);
    expect(await checks()).toMatchObject([
      { part: 0, is_over: true },
      { part: 1, is_over: true },
    ]);
  });

  test('covers everything new since the last check: a changed order, a journal with a new seal', async () => {
    await verifyNightly(shop.shop);
    shop.wait(A_DAY);
    const orderNo = await order(shop.browser());
    await owner(`update order_line set line_total = line_total + 1 where order_no = '${orderNo}'`);
    await sealJournals(shop.shop, UNIT);
    await owner(`set session_replication_role = replica;
      update entry set amount = amount + sign(amount) where (journal_id, seq) in (select journal_id, seq from entry limit 1)`);
    await verifyNightly(shop.shop);
    const found = (await broken()).map(({ subject }) => subject);
    expect(found).toContainEqual(expect.stringContaining('the lines add up to the order'));
    expect(found).toContainEqual(expect.stringContaining('journal adds up to zero'));
    expect(found).toContainEqual(expect.stringContaining('the chain of journals holds'));
  });

  test('covers pending work: a journal without its seal, a task without its alarm', async () => {
    await owner(`set session_replication_role = replica; update entry set amount = amount + sign(amount) where seq = 1;
      insert into task (id, bu_id, kind, subject, detail, opened_at)
        values (gen_random_uuid(), '${UNIT}', 'latePayment', 'x', '{}', now())`);
    await verifyNightly(shop.shop);
    const found = (await broken()).map(({ subject }) => subject.split(':')[0]);
    expect(found).toContain('journal adds up to zero');
    expect(found).toContain('an alarm was raised for every open task');
  });

  test('finds changes to old rows within its cycle of nights, wherever they are', async () => {
    const orderNo = await order(shop.browser());
    await sealJournals(shop.shop, UNIT);
    // As after many more orders.
    await owner(`select setval(pg_get_serial_sequence('order_event', 'no'), 50000)`);
    await order(shop.browser());
    await nightAfterNight(1);
    const BEHIND_ITS_BACK = [
      ['posted is the sum of entries', 'update account set posted = posted + 1 where kind = $$card$$'],
      ['an order is where its history ends', `update purchase set state = 'pending' where order_no = '${orderNo}'`],
      ['journal adds up to zero', 'update entry set amount = amount + sign(amount) where seq = 1'],
      ['the chain of journals holds', 'update seal set journals = journals + 1'],
    ] as const;
    for (const [, statement] of BEHIND_ITS_BACK) await owner(`set session_replication_role = replica; ${statement}`);
    await owner('set session_replication_role = origin');
    await nightAfterNight(NIGHTS);
    const found = (await broken()).map(({ subject }) => subject.split(':')[0]);
    expect(found).toEqual(expect.arrayContaining(BEHIND_ITS_BACK.map(([rule]) => rule)));
    expect(new Set((await checks()).map(({ part }) => part)).size).toBe(NIGHTS);
  });

  test('opens a task if it fails, another if it has not finished for a day and a night, and resumes when it can', async () => {
    await verifyNightly(shop.shop);
    await owner('alter table seal rename to put_away');
    shop.wait(A_DAY);
    await verifyNightly(shop.shop);
    expect((await tasks()).map(({ kind }) => kind)).toEqual(['verificationFailed']);
    shop.wait(6 * 60 + 1);
    await verifyNightly(shop.shop);
    expect((await tasks()).map(({ kind }) => kind)).toEqual(['verificationFailed', 'verificationLate']);
    await owner('alter table put_away rename to seal');
    await verifyNightly(shop.shop);
    expect((await checks()).map(({ is_over: isOver }) => isOver)).toEqual([true, true]);
  });

  test('finishes with one row, however many servers run it', async () => {
    await Promise.all([1, 2, 3, 4].map(() => verifyNightly(shop.shop)));
    await verifyNightly(shop.shop);
    expect(await checks()).toMatchObject([{ part: 0, is_over: true }]);
    expect(await tasks()).toEqual([]);
  });

  test('reports its age in the metrics', async () => {
    const age = async () =>
      (await readBacklog(shop.shop)).find(({ unit, what }) => unit === UNIT && what === 'verification_age_seconds')
        ?.value;
    expect(await age()).toBe(0);
    await verifyNightly(shop.shop);
    shop.wait(A_DAY);
    expect(await age()).toBe(A_DAY * 60);
  });
});
