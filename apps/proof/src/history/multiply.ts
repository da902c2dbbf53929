/**
 * Gives a unit a long history by copying the rows of a few customers many times, with one statement per table. Each copy has customers
 * of its own. Copies share only the unit's own accounts, whose entries continue where the previous copy ends, so that every rule of the
 * books still holds. Each copy is dated a little before the previous one.
 */
import { CompiledQuery, sql } from 'kysely';
import type { Connection } from '../../../server/src/database/database.ts';
import { ALIVE, BY_SESSION, DONE, KEYS, NOT_COPIED, NUMBERED, SEQUENCES } from './copied-columns.ts';

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
}

/** Database functions that derive an id, a string or a key of copy `n`, in a schema of their own. */
const FUNCTIONS = [
  `create schema history`,
  `create function history.id(one uuid, n integer) returns uuid language sql immutable strict parallel safe as
    $$ select md5(one::text || n)::uuid $$`,
  // Every id within a string changes the way the id itself does.
  `create function history.words(one text, n integer) returns text language plpgsql immutable strict parallel safe as $$
    declare
      id text;
    begin
      for id in select distinct part[1]
        from regexp_matches(one, '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})', 'g') as part loop
        one := replace(one, id, md5(id || n)::uuid::text);
      end loop;
      return one;
    end $$`,
  `create function history.key(one text, n integer) returns text language plpgsql immutable strict parallel safe as $$
    declare
      other text := history.words(one, n);
    begin
      return case when other = one then one || '~' || n else other end;
    end $$`,
];

/** The time between two copies. */
const APART = `interval '4 minutes'`;

const readColumns = async (connection: Connection): Promise<readonly Column[]> => {
  const { rows } = await sql<Column>`
    select class.relname as table, attname as name, format_type(atttypid, null) as type
    from pg_attribute join pg_class class on class.oid = attrelid
    where class.relnamespace = 'public'::regnamespace and class.relkind = 'r' and attnum > 0 and not attisdropped
      and attgenerated = '' order by class.relname, attnum`.execute(connection);
  return rows;
};

const copiedValue = ({ table, name, type }: Column): string => {
  const place = `${table}.${name}`;
  const sequence = SEQUENCES[place];
  if (sequence !== undefined)
    return `case when ${place} = 0 then 0 else ${place} + n * (select last from history.last where of = '${sequence}') end`;
  if (DONE.has(place)) return 'null';
  if (ALIVE.has(place)) return `${place} + interval '1 month'`;
  if (name === 'account_id') return `case when own.id is null then history.id(${place}, n) else ${place} end`;
  if (place === 'entry.balance_after') return `${place} + n * coalesce(own.posted, 0)`;
  if (NUMBERED.has(place)) return `n || '.' || ${place}`;
  if (KEYS.has(name) || KEYS.has(place)) return `history.key(${place}, n)`;
  if (type === 'uuid') return `history.id(${place}, n)`;
  if (type === 'jsonb') return `history.words(${place}::text, n)::jsonb`;
  if (type === 'timestamp with time zone') return `${place} - n * ${APART}`;
  return place;
};

/** The statement that makes copies 1 to $1 of the rows of unit $2. */
const copyStatement = (table: string, columns: readonly Column[]): string => {
  const hasUnit = columns.some(({ name }) => name === 'bu_id');
  const hasAccount = columns.some(({ name }) => name === 'account_id');
  const ofUnit = hasUnit
    ? `${table}.bu_id = $2`
    : `exists (select from session where session.id = ${table}.session_id and session.bu_id = $2)`;
  return `insert into "${table}" (${columns.map(({ name }) => `"${name}"`).join()}) overriding system value
    select ${columns.map(copiedValue).join()} from "${table}"
      ${hasAccount ? `left join history.own own on own.id = "${table}".account_id` : ''}
      cross join generate_series(1, $1::integer) as n
    where ${ofUnit} ${table === 'account' ? 'and account.owner is not null' : ''} order by n`;
};

const isCopied = ([table, columns]: readonly [string, readonly Column[]]): boolean =>
  !NOT_COPIED.has(table) && (BY_SESSION.has(table) || columns.some(({ name }) => name === 'bu_id'));

const rememberLast = (place: string): string => {
  const [table, name] = place.split('.');
  return `insert into history.last select '${place}', coalesce(max(${name}), 0) from ${table}`;
};

/** Makes enough copies for the unit to have at least `orders` orders; returns how many it has then. */
export const multiply = async (connection: Connection, unitId: string, orders: number): Promise<number> => {
  const tables = [...Map.groupBy(await readColumns(connection), ({ table }) => table)].filter(isCopied);
  return connection.connection().execute(async (one) => {
    const run = (text: string, ...values: readonly unknown[]) =>
      one.executeQuery<{ count: bigint }>(CompiledQuery.raw(text, [...values]));
    const countOrders = async (): Promise<number> =>
      Number((await run('select count(*) from purchase where bu_id = $1', unitId)).rows[0]!.count);
    const copies = Math.max(1, Math.ceil(orders / (await countOrders())) - 1);
    for (const text of FUNCTIONS) await run(text);
    await run(`set session_replication_role = replica`);
    await run(`set statement_timeout = 0`);
    await run(`create table history.own as select id, posted from account where owner is null`);
    await run(`create table history.last (of text, last bigint)`);
    for (const place of new Set(Object.values(SEQUENCES))) await run(rememberLast(place));
    for (const [table, columns] of tables) await run(copyStatement(table, columns), copies, unitId);
    await run(
      `update account set posted = account.posted * ($1::integer + 1) from history.own own where own.id = account.id
      and account.bu_id = $2`,
      copies,
      unitId,
    );
    await run(
      `insert into unsealed_journal (journal_id, bu_id) select id, bu_id from journal where bu_id = $1
      and not exists (select from unsealed_journal where journal_id = id) and not exists (select from sealed_journal where journal_id = id)`,
      unitId,
    );
    for (const [series, table] of [
      ['invoice', 'invoice'],
      ['creditNote', 'credit_note'],
    ])
      await run(
        `update document_counter set last = (select coalesce(max(number), 0) from ${table}
          where ${table}.bu_id = document_counter.bu_id and ${table}.year = document_counter.year) where series = $1`,
        series,
      );
    for (const place of ['entry.no', 'hold.no', 'order_event.no', 'card_state.no', 'audit.no']) {
      const [table, name] = place.split('.');
      await run(
        `select setval(pg_get_serial_sequence('${table}', '${name}'), (select coalesce(max(${name}), 0) + 1 from ${table}))`,
      );
    }
    await run(`set session_replication_role = origin`);
    await run(`vacuum analyze`);
    return countOrders();
  });
};
