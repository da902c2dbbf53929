/**
 * What a night's check of a unit consists of, as steps that each cover a portion: everything new since the last check, then a
 * twenty-eighth of the whole history, so that any tampering is found within as many nights. Ids are
 * random, so a range of them is a fair share of the rows; orders are selected by the session that placed them.
 */
import { type RawBuilder, sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import { brokenSeals, nextSeal } from '../ledger/seal.ts';
import type { Shop } from '../shop.ts';
import { brokenRules, brokenBacklog, type Finding } from './invariants.ts';
import { tablesNotIsolated } from './unit-walls.ts';

/** A tampered row is found within this many nights. */
export const NIGHTS = 28;

/** Rows of one step: short enough to stay far below a statement's time limit. */
const AT_ONCE = 1000;

export interface Night {
  readonly unitId: string;
  /** Which part of the history is checked again; null for all of it. */
  readonly part: number | null;
  /** How far the last check got: the number of a seal, and of a change of an order's state. */
  readonly sealedThrough: bigint;
  readonly movedThrough: bigint;
}

export interface StepResult {
  readonly findings: readonly Finding[];
  /** Number of rows checked. */
  readonly checked: number;
  /** Where the step continues; null if it is finished. */
  readonly after: string | null;
}

type Step = (transaction: UnitTransaction, shop: Shop, night: Night, after: string | null) => Promise<StepResult>;

/**
 * Plans that suit large scans are disabled, since a step needs few rows; and each step is planned for its own rows, since
 * a cached generic plan once took a thousand times as long.
 */
const PLANNING = {
  enable_seqscan: 'off',
  enable_bitmapscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  plan_cache_mode: 'force_custom_plan',
};

/**
 * Runs a step. Rows are looked up one by one, so that its cost depends on its rows alone, whatever the length of the history
 * and the planner's estimates. The planner settings last until the transaction ends.
 */
export const takeStep = async (
  transaction: UnitTransaction,
  shop: Shop,
  night: Night,
  { step, after }: { readonly step: string; readonly after: string | null },
): Promise<StepResult> => {
  const settings = Object.entries(PLANNING).map(([name, value]) => sql`set_config(${name}, ${value}, true)`);
  await sql`select ${sql.join(settings)}`.execute(transaction);
  return STEPS[step]!(transaction, shop, night, after);
};

const ids = async (transaction: UnitTransaction, query: RawBuilder<{ id: string }>): Promise<readonly string[]> =>
  (await query.execute(transaction)).rows.map(({ id }) => id);

const accountsOfJournals = (transaction: UnitTransaction, journals: readonly string[]) =>
  ids(transaction, sql`select distinct account_id as id from entry where journal_id = any(${journals}::uuid[])`);

/** The accounts with holds for the orders, and the wallets that pay for them. */
const accountsOfOrders = (transaction: UnitTransaction, orders: readonly string[]) =>
  ids(
    transaction,
    sql`select account_id as id from hold where order_no = any(${orders}::text[])
      union select account.id from (
          select settlement->'paidFrom'->>'customerId' as owner, currency from purchase
          where order_no = any(${orders}::text[]) offset 0
        ) payer join account on account.kind = 'wallet' and account.owner_key = payer.owner and account.currency = payer.currency`,
  );

const lookAtJournals = async (transaction: UnitTransaction, shop: Shop, journals: readonly string[]) => {
  const accounts = await accountsOfJournals(transaction, journals);
  return brokenRules(transaction, shop.clock(), { journals, accounts });
};

/** Seals since the last check, one at a time, with their journals and the accounts those changed. */
const newSeals: Step = async (transaction, shop, { unitId, sealedThrough }, after) => {
  const no = await nextSeal(transaction, unitId, after === null ? sealedThrough : BigInt(after));
  if (no === null) return { findings: [], checked: 0, after: null };
  const journals = await ids(
    transaction,
    sql`select journal_id as id from sealed_journal where bu_id = ${unitId} and seal_no = ${no}`,
  );
  const findings = [
    ...(await brokenSeals(transaction, shop.vault, unitId, [no])),
    ...(await lookAtJournals(transaction, shop, journals)),
  ];
  return { findings, checked: journals.length, after: String(no) };
};

/** Journals that are not sealed yet. */
const waitingJournals: Step = async (transaction, shop, _, after) => {
  const journals = await ids(
    transaction,
    sql`select journal_id as id from unsealed_journal where journal_id > ${after ?? LEAST_ID}::uuid
      order by journal_id limit ${AT_ONCE}`,
  );
  const findings = await lookAtJournals(transaction, shop, journals);
  return { findings, checked: journals.length, after: lastOf(journals) };
};

/**
 * Numbers are assigned before their transactions commit: any that were not yet visible to the last check are read
 * again.
 */
const OVERLAP = 10_000n;

/** New and changed orders. */
const movedOrders: Step = async (transaction, shop, { unitId, movedThrough }, after) => {
  const from = after === null ? movedThrough - OVERLAP : BigInt(after);
  const { rows } = await sql<{ no: bigint; order_no: string }>`
    select no, order_no from order_event where bu_id = ${unitId} and no > ${from} order by no limit ${AT_ONCE}`.execute(
    transaction,
  );
  const orders = [...new Set(rows.map(({ order_no }) => order_no))];
  const accounts = await accountsOfOrders(transaction, orders);
  const findings = await brokenRules(transaction, shop.clock(), { orders, accounts });
  return { findings, checked: orders.length, after: rows.length < AT_ONCE ? null : String(rows.at(-1)!.no) };
};

const LEAST_ID = '00000000-0000-0000-0000-000000000000';
const GREATEST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const BITS = 128n;

const idAt = (share: bigint): string =>
  share
    .toString(16)
    .padStart(32, '0')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** The ids of a part, without the first if another portion precedes it. */
const rangeOf = (part: number | null): { readonly from: string; readonly to: string } => {
  if (part === null) return { from: LEAST_ID, to: GREATEST_ID };
  const at = (no: number): bigint => (BigInt(no) << BITS) / BigInt(NIGHTS);
  return { from: idAt(at(part)), to: part + 1 === NIGHTS ? GREATEST_ID : idAt(at(part + 1) - 1n) };
};

const lastOf = (found: readonly string[]): string | null => (found.length < AT_ONCE ? null : found.at(-1)!);

/** A part of a table by its ids. */
const oldRows =
  (
    table: 'journal' | 'account',
    look: (found: readonly string[]) => { journals?: readonly string[]; accounts?: readonly string[] },
  ): Step =>
  async (transaction, shop, { part }, after) => {
    const { from, to } = rangeOf(part);
    const begin = after === null ? sql`id >= ${from}::uuid` : sql`id > ${after}::uuid`;
    const found = await ids(
      transaction,
      sql`select id from ${sql.table(table)} where ${begin} and id <= ${to}::uuid order by id limit ${AT_ONCE}`,
    );
    const findings = await brokenRules(transaction, shop.clock(), look(found));
    return { findings, checked: found.length, after: lastOf(found) };
  };

/** Orders by session: their numbers are text, which an index may not compare before the unit's policy has been applied. */
const oldOrders: Step = async (transaction, shop, { part }, after) => {
  const { from, to } = rangeOf(part);
  const begin = after === null ? sql`session_id >= ${from}::uuid` : sql`session_id > ${after}::uuid`;
  const { rows } = await sql<{ session_id: string; order_no: string }>`
    select session_id, order_no from purchase where session_id <= ${to}::uuid and ${begin}
    order by session_id fetch first ${AT_ONCE} rows with ties`.execute(transaction);
  const findings = await brokenRules(transaction, shop.clock(), { orders: rows.map(({ order_no }) => order_no) });
  return { findings, checked: rows.length, after: rows.length < AT_ONCE ? null : rows.at(-1)!.session_id };
};

/** All seals, or every twenty-eighth, one at a time. */
const oldSeals: Step = async (transaction, shop, { unitId, part }, after) => {
  const stride = part === null ? 1n : BigInt(NIGHTS);
  const from = after === null ? BigInt(part ?? 0) : BigInt(after) + stride - 1n;
  const no = await nextSeal(transaction, unitId, from);
  if (no === null) return { findings: [], checked: 0, after: null };
  return { findings: await brokenSeals(transaction, shop.vault, unitId, [no]), checked: 1, after: String(no) };
};

/** Pending work, and the isolation of units. */
const standing: Step = async (transaction, shop) => ({
  findings: [...(await brokenBacklog(transaction, shop.clock())), ...(await tablesNotIsolated(transaction))],
  checked: 0,
  after: null,
});

/** In order of execution. The name of the current step is stored in the table `verification`. */
const STEPS: Readonly<Record<string, Step>> = {
  standing,
  newSeals,
  waitingJournals,
  movedOrders,
  oldJournals: oldRows('journal', (journals) => ({ journals })),
  oldAccounts: oldRows('account', (accounts) => ({ accounts })),
  oldOrders,
  oldSeals,
};

export const STEP_NAMES: readonly string[] = Object.keys(STEPS);
