/**
 * The link of a company's registration, sent again: to the same email by anybody who knows it, or by the browser that registered to
 * another, since the first was mistyped. Neither answer tells a browser more than what it did itself. Source: S7.50, A-82.
 */
import type { Calls } from '@offrande/api-client/contract';
import { checkOtherEmail } from '@offrande/domain/email';
import {
  COMPANY_LINK_MS,
  type CompanyReviewState,
  type CorrectionOver,
  nextCompanyReview,
} from '@offrande/domain/company-review';
import { Result } from 'effect';
import { sql } from 'kysely';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, Handler } from '../call/handler.ts';
import { countAgainst } from '../call/rate-limit.ts';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { enqueueSql } from '../outbox/outbox.ts';
import { lockEmail } from '../password/credential.ts';
import { limitIdentity, limitUnit, LINKS_PER_TARGET } from '../password/identity-limits.ts';
import { uuid } from '../random.ts';
import { assertHasCompanies } from './assert-has-companies.ts';
import { companyEmailHmac, withContactEmail } from './company-details.ts';
import { pendingMail } from './pending-mail.ts';
import { replaceRegistrationsSql } from './replace-registrations.ts';

/** Counts a link to this email, whoever asks for it. */
const limitLinks = async (context: CallContext, emailHmac: string): Promise<void> => {
  const { shop, unit } = context;
  await limitIdentity(context, 'companyLink');
  await limitUnit(context, 'companyLink');
  const target = shop.vault.hmac('company-link-target', `${unit.id}:${emailHmac}`);
  await countAgainst(
    shop,
    LINKS_PER_TARGET.map((limit) => ({ ...limit, subject: `company-link:${limit.windowMs}:${target}` })),
  );
};

const mailsOf = (subjects: readonly string[]) =>
  subjects.map((subject) => ({ topic: 'company-email' as const, subject, at: null }));

/** A message to nobody takes the time of one to somebody. */
const toNobody = ({ shop }: CallContext): string => `confirm/${uuid(shop.random)}/1`;

export const b2bResendToken: Handler<Calls['b2bResendToken']> = async ({ email }, context) => {
  assertHasCompanies(context);
  const { shop, unit } = context;
  const emailHmac = companyEmailHmac(shop.vault, email);
  await limitLinks(context, emailHmac);
  await inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await sql<{ id: string; link_no: number }>`
      update company_registration set link_no = link_no + 1,
        link_expires_at = ${new Date(shop.clock().getTime() + COMPANY_LINK_MS)}
      where bu_id = ${unit.id} and email_hmac = ${emailHmac} and state = 'unconfirmed' returning id, link_no`.execute(
      transaction,
    );
    const links = rows.map(({ id, link_no: no }) => `confirm/${id}/${no}`);
    const pending = await pendingMail(transaction, context, emailHmac);
    const subjects = links.length > 0 ? links : [pending ?? toNobody(context)];
    await enqueueSql(shop, unit.id, mailsOf(subjects)).execute(transaction);
  });
  return {};
};

interface Correction {
  readonly before: string;
  readonly newEmail: string;
  readonly newHmac: string;
}

const refuse = (reason: CorrectionOver): never => {
  throw new CallRefused('linkOver', { reason });
};

interface Row {
  readonly id: string;
  readonly state: CompanyReviewState;
  readonly link_no: number;
  readonly details_encrypted: string;
}

/**
 * The registration that this browser sent to the email before, locked: the last one, which has the other email already where the call is
 * sent again.
 */
const ownRegistration = async (
  transaction: UnitTransaction,
  { unit, buyer }: CallContext,
  { before, newHmac }: Correction,
): Promise<Row> => {
  const { rows } = await sql<Row>`
    select id, state, link_no, details_encrypted from company_registration
    where bu_id = ${unit.id} and session_id = ${buyer.sessionId} and email_hmac in (${before}, ${newHmac})
    order by link_expires_at desc, state = 'unconfirmed' desc, email_hmac = ${before} desc limit 1 for update`.execute(
    transaction,
  );
  return rows[0] ?? refuse('unknown');
};

/** Moves the registration to the other email; returns its mail. */
const correct = async (transaction: UnitTransaction, context: CallContext, correction: Correction): Promise<string> => {
  const { shop, unit, buyer } = context;
  const { newEmail, newHmac } = correction;
  const row = await ownRegistration(transaction, context, correction);
  const corrected = Result.getOrElse(nextCompanyReview(row.state, 'correct'), () => refuse('confirmed'));
  const pending = await pendingMail(transaction, context, newHmac);
  const state = pending === null ? corrected : Result.getOrThrow(nextCompanyReview(corrected, 'replace'));
  const others = sql`bu_id = ${unit.id} and email_hmac = ${newHmac} and session_id = ${buyer.sessionId} and id <> ${row.id}`;
  await replaceRegistrationsSql(others).execute(transaction);
  await sql`update company_registration set email_hmac = ${newHmac}, link_no = link_no + 1,
      details_encrypted = ${withContactEmail(shop.vault, row.details_encrypted, newEmail)}, state = ${state},
      link_expires_at = ${new Date(shop.clock().getTime() + COMPANY_LINK_MS)}
    where id = ${row.id} and bu_id = ${unit.id}`.execute(transaction);
  return pending ?? `confirm/${row.id}/${row.link_no + 1}`;
};

export const b2bCorrectEmail: Handler<Calls['b2bCorrectEmail']> = async ({ email, newEmail }, context) => {
  assertHasCompanies(context);
  const { shop, unit } = context;
  const corrected = checkOtherEmail(newEmail, email);
  if (Result.isFailure(corrected)) throw new CallRefused('badRequest', { field: 'newEmail' });
  const correction = {
    before: companyEmailHmac(shop.vault, email),
    newEmail: corrected.success,
    newHmac: companyEmailHmac(shop.vault, corrected.success),
  };
  await limitLinks(context, correction.newHmac);
  await inUnit(shop.connection, unit.id, async (transaction) => {
    await lockEmail(transaction, unit, correction.newEmail);
    const subject = await correct(transaction, context, correction);
    await enqueueSql(shop, unit.id, mailsOf([subject])).execute(transaction);
  });
  return {};
};
