/**
 * The calls that fill in a dossier: read by type, saved tab by tab, submitted. The rules are the browser's own, run again on what is stored;
 * a tab that somebody else saved since it was read is not saved over. Source: S4.74, S4.77 to S4.79, S7.59 to S7.62, A-78, A-79.
 */
import type { Calls } from '@offrande/api-client/contract';
import { bankAccountOf } from '@offrande/domain/business-unit';
import { answersOf, type AskedItem, type KybTab, recordsOf } from '@offrande/domain/dossier';
import { checkSave, checkSubmit, findingAfter, type SaveRefusal, type SubmitRefusal } from '@offrande/domain/kyb';
import { numberingPlan } from '@offrande/domain/phone';
import { Result } from 'effect';
import { sql } from 'kysely';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, Handler } from '../call/handler.ts';
import { assertHasCompanies } from '../company-registration/assert-has-companies.ts';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { enqueueSql } from '../outbox/outbox.ts';
import { openTask } from '../task/open-task.ts';
import { keepOnlySql } from '../private-document/private-document.ts';
import { areStored, namedDocuments } from './documents.ts';
import { encryptAsked, encryptDossier } from './dossier-row.ts';
import { findDossier } from './find-dossier.ts';
import { unitKybFacts } from './kyb-facts.ts';
import { endKybSessionSql } from './kyb-session.ts';

const withOwnDossier = async <Answer>(
  context: CallContext,
  work: (transaction: UnitTransaction) => Promise<Answer>,
): Promise<Answer> => {
  assertHasCompanies(context);
  return inUnit(context.shop.connection, context.unit.id, work);
};

export const getKybUserInfo: Handler<Calls['getKybUserInfo']> = ({ custId, type }, context) =>
  withOwnDossier(context, async (transaction) => {
    const { record } = await findDossier(transaction, context, custId);
    const { dossier, ...rest } = record;
    return { ...rest, records: recordsOf(dossier).filter((one) => one.type === type) };
  });

const placeOf = ({ tab, path }: Pick<AskedItem, 'tab' | 'path'>) => ({ tab, path });

/** The first of what the rules refuse, without the answers themselves. */
const refusedBy = (tab: KybTab, refusal: SaveRefusal | SubmitRefusal): CallRefused => {
  const detail = { tab, reason: refusal._tag };
  switch (refusal._tag) {
    case 'WrongAnswers':
      return new CallRefused('dossierRefused', { ...detail, path: Object.keys(refusal.refusals)[0]! });
    case 'PersonTwice':
      return new CallRefused('dossierRefused', { ...detail, path: refusal.id });
    case 'DossierIncomplete':
      return new CallRefused('dossierRefused', { ...detail, ...placeOf(refusal.missing[0]!) });
    case 'AskedUnanswered':
      return new CallRefused('dossierRefused', { ...detail, ...placeOf(refusal.asked[0]!) });
    case 'NotAskedAgain':
      return new CallRefused('dossierRefused', { ...detail, path: refusal.paths[0]! });
    default:
      return new CallRefused('dossierRefused', detail);
  }
};

export const updateKybUser: Handler<Calls['updateKybUser']> = ({ custId, tab, revision, records }, context) =>
  withOwnDossier(context, async (transaction) => {
    const { shop, unit } = context;
    const { record, documents, transfer } = await findDossier(transaction, context, custId, 'change');
    if (record.saves[tab].revision !== revision) throw new CallRefused('dossierChanged', { tab });
    const checked = checkSave(record, answersOf(records, tab), unitKybFacts(shop, unit), numberingPlan);
    if (Result.isFailure(checked)) throw refusedBy(tab, checked.failure);
    const { dossier, asked } = checked.success;
    if (!areStored(dossier, documents)) throw new CallRefused('badRequest', { field: 'fileId' });
    const now = shop.clock();
    const save = { revision: revision + 1, savedAt: now.getTime() };
    const named = namedDocuments(dossier).map(({ fileId }) => fileId);
    await sql`
      with documents as (${keepOnlySql(unit.id, custId, named, now)})
      update kyb_dossier set answers_encrypted = ${encryptDossier(shop.vault, dossier)},
        asked_encrypted = ${encryptAsked(shop.vault, asked)}, saves = saves || ${JSON.stringify({ [tab]: save })}::jsonb,
        transfer = ${findingAfter(transfer, record.dossier, dossier)}
      where customer_id = ${custId} and bu_id = ${unit.id}`.execute(transaction);
    return save;
  });

export const getBankInfo: Handler<Calls['getBankInfo']> = ({ custId }, context) =>
  withOwnDossier(context, async (transaction) => {
    const { record } = await findDossier(transaction, context, custId);
    const account = bankAccountOf(context.unit.rules);
    if (account === null) throw new CallRefused('unavailable');
    const { beneficiary, iban, bic } = account;
    return { beneficiary, iban, bic, reference: record.reference };
  });

/** Submits the dossier: the company is "en compte" from then on, the staff get a task, and this browser's session ends (S4.79). */
export const kybSubmit: Handler<Calls['kybSubmit']> = ({ custId }, context) =>
  withOwnDossier(context, async (transaction) => {
    const { shop, unit } = context;
    const { record } = await findDossier(transaction, context, custId, 'change');
    const checked = checkSubmit(record, unitKybFacts(shop, unit), numberingPlan);
    if (Result.isFailure(checked)) throw refusedBy('company', checked.failure);
    const { dossier, state, asked } = checked.success;
    const now = shop.clock();
    await sql`
      with ended as (${endKybSessionSql(context)}),
        levelled as (update customer set contract_level = 'enCompte'
          where id = ${custId}::uuid and bu_id = ${unit.id} and contract_level = 'light')
      update kyb_dossier set state = ${state}, submitted_at = ${now}::timestamptz, asked_encrypted = ${encryptAsked(shop.vault, asked)},
        answers_encrypted = ${encryptDossier(shop.vault, dossier)}
      where customer_id = ${custId}::uuid and bu_id = ${unit.id}`.execute(transaction);
    const subject = `${record.reference}/${now.toISOString()}`;
    await openTask(transaction, shop, unit.id, { kind: 'dossierToDecide', subject, detail: {} });
    const message = {
      topic: 'company-email',
      subject: `dossierReceived/${custId}/${now.toISOString()}`,
      at: null,
    } as const;
    await enqueueSql(shop, unit.id, [message]).execute(transaction);
    return {};
  });
