/** The check that a running shop makes of its money. */
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { verifyNightly, verifyUnit } from './verify.ts';

const RULE = 'posted is the sum of entries';

describe('the check of the money', () => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openTestShop();
  });
  afterEach(() => shop.close());

  const spoil = () => sql`update account set posted = posted + 1 where kind = 'fees'`.execute(shop.database.connection);

  const tasks = () =>
    inUnit(shop.shop.connection, UNIT, async (transaction) => {
      const { rows } = await sql<{ kind: string; subject: string }>`select kind, subject from task`.execute(
        transaction,
      );
      return rows;
    });

  test('finds nothing in a sound shop and opens nothing', async () => {
    expect(await verifyUnit(shop.shop, UNIT)).toEqual([]);
    await verifyNightly(shop.shop);
    expect(await tasks()).toEqual([]);
    expect(shop.logged).toEqual([]);
  });

  test('opens one task for what is broken, however often it is found, logs it and alarms', async () => {
    await spoil();
    expect(await verifyUnit(shop.shop, UNIT)).toHaveLength(1);
    expect(await verifyUnit(shop.shop, UNIT)).toHaveLength(1);
    expect(await tasks()).toEqual([{ kind: 'invariantBroken', subject: expect.stringContaining(RULE) }]);
    expect(shop.logged).toContainEqual({ event: 'invariant broken', facts: expect.objectContaining({ rule: RULE }) });
    await shop.work();
    expect(shop.delivered.map(({ topic }) => topic)).toEqual(['task']);
  });

  test('is made once a day, after three in the morning by the unit’s clock', async () => {
    // The shop's day begins at 11:00 in Paris.
    await verifyNightly(shop.shop);
    await spoil();
    await verifyNightly(shop.shop);
    expect(await tasks()).toEqual([]);
    shop.wait(15 * 60);
    await verifyNightly(shop.shop);
    expect(await tasks()).toEqual([]);
    shop.wait(60);
    await verifyNightly(shop.shop);
    expect(await tasks()).toHaveLength(1);
  });
});
