/**
 * The call with which a company registers: checked by the rules of its forms, stored with its documents, and confirmed by a link in a mail.
 * An email with a registration under review gets the same answer, and its owner is told by mail; one that has an account may register
 * another company, which joins it. Source: S2.84 to
 * S2.87, S3.67 to S3.78, S4.65, S7.46, A-82, A-191.
 */
import type { Calls } from '@offrande/api-client/contract';
import { checkBusinessRegistration } from '@offrande/domain/business-registration';
import type { BusinessRegistration } from '@offrande/domain/business-registration/schema';
import { numberingPlan } from '@offrande/domain/phone';
import { COMPANY_LINK_MS } from '@offrande/domain/company-review';
import { localDate } from '@offrande/domain/time';
import { Result } from 'effect';
import { sql } from 'kysely';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, Handler } from '../call/handler.ts';
import { companyNumberHmac } from '../customer/company-number.ts';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { enqueueSql } from '../outbox/outbox.ts';
import { BREACHED_PASSWORDS } from '../password/breached-passwords.ts';
import { lockEmail } from '../password/credential.ts';
import { hashPassword } from '../password/hash-password.ts';
import { limitIdentity, limitUnit } from '../password/identity-limits.ts';
import { countFreeDocuments, takeDocumentsSql } from '../private-document/private-document.ts';
import { draw, isUuid, uuid } from '../random.ts';
import { assertHasCompanies } from './assert-has-companies.ts';
import { companyEmailHmac, encryptDetails } from './company-details.ts';
import { pendingMail } from './pending-mail.ts';
import { unconfirmedUntil } from './retention.ts';
import { registrationOfTempId } from './temp-id.ts';
import { replaceRegistrationsSql } from './replace-registrations.ts';

/** Without those that look like others. */
const REFERENCE_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const REFERENCE_LENGTH = 8;

const checked = (registration: BusinessRegistration, { shop, unit }: CallContext): BusinessRegistration => {
  const { identity, siret } = registration.documents;
  if (![identity, siret].every(isUuid) || identity === siret)
    throw new CallRefused('badRequest', { field: 'uploadId' });
  const today = localDate(shop.clock().getTime(), unit.timeZone);
  const result = checkBusinessRegistration(registration, unit.profilePolicy, today, numberingPlan, BREACHED_PASSWORDS);
  if (Result.isSuccess(result)) return result.success;
  const [field, refusal] = Object.entries<{ readonly _tag: string }>(result.failure)[0]!;
  throw new CallRefused('registrationRefused', { field, reason: refusal._tag });
};

/** The search that a registration goes on from; one that was typed by hand has none, and an id of its own. */
const searchOf = ({ tempId }: BusinessRegistration, { shop, buyer }: CallContext): string => {
  const id = tempId === null ? uuid(shop.random) : registrationOfTempId(shop.vault, buyer.sessionId, tempId);
  if (id === null) throw new CallRefused('badRequest', { field: 'tempId' });
  return id;
};

interface Stored {
  readonly searchId: string;
  readonly registration: BusinessRegistration;
  readonly password: string;
  readonly emailHmac: string;
}

/** Writes the same registration again, as it is now: its link stays. Its id, or null if it was not sent before. */
const storeAgain = async (
  transaction: UnitTransaction,
  { shop, unit }: CallContext,
  { searchId, registration, password, emailHmac }: Stored,
): Promise<string | null> => {
  const { rows } = await sql<{ id: string }>`
    update company_registration set number_hmac = ${companyNumberHmac(shop.vault, registration.company)},
      details_encrypted = ${encryptDetails(shop.vault, registration)}, password = ${password}
    where bu_id = ${unit.id} and email_hmac = ${emailHmac} and search_id = ${searchId} and state = 'unconfirmed'
    returning id`.execute(transaction);
  return rows[0]?.id ?? null;
};

/**
 * Stores the registration in place of those that this browser sent with the same email, or from the same search. Returns its id. One that leads
 * nowhere is written like any other, so that the time of the answer tells nothing: replaced from the beginning, it goes with its documents.
 */
const store = async (
  transaction: UnitTransaction,
  { shop, unit, buyer, language }: CallContext,
  { searchId, registration, password, emailHmac }: Stored,
  state: 'unconfirmed' | 'replaced',
): Promise<string> => {
  const [id, now] = [uuid(shop.random), shop.clock()];
  const reference = `R-${now.getUTCFullYear()}-${draw(shop.random, REFERENCE_CHARACTERS, REFERENCE_LENGTH)}`;
  const earlier = sql`bu_id = ${unit.id} and session_id = ${buyer.sessionId}
    and (email_hmac = ${emailHmac} or search_id = ${searchId})`;
  await replaceRegistrationsSql(earlier).execute(transaction);
  await sql`insert into company_registration (id, bu_id, reference, session_id, search_id, email_hmac, number_hmac,
      details_encrypted, password, language, state, link_expires_at, created_at, delete_at)
    values (${id}, ${unit.id}, ${reference}, ${buyer.sessionId}, ${searchId}, ${emailHmac},
      ${companyNumberHmac(shop.vault, registration.company)}, ${encryptDetails(shop.vault, registration)}, ${password}, ${language},
      ${state}, ${new Date(now.getTime() + COMPANY_LINK_MS)}, ${now}, ${unconfirmedUntil(shop)})`.execute(transaction);
  return id;
};

export const b2bRegister: Handler<Calls['b2bRegister']> = async ({ registration: sent }, context) => {
  assertHasCompanies(context);
  const { shop, unit, buyer } = context;
  await limitIdentity(context, 'register');
  const registration = checked(sent, context);
  const searchId = searchOf(registration, context);
  await limitUnit(context, 'register');
  const { contact, documents } = registration;
  const password = await hashPassword(shop, contact.password);
  const emailHmac = companyEmailHmac(shop.vault, contact.email);
  const owner = { unitId: unit.id, sessionId: buyer.sessionId };
  const taken = { identity: documents.identity, registration: documents.siret };
  await inUnit(shop.connection, unit.id, async (transaction) => {
    await lockEmail(transaction, unit, contact.email);
    // Before anything is said of the email: a stranger's documents are refused whether or not it is known.
    if ((await countFreeDocuments(transaction, owner, Object.values(taken))) !== 2)
      throw new CallRefused('badRequest', { field: 'uploadId' });
    const pending = await pendingMail(transaction, context, emailHmac);
    const stored = { searchId, registration, password, emailHmac };
    const again = await storeAgain(transaction, context, stored);
    const state = pending === null ? 'unconfirmed' : 'replaced';
    const id = again ?? (await store(transaction, context, stored, state));
    await takeDocumentsSql(owner, id, taken).execute(transaction);
    const subject = pending ?? (again === null ? `confirm/${id}/1` : null);
    if (subject !== null)
      await enqueueSql(shop, unit.id, [{ topic: 'company-email', subject, at: null }]).execute(transaction);
  });
  return {};
};
