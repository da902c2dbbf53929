/** The embedded database from outside: it has its data to itself, survives any end of its owner, and a refusal says what to do. */
import { type ChildProcess, fork } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { joinEmbedded, openEmbedded } from './database.ts';
import { refuseOldVersion } from './require-version.ts';
import { isUnreachable } from './is-unreachable.ts';
import { readPidFile } from './embedded-process.ts';
import { startEmbedded } from './embedded-server.ts';
import { isRoot } from './embedded-user.ts';
import { DataDirectoryInUse } from './exclusive-lock.ts';
import { StoreRefused } from './store-refused.ts';

const folder = mkdtempSync(join(tmpdir(), 'offrande embedded ä ß '));
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ask = async (url: string, text: string): Promise<readonly unknown[]> => {
  const client = new Client(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};

const hold = async (directory: string): Promise<{ readonly holder: ChildProcess; readonly url: string }> => {
  const holder = fork(new URL('./embedded-holder.ts', import.meta.url).pathname, [directory]);
  const url = await new Promise<string>((resolve, reject) => {
    holder.once('message', (message) => resolve(String(message)));
    holder.once('exit', () => reject(new Error('The holder has ended')));
  });
  return { holder, url };
};

const kill = (holder: ChildProcess): Promise<unknown> => {
  const ended = new Promise((resolve) => holder.once('exit', resolve));
  holder.kill('SIGKILL');
  return ended;
};

const dataOf = (directory: string): string => join(directory, 'postgresql');
const refusal = (directory: string): Promise<unknown> => startEmbedded(directory).catch((error: unknown) => error);
const PATIENT = { timeout: 20_000, interval: 20 };

describe('an embedded database', () => {
  const directory = join(folder, 'one');

  test('keeps committed data, and refuses a second process with a message that says what to do', async () => {
    const first = await startEmbedded(directory);
    await ask(first.url, 'create table kept as select 1 as one');
    const refused = await refusal(directory);
    expect(refused).toBeInstanceOf(DataDirectoryInUse);
    expect(String(refused)).toMatch(/in use by another process.*DATA_DIR/);
    expect(await ask(first.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
    await first.stop();
    const second = await startEmbedded(directory);
    expect(await ask(second.url, 'select one from kept')).toEqual([{ one: 1 }]);
    await second.stop();
    expect(existsSync(join(dataOf(directory), 'postmaster.pid'))).toBe(false);
  });

  test('is joined by the staff’s tool while the shop runs, and opened by it when nobody does', async () => {
    const { holder } = await hold(directory);
    const beside = await joinEmbedded(directory);
    const one = async ({ connection }: typeof beside) =>
      (await sql<{ one: number }>`select one from kept limit 1`.execute(connection)).rows;
    expect(await one(beside)).toEqual([{ one: 1 }]);
    await beside.close();
    expect(readPidFile(dataOf(directory))).not.toBeNull();
    await kill(holder);
    const alone = await joinEmbedded(directory);
    expect(await one(alone)).toEqual([{ one: 1 }]);
    await alone.close();
    expect(readPidFile(dataOf(directory))).toBeNull();
  });

  test('ends with its owner, however the owner ends', async () => {
    const { holder, url } = await hold(directory);
    const { socketFolder } = readPidFile(dataOf(directory))!;
    await ask(url, 'select 1');
    await kill(holder);
    await vi.waitFor(() => expect(readPidFile(dataOf(directory))).toBeNull(), PATIENT);
    await vi.waitFor(() => expect(existsSync(socketFolder)).toBe(false), PATIENT);
  });

  test('waits for a predecessor that is stopping, and stops one that was left behind', async () => {
    const { holder, url } = await hold(directory);
    await ask(url, 'insert into kept values (2)');
    await kill(holder);
    const next = await startEmbedded(directory);
    expect(await ask(next.url, 'select one from kept')).toEqual([{ one: 1 }, { one: 2 }]);
    await next.stop();
  });

  test('is restarted at the same address if its postmaster is killed', async () => {
    const { url, stop } = await startEmbedded(directory);
    await ask(url, 'insert into kept values (3)');
    process.kill(readPidFile(dataOf(directory))!.pid, 'SIGKILL');
    await vi.waitFor(async () => expect(await ask(url, 'select one from kept')).toHaveLength(3), PATIENT);
    await stop();
    expect(readPidFile(dataOf(directory))).toBeNull();
  });

  test('that dies fails the queries in flight, and serves later ones on new connections', async () => {
    const { connection, close } = await openEmbedded(directory);
    const asked = sql`select pg_sleep(60)`.execute(connection).catch((error: unknown) => error);
    await sql`select 1`.execute(connection);
    process.kill(readPidFile(dataOf(directory))!.pid, 'SIGKILL');
    expect(isUnreachable((await asked) as Error)).toBe(true);
    const kept = () => sql`select one from kept`.execute(connection);
    await vi.waitFor(async () => {
      const rows = await kept().then(
        (found) => found.rows,
        (error: Error) => void expect(isUnreachable(error)).toBe(true),
      );
      expect(rows).toHaveLength(3);
    }, PATIENT);
    await close();
  });

  test('does not mistake an unrelated process for its server because of a stale pid file', async () => {
    writeFileSync(
      join(dataOf(directory), 'postmaster.pid'),
      `${process.ppid}\n${dataOf(directory)}\n0\n5432\n/tmp\n\n\nready\n`,
    );
    const { url, stop } = await startEmbedded(directory);
    expect(await ask(url, 'select one from kept')).toHaveLength(3);
    await stop();
  });

  test('can be reached only by its owner, and over no port', async () => {
    const { url, stop } = await startEmbedded(directory);
    expect(await ask(url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
    const { socketFolder } = readPidFile(dataOf(directory))!;
    expect(statSync(socketFolder).mode & 0o077).toBe(0);
    await stop();
  });

  test('of another major version is refused with the way to upgrade it, and not touched', async () => {
    const version = join(dataOf(directory), 'PG_VERSION');
    writeFileSync(version, '17\n');
    const refused = await refusal(directory);
    expect(refused).toBeInstanceOf(StoreRefused);
    expect(String(refused)).toMatch(/PostgreSQL 17.*brings 18.*operations\.md/);
    expect(readFileSync(version, 'utf8')).toBe('17\n');
    writeFileSync(version, '18\n');
  });

  test.runIf(isRoot())('copied by root is refused with the command that changes its owner', async () => {
    const copied = join(folder, 'copied');
    cpSync(directory, copied, { recursive: true });
    expect(String(await refusal(copied))).toMatch(/number 0.*chown -R nobody: '.*copied\/postgresql'/);
  });

  test('is not created beside the store of an earlier release', async () => {
    const old = join(folder, 'old');
    mkdirSync(join(old, 'pglite'), { recursive: true });
    expect(String(await refusal(old))).toMatch(/earlier release.*DATA_DIR/);
    expect(existsSync(dataOf(old))).toBe(false);
  });

  test.runIf(isRoot())('of root runs as another user, in a folder that this user can access', async () => {
    const closed = join(folder, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const { url, stop } = await startEmbedded(join(closed, 'data'));
    const { data_directory } = (await ask(url, 'show data_directory'))[0] as { data_directory: string };
    expect(data_directory).toMatch(/^\/var\/lib\/offrande\//);
    await stop();
    const again = await startEmbedded(join(closed, 'data'));
    expect(await ask(again.url, 'show data_directory')).toEqual([{ data_directory }]);
    await again.stop();
    rmSync(join(data_directory, '..'), { recursive: true });
  });
});

test('PostgreSQL is refused below version 15, with a message, and accepted from 15', () => {
  expect(() => refuseOldVersion(140_012)).toThrow(/PostgreSQL 14.*15 or later/);
  expect(() => refuseOldVersion(150_000)).not.toThrow();
});
