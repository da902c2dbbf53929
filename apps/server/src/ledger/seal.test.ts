/** The chain of journals, and how it detects changes by someone with all privileges. */
import { sql } from 'kysely';
import { enterBalance } from '@offrande/domain/ledger';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { uuid } from '../random.ts';
import { record } from './record.ts';
import { brokenSeals, sealJournals } from './seal.ts';

describe('the chain of journals', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const broken = async (): Promise<readonly string[]> =>
    inUnit(shop.shop.connection, UNIT, async (transaction) =>
      (await brokenSeals(transaction, shop.shop.vault, UNIT)).map(({ subject }) => subject),
    );
  const post = (amount: bigint) =>
    inUnit(shop.shop.connection, UNIT, async (transaction) => {
      const card = uuid(shop.shop.random);
      await sql`insert into account (id, bu_id, kind, owner, currency, floor_zero)
        values (${card}, ${UNIT}, 'card', ${card}, 'EUR', true)`.execute(transaction);
      await record(transaction, UNIT, [enterBalance(card, amount, 'EUR')], shop.shop.random);
    });
  const seal = () => sealJournals(shop.shop, UNIT);

  test('contains every journal once, block after block', async () => {
    expect(await seal()).toBe(true);
    await post(100n);
    await post(200n);
    expect(await seal()).toBe(true);
    expect(await seal()).toBe(false);
    expect(await broken()).toEqual([]);
    expect(await shop.broken()).toEqual([]);
  });

  test('is sealed by one server at a time', async () => {
    await post(300n);
    const sealed = await Promise.all([seal(), seal(), seal(), seal()]);
    expect(sealed.filter(Boolean)).toHaveLength(1);
    expect(await broken()).toEqual([]);
  });

  const change = (statement: string) =>
    inUnit(shop.shop.connection, UNIT, (transaction) => sql.raw(statement).execute(transaction));

  const asOwner = async (statements: readonly string[]): Promise<readonly string[]> => {
    const undone = new Error('undone');
    let found: readonly string[] = [];
    await shop.shop.connection
      .transaction()
      .execute(async (transaction) => {
        for (const statement of ["set local session_replication_role = 'replica'", ...statements])
          await sql.raw(statement).execute(transaction);
        found = (await brokenSeals(transaction, shop.shop.vault, UNIT)).map(({ subject }) => subject);
        throw undone;
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error;
      });
    return found;
  };

  test.each([
    ['an amount', ['update entry set amount = amount + sign(amount), balance_after = balance_after + 1']],
    ['a cause', [`update journal set cause_id = cause_id || 'x'`]],
    ['a missing entry', ['delete from entry where seq = 1']],
    [
      'an added entry',
      [
        `insert into entry (journal_id, seq, account_id, bu_id, currency, amount, balance_after)
        select journal_id, 9, account_id, bu_id, currency, 1, 1 from entry where seq = 1`,
      ],
    ],
    ['a journal out of its block', ['delete from sealed_journal where seal_no = 2']],
    ['a missing block', ['delete from sealed_journal where seal_no = 2', 'delete from seal where no = 2']],
    [
      'a block hashed anew without the key',
      [
        'update entry set amount = amount + sign(amount)',
        `update seal set hash = sha256(previous_hash || (select string_agg(journal_digest(journal_id), ''::bytea order by journal_id)
        from sealed_journal where seal_no = seal.no)) where no = 3`,
      ],
    ],
  ])('detects tampering with %s', async (_, statements) => {
    expect(await asOwner(statements)).not.toEqual([]);
    expect(await broken()).toEqual([]);
  });

  test('cannot be changed by the shop itself', async () => {
    await expect(change('update seal set mark = null')).rejects.toThrow(/never changed/);
    await expect(change('update seal set journals = 1')).rejects.toThrow(/permission denied/);
    await expect(change('delete from seal')).rejects.toThrow(/permission denied/);
    await expect(change('delete from sealed_journal')).rejects.toThrow(/permission denied/);
  });
});

describe('the chain of a unit that another server is sealing, on PostgreSQL', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  test('is left to that server until it is done', async () => {
    const { connection } = shop.shop;
    await inUnit(connection, UNIT, async (transaction) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`seal:${UNIT}`}, 0))`.execute(transaction);
      expect(await sealJournals(shop.shop, UNIT)).toBe(false);
    });
    expect(await sealJournals(shop.shop, UNIT)).toBe(true);
  });
});
