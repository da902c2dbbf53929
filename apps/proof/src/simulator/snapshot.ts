/**
 * The rows of a unit's shop as facts. Random ids are replaced by the model's names: an order by the key of its creation; a
 * line, card or attempt by its order and position.
 */
import { accountKey, type AccountKind } from '@offrande/domain/ledger';
import { sql } from 'kysely';
import { inUnit } from '../../../server/src/database/in-unit.ts';
import type { Connection } from '../../../server/src/database/database.ts';
import { transferOf } from './core-card.ts';
import { approvalFact, cardFact, type Facts, messageFact } from './facts.ts';

interface Rows {
  readonly purchases: readonly {
    order_no: string;
    session_id: string;
    total: number;
    payment_id: string | null;
    expires_at: string;
    path: string;
    unlocked_by: string | null;
  }[];
  readonly approvals: readonly { order_no: string; decide_by: string; decision: string | null }[];
  readonly lines: readonly { id: string; order_no: string; position: number }[];
  readonly cards: readonly {
    id: string;
    order_line_id: string | null;
    unit_no: number;
    number: string;
    pin: string | null;
    customer_id: string | null;
    proven: boolean;
    wrong_pins: number;
    locked: boolean;
    blocked: boolean;
    mark: string;
    returned: boolean;
    changes: string | null;
  }[];
  readonly transfers: readonly { id: string; from_card_id: string; to_card_id: string }[];
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
  readonly tasks: readonly { kind: string; subject: string; closed: boolean }[];
  readonly suspended: readonly {
    payment_id: string;
    origin: string;
    order_no: string;
    amount: number;
    state: string;
  }[];
  readonly bookings: readonly { reference: string; order_no: string; amount: number; outcome: string }[];
  readonly refunds: readonly { id: string; order_no: string; price: number; money: number; paid_back: boolean }[];
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
    from order_event where order_event.order_no = purchase.order_no) as path,
    (select unlocked_by from order_unlock where order_unlock.order_no = purchase.order_no) as unlocked_by from purchase`,
  approvals: 'select order_no, decide_by, decision from order_approval',
  lines: 'select id, order_no, position from order_line',
  cards: `select id, order_line_id, unit_no, number_encrypted as number, pin_encrypted as pin, customer_id,
    claimed_at is not null as proven, wrong_pins, is_locked as locked, is_blocked as blocked, mark,
    returned_at is not null as returned,
    (select string_agg(change, '>' order by no) from card_state where card_state.card_id = card.id) as changes from card`,
  transfers: 'select id, from_card_id, to_card_id from card_transfer',
  attempts: `select id, order_no, state, provider_ref is not null as ref, redirect_url is not null as redirect, payment_id,
    looks, next_look_at from payment_attempt`,
  accounts: 'select id, kind, owner, currency, posted, held from account',
  holds: 'select account_id, order_no, amount, state from hold',
  journals: 'select id, kind, cause_type, cause_id from journal',
  entries: 'select journal_id, account_id, amount from entry',
  messages: 'select key, done_at is not null as done, attempts, next_at from outbox',
  tasks: 'select kind, subject, closed_at is not null as closed from task',
  suspended: 'select payment_id, origin, order_no, amount, state from suspended_money',
  bookings: 'select reference, order_no, amount, outcome from bank_booking',
  refunds: 'select id, order_no, price, money, paid_back_at is not null as paid_back from refund',
  noted: 'select event_ref from psp_event',
  keys: `select key, route, state, coalesce(response ->> 'orderNo', response ->> 'transactionNo') as order_no, running_until from idem
    where bu_id = current_setting('offrande.unit')`,
};

/** Prepared once: it runs after every step. */
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

/** Names new rows by their parent and position: a step creates at most one, so a new row is the last, whatever the clock says. */
const namingFresh =
  (names: ReadonlyMap<string, string>) =>
  <Row extends { readonly id: string }>(
    rows: readonly Row[],
    ownerOf: (row: Row) => string,
    give: (row: Row, owner: string, no: number) => void,
  ): void => {
    for (const [owner, owned] of Map.groupBy(rows, ownerOf)) {
      const fresh = owned.filter(({ id }) => !names.has(id));
      for (const row of fresh) give(row, owner, owned.length - fresh.length + 1);
    }
  };

/** The model's names by the database's ids, and vice versa. */
const namesOf = (rows: Rows, known: ReadonlyMap<string, string>): ReadonlyMap<string, string> => {
  const names = new Map(known);
  for (const { route, key, order_no } of rows.keys)
    if ((route === 'createOrder' || route === 'openTopUp') && order_no !== null) names.set(order_no, key);
  const nameOf = (id: string): string => names.get(id) ?? id;
  const nameFresh = namingFresh(names);
  for (const { id, order_no, position } of rows.lines) names.set(id, `${nameOf(order_no)}/${position}`);
  for (const { id, order_line_id, unit_no } of rows.cards)
    if (order_line_id !== null) names.set(id, `${nameOf(order_line_id)}/${unit_no}`);
  nameFresh(
    rows.attempts,
    ({ order_no }) => order_no,
    ({ id }, orderNo, no) => {
      names.set(id, `${nameOf(orderNo)}#${no}`);
    },
  );
  nameFresh(
    rows.transfers,
    ({ from_card_id }) => from_card_id,
    ({ id, to_card_id }, from, no) => {
      names.set(to_card_id, `${nameOf(from)}>${no}`);
      names.set(id, transferOf(nameOf(to_card_id)));
    },
  );
  const cardOf = new Map(rows.accounts.map(({ id, kind, owner }) => [id, kind === 'card' ? owner : null]));
  const emptied = new Map(
    rows.entries
      .map(({ journal_id, account_id }) => [journal_id, cardOf.get(account_id)] as const)
      .filter(([, card]) => card !== null),
  );
  const imports = rows.journals.flatMap(({ id, kind, cause_id }) =>
    kind === 'importBalance' ? [{ id: cause_id, card: emptied.get(id)! }] : [],
  );
  nameFresh(
    imports,
    ({ card }) => card,
    ({ id }, card, no) => {
      names.set(id, `import ${nameOf(card)}/${no}`);
    },
  );
  return names;
};

const instant = (text: string | null): number | null => (text === null ? null : Date.parse(text));

const linesOf = (rows: Rows): readonly string[] => {
  const accounts = new Map(rows.accounts.map((account) => [account.id, accountKey(account)]));
  const moved = Map.groupBy(rows.entries, ({ journal_id }) => journal_id);
  return [
    ...rows.purchases.map(
      ({ order_no, session_id, path, total, payment_id, expires_at, unlocked_by }) =>
        `order ${order_no} of ${session_id} ${path} total ${total} paid ${payment_id} unlocked ${unlocked_by} until ${instant(expires_at)}`,
    ),
    ...rows.approvals.map(({ order_no, decide_by, decision }) => approvalFact(order_no, instant(decide_by)!, decision)),
    ...rows.cards.map((card) =>
      cardFact(card.id, {
        holder: card.customer_id,
        isProven: card.proven,
        wrongPins: card.wrong_pins,
        isLocked: card.locked,
        isBlocked: card.blocked,
        mark: card.mark,
        isReturned: card.returned,
        changes: card.changes ?? '',
      }),
    ),
    ...rows.suspended.map(
      ({ payment_id, origin, order_no, amount, state }) =>
        `suspended ${payment_id} ${origin} ${order_no} ${amount} ${state}`,
    ),
    ...rows.bookings.map(
      ({ reference, order_no, amount, outcome }) => `booked ${reference} ${order_no} ${amount} ${outcome}`,
    ),
    ...rows.refunds.map(
      ({ id, order_no, price, money, paid_back }) =>
        `refund ${id} ${order_no} ${price} ${money} ${paid_back ? 'paid back' : 'owed'}`,
    ),
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
    ...rows.tasks.map(({ kind, subject, closed }) => `task ${kind}:${subject}${closed ? ' closed' : ''}`),
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

/** Sorts a journal's entries by name: their order in the database is that of random ids. */
const tidy = (line: string): string => {
  if (!line.startsWith('journal ')) return line;
  const [head, entries = ''] = line.split(': ');
  return `${head}: ${entries.split(', ').toSorted().join(', ')}`;
};

/** A card's number and PIN as stored. */
export interface StoredSecrets {
  readonly number: string;
  readonly pin: string | null;
}

export interface Snapshot {
  readonly facts: Facts;
  readonly names: ReadonlyMap<string, string>;
  /** By card id. */
  readonly secrets: ReadonlyMap<string, StoredSecrets>;
}

/** `known`: the names given so far; `opened`: ids of the attempts with a payment at the provider. */
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
  const secrets = new Map(rows.cards.map(({ id, number, pin }) => [id, { number, pin }]));
  return { facts, names, secrets };
};
