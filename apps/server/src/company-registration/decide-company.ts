/**
 * The staff's decisions about companies that registered: which wait, what one entered, approved with an account at the lowest level, or
 * refused with a reason; each is told by mail. A contact who acts for another company already joins with that account. Whoever calls these has asked for the right and writes the decision down. Source: S4.66,
 *
 */
import { registeredProfile } from '@offrande/domain/business-registration';
import { COMPANY_REVIEW_STATES, nextCompanyReview } from '@offrande/domain/company-review';
import { DAY_MS } from '@offrande/domain/time';
import { numberingPlan } from '@offrande/domain/phone';
import { Result } from 'effect';
import { sql } from 'kysely';
import { lockNumber } from '../customer/company-number.ts';
import { openCustomer } from '../customer/open-customer.ts';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { enqueueSql } from '../outbox/outbox.ts';
import { type Account, findAccount, lockEmail, storePasswordSql } from '../password/credential.ts';
import { encryptProfile } from '../customer/company-profile.ts';
import { listDocuments, type ListedDocument } from '../private-document/private-document.ts';
import type { Shop } from '../shop.ts';
import { closeTasks } from '../task/close-tasks.ts';
import type { Unit } from '../unit/unit.ts';
import { type CompanyDetails, readDetails } from './company-details.ts';
import { keepRegistrationsUntilSql, keptUntil } from './retention.ts';

interface Row {
  readonly id: string;
  readonly state: (typeof COMPANY_REVIEW_STATES)[number];
  readonly details_encrypted: string;
  readonly number_hmac: string | null;
  /** Null if its owner is to choose one. */
  readonly password: string | null;
  readonly language: string;
}

const lockRow = async (transaction: UnitTransaction, unit: Unit, reference: string): Promise<Row | undefined> => {
  const { rows } = await sql<Row>`
    select id, state, details_encrypted, number_hmac, password, language from company_registration
    where reference = ${reference} and bu_id = ${unit.id} for update`.execute(transaction);
  return rows[0];
};

/** Says by whom and how a registration was decided, and tells its contact. */
const finish = async (
  transaction: UnitTransaction,
  shop: Shop,
  unit: Unit,
  decision: {
    readonly id: string;
    readonly reference: string;
    readonly actor: string;
    readonly state: 'approved' | 'refused';
    readonly mail: 'approved' | 'approvedKnown' | 'choose' | 'refused';
  },
): Promise<void> => {
  const { id, reference, actor, state, mail } = decision;
  await closeTasks(transaction, shop, unit.id, sql`kind = 'companyToDecide' and subject = ${reference}`, {
    actor,
    resolution: state,
  });
  await enqueueSql(shop, unit.id, [{ topic: 'company-email', subject: `${mail}/${id}`, at: null }]).execute(
    transaction,
  );
};

const openAccount = async (
  transaction: UnitTransaction,
  shop: Shop,
  unit: Unit,
  row: Row,
  { company, contact }: CompanyDetails,
  known: Account | null,
): Promise<string> => {
  const { email, civility, firstName, lastName, phone, isSubscribed } = contact;
  const profile = encryptProfile(shop.vault, registeredProfile(company, contact));
  const checkedPhone = Result.getOrThrow(numberingPlan.checkPhone(phone, 'businessContact'));
  const { id, accountId } = await openCustomer(transaction, shop, unit, {
    memberType: 'business',
    email,
    firstName,
    lastName,
    ...(known === null ? {} : { personId: known.id }),
  });
  await sql`
    with described as (insert into company (customer_id, bu_id, number_hmac, profile_encrypted, registered_at)
        values (${id}, ${unit.id}, ${row.number_hmac}, ${profile}, ${shop.clock()}))
    update customer set civility = ${civility}, phone = ${checkedPhone.e164}, is_subscribed = ${isSubscribed}, is_activated = true, language = ${row.language}
    where id = ${id}`.execute(transaction);
  if (known !== null) return id;
  await sql`update company_person set civility = ${civility}, phone = ${checkedPhone.e164}, language = ${row.language}
    where id = ${accountId}`.execute(transaction);
  if (row.password !== null) await storePasswordSql(unit, accountId, row.password, shop.clock()).execute(transaction);
  return id;
};

/** `unknown`: no such registration. `notWaiting`: not confirmed, or decided. `companyKnown`: another account has its number. */
export type CompanyDecision = 'ok' | 'unknown' | 'notWaiting' | 'companyKnown';

export const approveCompany = (shop: Shop, unit: Unit, reference: string, actor: string): Promise<CompanyDecision> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const row = await lockRow(transaction, unit, reference);
    if (row === undefined) return 'unknown';
    if (Result.isFailure(nextCompanyReview(row.state, 'approve'))) return 'notWaiting';
    const details = readDetails(shop.vault, row.details_encrypted);
    await lockEmail(transaction, unit, details.contact.email);
    const account = await findAccount(transaction, unit, 'business', details.contact);
    await lockNumber(transaction, unit, row.number_hmac);
    const known = await sql`select from company where bu_id = ${unit.id} and number_hmac = ${row.number_hmac}`.execute(
      transaction,
    );
    if (known.rows.length > 0) return 'companyKnown';
    const customerId = await openAccount(transaction, shop, unit, row, details, account);
    await sql`update company_registration set state = 'approved', customer_id = ${customerId}, decided_at = ${shop.clock()},
      decided_by = ${actor} where id = ${row.id}`.execute(transaction);
    const mail = account !== null ? 'approvedKnown' : row.password === null ? 'choose' : 'approved';
    await finish(transaction, shop, unit, { id: row.id, reference, actor, state: 'approved', mail });
    return 'ok';
  });

/** A refused registration and its documents go after three months. */
export const refuseCompany = (
  shop: Shop,
  unit: Unit,
  reference: string,
  { actor, reason }: { readonly actor: string; readonly reason: string },
): Promise<CompanyDecision> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const row = await lockRow(transaction, unit, reference);
    if (row === undefined) return 'unknown';
    if (Result.isFailure(nextCompanyReview(row.state, 'refuse'))) return 'notWaiting';
    await sql`update company_registration set state = 'refused', refusal_reason = ${reason}, decided_at = ${shop.clock()},
      decided_by = ${actor} where id = ${row.id}`.execute(transaction);
    await keepRegistrationsUntilSql(sql`id = ${row.id}::uuid`, keptUntil(shop, unit, 'refused')).execute(transaction);
    await finish(transaction, shop, unit, { id: row.id, reference, actor, state: 'refused', mail: 'refused' });
    return 'ok';
  });

interface WaitingRow {
  readonly id: string;
  readonly reference: string;
  readonly details_encrypted: string;
  readonly confirmed_at: Date;
  readonly answer_by: string;
  readonly same: readonly string[] | null;
}

export interface WaitingCompany {
  readonly reference: string;
  readonly companyName: string;
  readonly siren: string;
  readonly waitsDays: number;
  readonly answerBy: string;
  /** References of other registrations of the same company that wait too. */
  readonly sameCompany: readonly string[];
}

/** Those that wait for a decision, the longest first. */
export const waitingCompanies = async (shop: Shop, unit: Unit): Promise<readonly WaitingCompany[]> => {
  const { rows } = await inUnit(shop.connection, unit.id, (transaction) =>
    sql<WaitingRow>`
      select id, reference, details_encrypted, confirmed_at, to_char(answer_by, 'YYYY/MM/DD') as answer_by,
        (select array_agg(other.reference order by other.reference) from company_registration as other
          where other.bu_id = waiting.bu_id and other.number_hmac = waiting.number_hmac and other.state = 'underReview'
            and other.id <> waiting.id) as same
      from company_registration as waiting where bu_id = ${unit.id} and state = 'underReview' order by confirmed_at`.execute(
      transaction,
    ),
  );
  return rows.map(({ reference, details_encrypted: encrypted, confirmed_at: since, answer_by: answerBy, same }) => {
    const { company } = readDetails(shop.vault, encrypted);
    return {
      reference,
      companyName: company.companyName,
      siren: company.siren,
      waitsDays: Math.floor((shop.clock().getTime() - since.getTime()) / DAY_MS),
      answerBy,
      sameCompany: same ?? [],
    };
  });
};

export interface RegisteredCompany {
  readonly state: string;
  /** Names the company in commands about its account; null before it has one. */
  readonly companyId: string | null;
  readonly refusalReason: string | null;
  readonly company: CompanyDetails['company'];
  readonly contact: Omit<CompanyDetails['contact'], 'password'>;
  readonly documents: readonly ListedDocument[];
  /** When the extract was issued, as the company says; empty where it was not asked. */
  readonly extractDate: string;
}

/** What a company entered, and its documents by name; null if there is no such registration. */
export const lookUpCompany = (shop: Shop, unit: Unit, reference: string): Promise<RegisteredCompany | null> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await sql<{
      id: string;
      state: string;
      details_encrypted: string;
      refusal_reason: string | null;
      customer_id: string | null;
    }>`
      select id, state, details_encrypted, refusal_reason, customer_id from company_registration
      where reference = ${reference} and bu_id = ${unit.id}`.execute(transaction);
    const [row] = rows;
    if (row === undefined) return null;
    const { company, contact, documents: stated } = readDetails(shop.vault, row.details_encrypted);
    const { password: _none, ...shown } = contact;
    const documents = await listDocuments(transaction, shop, unit.id, row.id);
    return {
      state: row.state,
      companyId: row.customer_id,
      refusalReason: row.refusal_reason,
      company,
      contact: shown,
      documents,
      extractDate: stated.extractDate,
    };
  });
