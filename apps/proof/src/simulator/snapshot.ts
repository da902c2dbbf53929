/**
 * The rows of a unit's shop as facts. Random ids are replaced by the model's names: an order by the key of its creation; a
 * line, card or attempt by its order and position.
 */
import { accountKey } from '@offrande/domain/ledger';
import type { Connection } from '../../../server/src/database/database.ts';
import { transferOf } from './core-card.ts';
import {
  approvalFact,
  cardFact,
  codeFact,
  type Facts,
  fileFact,
  messageFact,
  numberFacts,
  notedOrderFact,
  quotationFact,
} from './facts.ts';
import { CODE_MESSAGE, codeNameOf, fileNameOf } from './model-records.ts';
import { readRows, type Rows } from './snapshot-rows.ts';

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

/** Calls whose answer is the number of what they made. */
const NAMING_ROUTES: ReadonlySet<string> = new Set(['createOrder', 'openTopUp', 'requestQuotation']);

/** The model's names by the database's ids, and vice versa. */
const namesOf = (rows: Rows, known: ReadonlyMap<string, string>): ReadonlyMap<string, string> => {
  const names = new Map(known);
  for (const { route, key, order_no } of rows.keys)
    if (NAMING_ROUTES.has(route) && order_no !== null) names.set(order_no, key);
  const nameOf = (id: string): string => names.get(id) ?? id;
  const nameFresh = namingFresh(names);
  for (const { id, order_no, position } of rows.lines) names.set(id, `${nameOf(order_no)}/${position}`);
  for (const { id, order_line_id, unit_no } of rows.cards)
    if (order_line_id !== null) names.set(id, `${nameOf(order_line_id)}/${unit_no}`);
  for (const { id, order_no } of rows.files) names.set(id, fileNameOf(nameOf(order_no)));
  nameFresh(
    rows.messages.flatMap(({ key }) => (key.startsWith(CODE_MESSAGE) ? [{ id: key.slice(CODE_MESSAGE.length) }] : [])),
    () => 'code',
    ({ id }, _, no) => {
      names.set(id, codeNameOf(no));
    },
  );
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
    ...rows.quotations.map(({ order_no, owner_id, total, valid_until, disabled }) =>
      quotationFact(order_no, {
        company: owner_id,
        totalMinor: BigInt(total.replace('.', '')),
        validUntil: instant(valid_until)!,
        isDisabled: disabled,
      }),
    ),
    ...rows.notedOrders.map(({ quotation_no, order_no }) => notedOrderFact(quotation_no, order_no)),
    ...rows.files.map((file) =>
      fileFact(file.order_no, {
        cards: file.cards,
        pieces: file.pieces,
        keptUntil: instant(file.kept_until),
        linkUntil: instant(file.link_until),
        takenAt: instant(file.taken_at),
        newLinks: file.new_links,
        code: file.code,
      }),
    ),
    ...rows.codes.map(({ id, order_no, session_id, tries, expires_at }) =>
      codeFact(id, { order: order_no, buyer: session_id, tries, expiresAt: instant(expires_at)! }),
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
    ...numberFacts([
      ...rows.invoices.map(({ order_no, year, number }) => ({
        subject: `invoice ${order_no}`,
        series: `invoice ${year}`,
        number,
      })),
      ...rows.credit_notes.map(({ refund_id, year, number }) => ({
        subject: `creditNote ${refund_id}`,
        series: `creditNote ${year}`,
        number,
      })),
    ]),
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

/** `known`: the names given so far; `outside`: facts that are not in the database. */
export const takeSnapshot = async (
  connection: Connection,
  unitId: string,
  known: ReadonlyMap<string, string>,
  outside: readonly string[],
): Promise<Snapshot> => {
  const rows = await readRows(connection, unitId);
  const names = namesOf(rows, known);
  const lines = [...linesOf(rows), ...outside];
  const facts = lines.map((line) => tidy(line.replaceAll(CHANCE_NAME, (id) => names.get(id) ?? id))).toSorted();
  const secrets = new Map(rows.cards.map(({ id, number, pin }) => [id, { number, pin }]));
  return { facts, names, secrets };
};
