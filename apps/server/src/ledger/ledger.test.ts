import { cardAccount, enterBalance, type LedgerChange, releaseHolds, unitAccount } from '@offrande/domain/ledger';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { freshDatabase } from '../database/testing.ts';
import { systemRandom, uuid } from '../random.ts';
import { openUnitAccounts } from './accounts.ts';
import { brokenInvariants } from '../verification/invariants.ts';
import { record } from './record.ts';

describe('the books', () => {
  let database: Database;
  const card = uuid(systemRandom);
  const account = cardAccount(card, 'EUR');
  const suspense = unitAccount('suspense', 'EUR');

  const inFr = <T>(work: (transaction: UnitTransaction) => Promise<T>): Promise<T> =>
    inUnit(database.connection, 'FR', work);
  const write = (change: LedgerChange) => inFr((transaction) => record(transaction, 'FR', [change], systemRandom));
  const broken = () =>
    inFr(async (transaction) => (await brokenInvariants(transaction, new Date())).map(({ rule }) => rule));
  const journal = (id: string, entries: { account: typeof account; amountMinor: bigint }[]): LedgerChange => ({
    journal: { kind: 'enter', cause: { type: 'card', id }, entries, note: null },
    holds: [],
  });

  beforeAll(async () => {
    database = await freshDatabase();
    await inFr(async (transaction) => {
      await openUnitAccounts(transaction, { id: 'FR', currency: 'EUR' }, systemRandom);
      await sql`insert into account (id, bu_id, kind, owner, currency, floor_zero)
        values (${card}, 'FR', 'card', ${card}, 'EUR', true)`.execute(transaction);
    });
    await write(enterBalance(card, 5000n, 'EUR'));
  });
  afterAll(() => database.close());

  test('record a cause once: the second time changes nothing', async () => {
    expect(await write(enterBalance(card, 5000n, 'EUR'))).toBe(false);
    expect(await broken()).toEqual([]);
  });

  test('refuse a journal that does not add up to zero, whatever role writes it', async () => {
    await expect(
      write(
        journal('lopsided', [
          { account, amountMinor: 1n },
          { account: suspense, amountMinor: -2n },
        ]),
      ),
    ).rejects.toThrow(/add up to zero/);
    await expect(write(journal('single', [{ account, amountMinor: 1n }]))).rejects.toThrow(/add up to zero/);
    await expect(write(journal('empty', []))).rejects.toThrow(/add up to zero/);
  });

  test('refuse entries that unbalance an old journal', async () => {
    const add = inFr((transaction) =>
      sql`insert into entry (journal_id, seq, account_id, bu_id, currency, amount, balance_after)
        select id, 99, (select id from account where kind = 'suspense'), 'FR', 'EUR', 1, 1 from journal limit 1`.execute(
        transaction,
      ),
    );
    await expect(add).rejects.toThrow(/add up to zero/);
  });

  test('are immutable: update, delete and truncate are refused even to the tables’ owner', async () => {
    for (const statement of [
      'update entry set amount = 1',
      'delete from entry',
      'update journal set kind = $$x$$',
      'delete from journal',
      'truncate entry',
    ]) {
      await expect(sql.raw(statement).execute(database.connection), statement).rejects.toThrow(/never changed/);
    }
    await expect(inFr((transaction) => sql`update entry set amount = 1`.execute(transaction))).rejects.toThrow(
      /permission denied/,
    );
  });

  test('refuse to overdraw a card', async () => {
    const tooMuch = journal('overdraft', [
      { account, amountMinor: -5001n },
      { account: suspense, amountMinor: 5001n },
    ]);
    await expect(write(tooMuch)).rejects.toThrow(/account_not_overdrawn/);
  });

  test('refuse an unknown account, and a hold that is not open', async () => {
    const nowhere = cardAccount(uuid(systemRandom), 'EUR');
    await expect(write(enterBalance(nowhere.owner!, 1n, 'EUR'))).rejects.toThrow(/not what was given|add up/);
    await expect(write(releaseHolds('NO-ORDER', [{ account, amountMinor: 1n }]))).rejects.toThrow(
      /account_held_not_negative/,
    );
    expect(await broken()).toEqual([]);
  });

  const tamper = async (statement: string, back: string, rule: string) => {
    await sql.raw(statement).execute(database.connection);
    expect(await broken()).toContain(rule);
    await sql.raw(back).execute(database.connection);
    expect(await broken()).toEqual([]);
  };

  test('show tampering in the database', async () => {
    const of = `where owner = '${card}'`;
    await tamper(
      `update account set posted = posted + 1 ${of}`,
      `update account set posted = posted - 1 ${of}`,
      'posted is the sum of entries',
    );
    await tamper(
      `update account set held = held + 1 ${of}`,
      `update account set held = held - 1 ${of}`,
      'held is the sum of open holds',
    );
    const off = 'alter table entry disable trigger all';
    const on = 'alter table entry enable trigger all';
    await tamper(
      `${off}; update entry set amount = amount + 1 where amount > 0; ${on}`,
      `${off}; update entry set amount = amount - 1 where amount > 0; ${on}`,
      'journal adds up to zero',
    );
    await tamper(
      `${off}; update entry set balance_after = balance_after + 1 where amount > 0; ${on}`,
      `${off}; update entry set balance_after = balance_after - 1 where amount > 0; ${on}`,
      'balance after is the running sum',
    );
  });
});
