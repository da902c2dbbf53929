/**
 * The staff's decisions about dossiers: what one says and still lacks, whether its transfer has come, single answers again,
 * verified or refused. Whoever calls these has asked for the right and writes the decision down. Source: S4.75, S4.76, A-78, A-79, A-182, A-191.
 */
import {
  type AskedItem,
  checkReceivedTransfer,
  isEditable,
  type KybRecord,
  KYB_TABS,
  missing,
  type Missing,
  nextDossierState,
  type ReceivedTransfer,
} from '@offrande/domain/dossier';
import { askAgain, type TransferFinding, verifyDossier } from '@offrande/domain/kyb';
import { numberingPlan } from '@offrande/domain/phone';
import { Result } from 'effect';
import { type RawBuilder, sql } from 'kysely';
import { keptUntil } from '../company-registration/retention.ts';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { enqueueSql } from '../outbox/outbox.ts';
import { type DossierDocument, listDossierDocuments } from '../private-document/private-document.ts';
import type { Shop } from '../shop.ts';
import { closeTasks } from '../task/close-tasks.ts';
import type { Unit } from '../unit/unit.ts';
import { type DossierRow, dossierColumns, encryptAsked, recordOf } from './dossier-row.ts';
import { unitKybFacts } from './kyb-facts.ts';
import { keepDossierUntilSql } from './dossier-term.ts';

interface Row extends DossierRow {
  readonly email: string;
}

const ofReference = (unit: Unit, reference: string): RawBuilder<Row> => sql<Row>`
  select ${dossierColumns('dossier')}, customer.email
  from kyb_dossier as dossier join customer on customer.id = dossier.customer_id
  where dossier.bu_id = ${unit.id} and dossier.reference = ${reference}`;

interface Found {
  readonly customerId: string;
  readonly email: string;
  readonly record: KybRecord;
  readonly transfer: TransferFinding;
}

const foundOf = ({ vault }: Shop, row: Row): Found => ({
  customerId: row.customer_id,
  email: row.email,
  record: recordOf(vault, row),
  transfer: row.transfer,
});

const lock = async (
  transaction: UnitTransaction,
  shop: Shop,
  unit: Unit,
  reference: string,
): Promise<Found | undefined> => {
  const { rows } = await sql<Row>`${ofReference(unit, reference)} for update of dossier`.execute(transaction);
  return rows.map((row) => foundOf(shop, row))[0];
};

/** Writes a decision: the state and what comes with it, the task done, the company told. */
const decide = async (
  transaction: UnitTransaction,
  shop: Shop,
  unit: Unit,
  { customerId, record: { reference } }: Found,
  decision: {
    readonly state: KybRecord['state'];
    readonly actor: string;
    readonly asked?: readonly AskedItem[];
    readonly reason?: string;
    readonly level?: 'light' | 'registered';
    readonly mail: 'dossierAsked' | 'dossierRefused' | 'level';
  },
): Promise<void> => {
  const { state, actor, asked = [], reason = null, level = null, mail } = decision;
  const now = shop.clock();
  const decidedAt = isEditable(state) ? null : now;
  await sql`
    with levelled as (update customer set contract_level = ${level}
      where id = ${customerId}::uuid and bu_id = ${unit.id} and ${level}::text is not null)
    update kyb_dossier set state = ${state}, asked_encrypted = ${encryptAsked(shop.vault, asked)}, refusal_reason = ${reason},
      decided_at = ${decidedAt}::timestamptz, decided_by = ${decidedAt === null ? null : actor},
      asked_at = ${decidedAt === null ? now : null}::timestamptz
    where customer_id = ${customerId}::uuid and bu_id = ${unit.id}`.execute(transaction);
  await closeTasks(
    transaction,
    shop,
    unit.id,
    sql`kind = 'dossierToDecide' and starts_with(subject, ${`${reference}/`})`,
    {
      actor,
      resolution: state,
    },
  );
  const subject = `${mail}/${customerId}/${now.toISOString()}`;
  await enqueueSql(shop, unit.id, [{ topic: 'company-email', subject, at: null }]).execute(transaction);
};

/** `ok`, `unknown`, or the tag of the rule's refusal. */
export type DossierDecision = string;

const withDossier = <Answer>(
  shop: Shop,
  unit: Unit,
  reference: string,
  work: (transaction: UnitTransaction, found: Found) => Promise<Answer>,
): Promise<Answer | 'unknown'> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const found = await lock(transaction, shop, unit, reference);
    return found === undefined ? 'unknown' : work(transaction, found);
  });

export const askDossierAgain = (
  shop: Shop,
  unit: Unit,
  reference: string,
  { actor, items }: { readonly actor: string; readonly items: readonly Omit<AskedItem, 'isAnswered'>[] },
): Promise<DossierDecision> =>
  withDossier(shop, unit, reference, async (transaction, found) => {
    const asked = askAgain(found.record, items);
    if (Result.isFailure(asked)) return asked.failure._tag;
    await decide(transaction, shop, unit, found, { ...asked.success, actor, mail: 'dossierAsked' });
    return 'ok';
  });

const asLines = (lacks: readonly Missing[]): readonly string[] =>
  lacks.map(({ tab, path, refusal }) => `${tab}/${path}: ${refusal._tag}`);

/** `lacks` is what the rules find missing or wrong today, as `tab/path: reason`, where that is why it is not verified. */
export interface Verification {
  readonly outcome: DossierDecision;
  readonly lacks: readonly string[];
}

/** The company may order from then on (A-182). A dossier that lacks something is asked again instead. */
export const verifyCompany = async (
  shop: Shop,
  unit: Unit,
  reference: string,
  actor: string,
): Promise<Verification> => {
  const verification = await withDossier(shop, unit, reference, async (transaction, found): Promise<Verification> => {
    const verified = verifyDossier(found.record, found.transfer, unitKybFacts(shop, unit), numberingPlan);
    if (Result.isFailure(verified)) {
      const { failure } = verified;
      return { outcome: failure._tag, lacks: failure._tag === 'DossierIncomplete' ? asLines(failure.missing) : [] };
    }
    const { state } = verified.success;
    await decide(transaction, shop, unit, found, { state, actor, level: 'registered', mail: 'level' });
    return { outcome: 'ok', lacks: [] };
  });
  return verification === 'unknown' ? { outcome: verification, lacks: [] } : verification;
};

/** A refused dossier and its documents go after three months; then the company may begin another. */
export const refuseDossier = (
  shop: Shop,
  unit: Unit,
  reference: string,
  { actor, reason }: { readonly actor: string; readonly reason: string },
): Promise<DossierDecision> =>
  withDossier(shop, unit, reference, async (transaction, found) => {
    const next = nextDossierState(found.record.state, 'refuse');
    if (Result.isFailure(next)) return next.failure._tag;
    await decide(transaction, shop, unit, found, {
      state: next.success,
      actor,
      reason,
      level: 'light',
      mail: 'dossierRefused',
    });
    const until = keptUntil(shop, unit, 'refused');
    await keepDossierUntilSql(unit.id, found.customerId, until).execute(transaction);
    return 'ok';
  });

export interface TransferVerdict {
  readonly finding: Exclude<TransferFinding, null>;
  /** The tags of what is wrong, by field. */
  readonly wrong: Readonly<Record<string, string>>;
}

/** Compares a transfer that the bank reports with what the company declared, and notes the finding. Null: no such dossier. */
export const noteKybTransfer = (
  shop: Shop,
  unit: Unit,
  reference: string,
  received: ReceivedTransfer,
): Promise<TransferVerdict | null> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const found = await lock(transaction, shop, unit, reference);
    if (found === undefined) return null;
    const checked = checkReceivedTransfer(received, found.record.dossier.transferVerification);
    const wrong = Result.isSuccess(checked)
      ? {}
      : Object.fromEntries(Object.entries(checked.failure).map(([field, { _tag }]) => [field, _tag]));
    const finding = Result.isSuccess(checked) ? 'right' : 'wrong';
    await sql`update kyb_dossier set transfer = ${finding} where customer_id = ${found.customerId} and bu_id = ${unit.id}`.execute(
      transaction,
    );
    return { finding, wrong };
  });

export interface ShownDossier
  extends Omit<Found, 'customerId' | 'record'>, Pick<KybRecord, 'state' | 'asked' | 'dossier'> {
  /** Names the company in commands about its account. */
  readonly companyId: string;
  /** What the rules find missing or wrong today, as `tab/path: reason`. */
  readonly lacks: readonly string[];
  readonly documents: readonly DossierDocument[];
}

/** What a company has answered, what the rules say of it today, and its documents by name; null if there is no such dossier. */
export const lookUpDossier = (shop: Shop, unit: Unit, reference: string): Promise<ShownDossier | null> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await ofReference(unit, reference).execute(transaction);
    const [row] = rows;
    if (row === undefined) return null;
    const { record, email, transfer, customerId } = foundOf(shop, row);
    const { state, asked, dossier } = record;
    const lacks = missing(dossier, unitKybFacts(shop, unit), numberingPlan);
    return {
      companyId: customerId,
      state,
      email,
      transfer,
      asked,
      dossier,
      lacks: asLines(lacks),
      documents: await listDossierDocuments(transaction, shop, unit.id, customerId),
    };
  });

/** Reads what is asked for again: `tab/path: reason`, separated by `|`; null if a part has no reason or names no tab. */
export const readAskedItems = (text: string): readonly Omit<AskedItem, 'isAnswered'>[] | null => {
  const items = text.split('|').map((part) => {
    const [, name = '', path = '', reason = ''] = /^\s*([A-Za-z]+)(?:\/([\w.-]*))?\s*:\s*(\S.*?)\s*$/.exec(part) ?? [];
    const tab = KYB_TABS.find((one) => one === name);
    return tab === undefined ? null : { tab, path, reason };
  });
  return items.includes(null) ? null : items.filter((item) => item !== null);
};
