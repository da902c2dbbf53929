/** A unit's rows as one value, read in one statement after every step. */
import type { AccountKind } from '@offrande/domain/ledger';
import { sql } from 'kysely';
import { inUnit } from '../../../server/src/database/in-unit.ts';
import type { Connection } from '../../../server/src/database/database.ts';

/** The rows that matter, list by list. */
export interface Rows {
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
  readonly invoices: readonly { order_no: string; year: number; number: number }[];
  readonly credit_notes: readonly { refund_id: string; year: number; number: number }[];
  readonly quotations: readonly {
    order_no: string;
    owner_id: string | null;
    total: string;
    valid_until: string;
    disabled: boolean;
  }[];
  readonly notedOrders: readonly { quotation_no: string; order_no: string }[];
  readonly files: readonly {
    id: string;
    order_no: string;
    cards: number;
    pieces: number;
    kept_until: string | null;
    link_until: string | null;
    taken_at: string | null;
    new_links: number;
    code: string | null;
  }[];
  readonly codes: readonly { id: string; order_no: string; session_id: string; tries: number; expires_at: string }[];
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
  invoices: 'select order_no, year, number from invoice',
  credit_notes: 'select refund_id, year, number from credit_note',
  quotations: `select order_no, owner_id, detail ->> 'orderAmtTot' as total, detail ->> 'validUntil' as valid_until,
    is_disabled as disabled from quotation`,
  notedOrders: 'select quotation_no, order_no from quotation_order',
  files: `select id, order_no, cards, (select count(*) from card_file_piece where file_id = card_file.id) as pieces,
    kept_until, expires_at as link_until, taken_at, new_links, link_code as code from card_file`,
  codes: 'select id, order_no, session_id, tries, expires_at from one_time_code',
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

/** Everything of a unit at one moment. */
export const readRows = (connection: Connection, unitId: string): Promise<Rows> =>
  inUnit(connection, unitId, async (transaction) => {
    const { rows } = await sql<{ rows: Rows }>`select simulator_rows() as rows`.execute(transaction);
    return rows[0]!.rows;
  });
