/**
 * The link in the mail to a company's contact: its token, and what it confirms. A link that was followed shows the same again,
 * in any browser, until the registration is decided. Source: S2.88, S4.66, S7.48, S7.49, A-82, A-191.
 */
import type { Calls } from '@offrande/api-client/contract';
import { type CompanyReviewState, linkOutcome } from '@offrande/domain/company-review';
import { businessAnswerBy } from '@offrande/domain/registration';
import { type CalendarDate, formatDate, localDate, parseDate } from '@offrande/domain/time';
import { Result } from 'effect';
import { sql } from 'kysely';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, Handler } from '../call/handler.ts';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { enqueueSql } from '../outbox/outbox.ts';
import { limitIdentity, limitUnit } from '../password/identity-limits.ts';
import { openTask } from '../task/open-task.ts';
import { assertHasCompanies } from './assert-has-companies.ts';
import { followedTempId, readConfirmationToken, readFollowedTempId } from './confirmation-link.ts';
import { keepRegistrationsUntilSql } from './retention.ts';
import { replaceRegistrationsSql } from './replace-registrations.ts';

interface Row {
  readonly state: CompanyReviewState;
  readonly link_no: number;
  readonly link_expires_at: Date;
}

export const b2bConfirmToken: Handler<Calls['b2bConfirmToken']> = async ({ token }, context) => {
  assertHasCompanies(context);
  const { shop, unit, buyer } = context;
  await limitIdentity(context, 'confirmLink');
  await limitUnit(context, 'confirmLink');
  const link = readConfirmationToken(shop.vault, token);
  if (link === null) throw new CallRefused('linkOver', { reason: 'unknown' });
  const { rows } = await inUnit(shop.connection, unit.id, (transaction) =>
    sql<Row>`select state, link_no, link_expires_at from company_registration
      where id = ${link.registrationId} and bu_id = ${unit.id}`.execute(transaction),
  );
  const [row] = rows;
  if (row === undefined) throw new CallRefused('linkOver', { reason: 'unknown' });
  const sent = { state: row.state, linkNo: row.link_no, linkEndsAt: row.link_expires_at.getTime() };
  const outcome = linkOutcome(sent, link.linkNo, shop.clock().getTime());
  if (outcome !== 'confirms' && outcome !== 'confirmed') throw new CallRefused('linkOver', { reason: outcome });
  return { tempId: followedTempId(shop.vault, buyer.sessionId, link.registrationId) };
};

/** One registration of an email is read at a time: the first that is confirmed, and no other any more. */
const endOthers = async (transaction: UnitTransaction, { unit }: CallContext, id: string): Promise<void> => {
  const own = await sql<{ email_hmac: string }>`
    select email_hmac, pg_advisory_xact_lock(hashtextextended('company:' || email_hmac, 0)) from company_registration
    where id = ${id} and bu_id = ${unit.id}`.execute(transaction);
  // The email as a value, so that its index is used.
  const emailHmac = own.rows[0]?.email_hmac ?? null;
  const others = sql`bu_id = ${unit.id} and email_hmac = ${emailHmac} and exists (select from company_registration as own
    where own.id = ${id} and own.bu_id = ${unit.id} and own.email_hmac = ${emailHmac}
      and (own.state = 'unconfirmed' and company_registration.id <> own.id
        or exists (select from company_registration as read
          where read.bu_id = own.bu_id and read.email_hmac = own.email_hmac and read.state = 'underReview')))`;
  await replaceRegistrationsSql(others).execute(transaction);
};

/**
 * Once: the registration waits for its decision, the staff get a task, and its contact a mail with the day of the answer. A password that was
 * typed in another browser is dropped: whoever typed it may be somebody else than the owner of the email.
 */
const confirm = async (
  transaction: UnitTransaction,
  { shop, unit, buyer }: CallContext,
  id: string,
  answerBy: CalendarDate,
): Promise<void> => {
  const { rows } = await sql<{ reference: string }>`
    update company_registration set state = 'underReview', confirmed_at = ${shop.clock()}, answer_by = ${formatDate(answerBy)}::date,
      password = case when session_id = ${buyer.sessionId}::uuid then password end
    where id = ${id} and bu_id = ${unit.id} and state = 'unconfirmed' returning reference`.execute(transaction);
  const [confirmed] = rows;
  if (confirmed === undefined) return;
  const detail = { answerBy: formatDate(answerBy) };
  await openTask(transaction, shop, unit.id, { kind: 'companyToDecide', subject: confirmed.reference, detail });
  const message = { topic: 'company-email', subject: `received/${id}`, at: null } as const;
  await keepRegistrationsUntilSql(sql`id = ${id}::uuid`, null).execute(transaction);
  await enqueueSql(shop, unit.id, [message]).execute(transaction);
};

export const b2bConfirmRegister: Handler<Calls['b2bConfirmRegister']> = async ({ tempId }, context) => {
  assertHasCompanies(context);
  const { shop, unit, buyer } = context;
  await limitIdentity(context, 'confirmLink');
  await limitUnit(context, 'confirmLink');
  const id = readFollowedTempId(shop.vault, buyer.sessionId, tempId);
  if (id === null) throw new CallRefused('linkOver', { reason: 'unknown' });
  const answerBy = businessAnswerBy(localDate(shop.clock().getTime(), unit.timeZone), unit.country);
  const row = await inUnit(shop.connection, unit.id, async (transaction) => {
    await endOthers(transaction, context, id);
    await confirm(transaction, context, id, answerBy);
    const { rows } = await sql<{ reference: string; answer_by: string; keeps_password: boolean }>`
      select reference, to_char(answer_by, 'YYYY/MM/DD') as answer_by, password is not null as keeps_password from company_registration
      where id = ${id} and bu_id = ${unit.id} and state = 'underReview'`.execute(transaction);
    return rows[0];
  });
  if (row === undefined) throw new CallRefused('linkOver', { reason: 'decided' });
  const answered = { reference: row.reference, answerBy: Result.getOrThrow(parseDate(row.answer_by)) };
  return { ...answered, keepsPassword: row.keeps_password };
};
