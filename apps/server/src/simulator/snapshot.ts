/**
 * The rows of a unit's shop as facts. Whatever the database names by chance is named as the model names it: an order by the
 * key of its creation, a line, a card and an attempt by their order and their place in it.
 */
import { accountKey, type AccountKind } from '@offrande/domain/ledger';
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import type { Connection } from '../database/database.ts';
import { type Facts, messageFact } from './facts.ts';

interface Rows {
  readonly purchases: readonly {
    order_no: string;
    session_id: string;
    total: number;
    payment_id: string | null;
    expires_at: string;
    path: string;
  }[];
  readonly lines: readonly { id: string; order_no: string; position: number }[];
  readonly cards: readonly { id: string; order_line_id: string; unit_no: number }[];
  readonly attempts: readonly {
    id: string;
    order_no: string;
    state: string;
    ref: boolean;
    redirect: boolean;
    payment_id: string | null;
    looks: number;
    next_look_at: string | null;
  }[];
  readonly accounts: readonly {
    id: string;
    kind: AccountKind;
    owner: string | null;
    currency: string;
    posted: number;
    held: number;
  }[];
  readonly holds: readonly { account_id: string; order_no: string; amount: number; state: string }[];
  readonly journals: readonly { id: string; kind: string; cause_type: string; cause_id: string }[];
  readonly entries: readonly { journal_id: string; account_id: string; amount: number }[];
  readonly messages: readonly { key: string; done: boolean; attempts: number; next_at: string }[];
  readonly tasks: readonly { kind: string; subject: string }[];
  readonly noted: readonly { event_ref: string }[];
  readonly keys: readonly {
    key: string;
    route: string;
    state: string;
    order_no: string | null;
    running_until: string | null;
  }[];
}

const LISTS: Readonly<Record<keyof Rows, string>> = {
  purchases: `select order_no, session_id, total, payment_id, expires_at, (select string_agg(state, '>' order by no)
    from order_event where order_event.order_no = purchase.order_no) as path from purchase`,
  lines: 'select id, order_no, position from order_line',
  cards: 'select id, order_line_id, unit_no from card where order_line_id is not null',
  attempts: `select id, order_no, state, provider_ref is not null as ref, redirect_url is not null as redirect, payment_id,
    looks, next_look_at from payment_attempt`,
  accounts: 'select id, kind, owner, currency, posted, held from account',
  holds: 'select account_id, order_no, amount, state from hold',
  journals: 'select id, kind, cause_type, cause_id from journal',
  entries: 'select journal_id, account_id, amount from entry',
  messages: 'select key, done_at is not null as done, attempts, next_at from outbox',
  tasks: 'select kind, subject from task',
  noted: 'select event_ref from psp_event',
  keys: `select key, route, state, response ->> 'orderNo' as order_no, running_until from idem
    where bu_id = current_setting('offrande.unit')`,
};

/** Planned once: it is asked after every step. */
export const prepareSnapshots = async (connection: Connection): Promise<void> => {
  const parts = Object.entries(LISTS).map(
    ([name, list]) => `'${name}', (select coalesce(jsonb_agg(to_jsonb(row)), '[]') from (${list}) row)`,
  );
  await sql
    .raw(
      `create function simulator_rows() returns jsonb language plpgsql as $$
      begin return (select jsonb_build_object(${parts.join()})); end $$`,
    )
    .execute(connection);
};

const readRows = (connection: Connection, unitId: string): Promise<Rows> =>
  inUnit(connection, unitId, async (transaction) => {
    const { rows } = await sql<{ rows: Rows }>`select simulator_rows() as rows`.execute(transaction);
    return rows[0]!.rows;
  });

const CHANCE_NAME = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}/g;

/** The model's names for what the database named, and the other way round. */
const namesOf = (rows: Rows, known: ReadonlyMap<string, string>): ReadonlyMap<string, string> => {
  const names = new Map(known);
  for (const { route, key, order_no } of rows.keys)
    if (route === 'createOrder' && order_no !== null) names.set(order_no, key);
  const nameOf = (id: string): string => names.get(id) ?? id;
  for (const { id, order_no, position } of rows.lines) names.set(id, `${nameOf(order_no)}/${position}`);
  for (const { id, order_line_id, unit_no } of rows.cards) names.set(id, `${nameOf(order_line_id)}/${unit_no}`);
  const counts = Map.groupBy(rows.attempts, ({ order_no }) => order_no);
  for (const [orderNo, attempts] of counts) {
    // A step makes one at most, so what is new is the last one, whatever the clock said.
    const fresh = attempts.filter(({ id }) => !names.has(id));
    for (const { id } of fresh) names.set(id, `${nameOf(orderNo)}#${attempts.length - fresh.length + 1}`);
  }
  return names;
};

const instant = (text: string | null): number | null => (text === null ? null : Date.parse(text));

const linesOf = (rows: Rows): readonly string[] => {
  const accounts = new Map(rows.accounts.map((account) => [account.id, accountKey(account)]));
  const moved = Map.groupBy(rows.entries, ({ journal_id }) => journal_id);
  return [
    ...rows.purchases.map(
      ({ order_no, session_id, path, total, payment_id, expires_at }) =>
        `order ${order_no} of ${session_id} ${path} total ${total} paid ${payment_id} until ${instant(expires_at)}`,
    ),
    ...rows.cards.map(({ id }) => `card ${id}`),
    ...rows.attempts.map(
      ({ id, state, ref, redirect, payment_id, looks, next_look_at }) =>
        `attempt ${id} ${state} ref ${ref} redirect ${redirect} paid ${payment_id} looks ${looks} next ${instant(next_look_at)}`,
    ),
    ...rows.accounts
      .filter(({ posted, held }) => posted !== 0 || held !== 0)
      .map((account) => `account ${accountKey(account)} ${account.posted} held ${account.held}`),
    ...rows.holds.map(
      ({ account_id, order_no, amount, state }) => `hold ${order_no} ${accounts.get(account_id)} ${amount} ${state}`,
    ),
    ...rows.messages.map(({ key, done, attempts, next_at }) => messageFact(key, done, attempts, instant(next_at)!)),
    ...rows.tasks.map(({ kind, subject }) => `task ${kind}:${subject}`),
    ...rows.noted.map(({ event_ref }) => `noted ${event_ref}`),
    ...rows.keys.map(
      ({ key, state, running_until }) => `key ${key} ${state === 'done' ? 'done' : instant(running_until)}`,
    ),
    ...rows.journals.map(({ id, kind, cause_type, cause_id }) => {
      const entries = moved.get(id) ?? [];
      return `journal ${kind} ${cause_type} ${cause_id}: ${entries.map(({ account_id, amount }) => `${accounts.get(account_id)} ${amount}`).join(', ')}`;
    }),
  ];
};

/** The entries of a journal stand in the order of their names, which is not the order of what chance named. */
const tidy = (line: string): string => {
  if (!line.startsWith('journal ')) return line;
  const [head, entries = ''] = line.split(': ');
  return `${head}: ${entries.split(', ').toSorted().join(', ')}`;
};

export interface Snapshot {
  readonly facts: Facts;
  readonly names: ReadonlyMap<string, string>;
}

/** `known` are the names given so far; `opened` are the ids of the attempts that the provider has a payment for. */
export const takeSnapshot = async (
  connection: Connection,
  unitId: string,
  known: ReadonlyMap<string, string>,
  opened: Iterable<string>,
): Promise<Snapshot> => {
  const rows = await readRows(connection, unitId);
  const names = namesOf(rows, known);
  const lines = [...linesOf(rows), ...[...opened].map((id) => `outside ${id}`)];
  const facts = lines.map((line) => tidy(line.replaceAll(CHANCE_NAME, (id) => names.get(id) ?? id))).toSorted();
  return { facts, names };
};
