/**
 * The speed of PostgreSQL itself with the same rows: pgbench, PostgreSQL's load generator, commits copies of rows that the shop
 * has written, with only their keys changed. Its statements are prepared, its user is the superuser, nothing is read.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';

/** A table, the row that is copied, and the expressions that replace its keys. */
export interface CopiedRow {
  readonly table: string;
  readonly where: string;
  readonly fresh: Readonly<Record<string, string>>;
}

/** Builds the insert of a copy; `:n` in a fresh value is a different number in every transaction. */
const insertStatement = async (client: Client, { table, where, fresh }: CopiedRow): Promise<string> => {
  const { rows: columns } = await client.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, null) as type from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attidentity = ''
        and attgenerated = '' order by attnum`,
    [table],
  );
  const texts = columns.map(({ name }) => `quote_nullable(${name}::text) as "${name}"`).join();
  const { rows } = await client.query<Record<string, string>>(`select ${texts} from ${table} where ${where} limit 1`);
  if (rows[0] === undefined) throw new Error(`No row of ${table} where ${where}`);
  const values = columns.map(({ name, type }) => fresh[name] ?? `${rows[0]![name]}::${type}`);
  return `insert into ${table} (${columns.map(({ name }) => name).join()}) values (${values.join()});`;
};

export const pgbenchScript = async (url: string, copies: readonly CopiedRow[]): Promise<string> => {
  const client = new Client(url);
  await client.connect();
  const inserts: string[] = [];
  for (const copy of copies) inserts.push((await insertStatement(client, copy)).replaceAll('\n', ' '));
  await client.end();
  return ['\\set n random(1, 9000000000000000000)', 'begin;', ...inserts, 'end;', ''].join('\n');
};

/** Transactions per second; `program` is pgbench's path, `url` the database's address. */
export const pgbench = async (
  program: string,
  url: string,
  script: string,
  { clients, seconds }: { readonly clients: number; readonly seconds: number },
): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), 'pgbench-'));
  try {
    const file = join(folder, 'script.sql');
    writeFileSync(file, script);
    const load = ['-n', '-M', 'prepared', '-c', clients, '-j', 2, '-T', seconds, '-f', file].map(String);
    const { stdout } = await promisify(execFile)(program, [...load, url]);
    const rate = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
    if (!(rate > 0) || !/number of failed transactions: 0 /.test(stdout)) throw new Error(`pgbench: ${stdout}`);
    return rate;
  } finally {
    rmSync(folder, { recursive: true });
  }
};
