/**
 * The mails about a company's registration, found by their subject in the outbox: `confirm/…` with the number of its link, `received/…`,
 * `pending/…` for who registers again, `approved/…`, `approvedKnown/…` or, where there is no password yet, `choose/…`, `refused/…`,
 * `level/…`, `updates/…`, `type/…` about the account, `dossier…/…` about its verification, `invited/…` for a person who is to act for a company,
 * `orderToDecide/…` and `orderDecided/…` for a person about an order. Null if there is no recipient, or the mail is obsolete. Source: S4.66, A-82, A-183, A-191.
 */
import type { KybRecord } from '@offrande/domain/dossier';
import { type ContractLevel, mayAtLevel } from '@offrande/domain/customer';
import type { CompanyRole } from '@offrande/domain/company-people';
import { sql } from 'kysely';
import { invitationToken } from '../company-people/invitation-link.ts';
import { companyNameOf } from '../customer/company-profile.ts';
import { inUnit } from '../database/in-unit.ts';
import { mailFrom } from '../delivery/deliver.ts';
import { html } from '../mail/html.ts';
import { button, mailPage, paragraph } from '../mail/mail-layout.ts';
import { fill } from '../mail/words.ts';
import type { MailMessage } from '../providers/mail/index.ts';
import { type DossierRow, dossierColumns, recordOf } from '../kyb/dossier-row.ts';
import { isUuid } from '../random.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { readDetails } from '../company-registration/company-details.ts';
import { confirmationToken } from '../company-registration/confirmation-link.ts';
import {
  type AccountMail,
  type CompanyMailKind,
  type DecisionMail,
  type DossierMail,
  type InvitationMail,
  letterOf,
} from './company-letter.ts';
import { findDecisionMail, isAboutDecision } from './decision-mail.ts';

interface Recipient {
  readonly to: string;
  readonly language: string;
  readonly url: string;
  readonly values: Readonly<Record<string, string>>;
}

interface Row {
  readonly state: string;
  readonly reference: string;
  readonly details_encrypted: string;
  readonly language: string;
  readonly link_no: number;
  readonly answer_by: string | null;
  readonly refusal_reason: string | null;
}

/** Mails about a registration; the others are about an account, or its verification. */
type RegistrationMail = Exclude<CompanyMailKind, InvitationMail | AccountMail | DossierMail | DecisionMail>;

/** A mail is obsolete once the registration is in another state than it speaks of. */
const STATES: Readonly<Record<RegistrationMail, string>> = {
  confirm: 'unconfirmed',
  received: 'underReview',
  pending: 'underReview',
  approved: 'approved',
  approvedKnown: 'approved',
  choose: 'approved',
  refused: 'refused',
};

const pageOf = ({ publicOrigin }: Shop, unit: Unit, path: string): string => `${publicOrigin}/${unit.id}${path}`;

const findRegistered = async (
  shop: Shop,
  unit: Unit,
  kind: RegistrationMail,
  id: string,
  linkNo: number,
): Promise<Recipient | null> => {
  const { rows } = await inUnit(shop.connection, unit.id, (transaction) =>
    sql<Row>`select state, reference, details_encrypted, language, link_no, to_char(answer_by, 'YYYY/MM/DD') as answer_by,
      refusal_reason from company_registration where id = ${id} and bu_id = ${unit.id}`.execute(transaction),
  );
  const [row] = rows;
  if (row === undefined || row.state !== STATES[kind] || (kind === 'confirm' && row.link_no !== linkNo)) return null;
  const { company, contact } = readDetails(shop.vault, row.details_encrypted);
  const token = confirmationToken(shop.vault, { registrationId: id, linkNo });
  const query = new URLSearchParams({ registerType: 'B', verifyToken: token }).toString();
  const path = {
    confirm: `/auth/verify?${query}`,
    received: '/auth/b2b/login',
    pending: '/auth/b2b/login',
    approved: '/auth/b2b/login',
    approvedKnown: '/auth/b2b/login',
    choose: '/auth/reset-password?accountType=B',
    refused: '/auth/b2b/register',
  }[kind];
  return {
    to: contact.email,
    language: row.language,
    url: pageOf(shop, unit, path),
    values: {
      company: company.companyName,
      reference: row.reference,
      date: row.answer_by ?? '',
      reason: row.refusal_reason ?? '',
    },
  };
};

interface AccountRecipient extends Recipient {
  readonly isVerified: boolean;
  readonly allowsUpdate: boolean;
}

const findAccount = async (shop: Shop, unit: Unit, customerId: string): Promise<AccountRecipient | null> => {
  const { rows } = await inUnit(shop.connection, unit.id, (transaction) =>
    sql<{
      email: string;
      language: string | null;
      contract_level: ContractLevel;
      allows_update: boolean | null;
    }>`select email, language, contract_level, allows_update from customer left join company on customer_id = customer.id
      where customer.id = ${customerId} and customer.bu_id = ${unit.id} and closed_at is null`.execute(transaction),
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { email: to, language } = row;
  const url = pageOf(shop, unit, '/auth/b2b/login');
  const isVerified = mayAtLevel('business', 'buy', row.contract_level);
  const allowsUpdate = row.allows_update === true;
  return { to, language: language ?? unit.defaultLanguage, url, values: {}, isVerified, allowsUpdate };
};

/** A mail about a dossier is obsolete once it is in another state. */
const DOSSIER_STATES: Readonly<Record<DossierMail, KybRecord['state']>> = {
  dossierReceived: 'submitted',
  dossierAsked: 'askedAgain',
  dossierRefused: 'refused',
};

const findDossierMail = async (
  shop: Shop,
  unit: Unit,
  kind: DossierMail,
  customerId: string,
): Promise<Recipient | null> => {
  const recipient = await findAccount(shop, unit, customerId);
  const { rows } = await inUnit(shop.connection, unit.id, (transaction) =>
    sql<DossierRow & { readonly refusal_reason: string | null }>`
      select ${dossierColumns('kyb_dossier')}, refusal_reason from kyb_dossier
      where customer_id = ${customerId} and bu_id = ${unit.id} and state = ${DOSSIER_STATES[kind]}`.execute(
      transaction,
    ),
  );
  const [row] = rows;
  if (recipient === null || row === undefined) return null;
  const { reference, asked } = recordOf(shop.vault, row);
  const reason = row.refusal_reason ?? asked.map((item) => item.reason).join('; ');
  return { ...recipient, url: pageOf(shop, unit, '/auth/kyb/login'), values: { reference, reason } };
};

const INVITATION_MAILS: Readonly<Record<CompanyRole, InvitationMail>> = {
  buyer: 'invitedAsBuyer',
  approver: 'invitedAsApprover',
  administrator: 'invitedAsAdministrator',
};

/** Null once the invitation was taken up, withdrawn or replaced. */
const findInvitation = async (
  shop: Shop,
  unit: Unit,
  id: string,
): Promise<{ readonly kind: InvitationMail; readonly recipient: Recipient } | null> => {
  const { rows } = await inUnit(shop.connection, unit.id, (transaction) =>
    sql<{ email: string; role: CompanyRole; language: string; profile_encrypted: string | null }>`
      select email, role, language, profile_encrypted from company_invitation
        left join company on company.customer_id = company_invitation.company_id
      where company_invitation.id = ${id} and company_invitation.bu_id = ${unit.id} and ended_at is null and expires_at > ${shop.clock()}`.execute(
      transaction,
    ),
  );
  const [row] = rows;
  if (row === undefined) return null;
  const query = new URLSearchParams({ token: invitationToken(shop.vault, id) }).toString();
  return {
    kind: INVITATION_MAILS[row.role],
    recipient: {
      to: row.email,
      language: row.language,
      url: pageOf(shop, unit, `/auth/b2b/join?${query}`),
      values: { company: companyNameOf(shop.vault, row.profile_encrypted) },
    },
  };
};

const isOfDossier = (kind: string): kind is DossierMail => Object.hasOwn(DOSSIER_STATES, kind);
const isOfRegistration = (kind: string): kind is RegistrationMail => Object.hasOwn(STATES, kind);

/** What the mail about an account says is decided by what holds when it is written. */
const ACCOUNT_MAILS: Readonly<Record<string, (account: AccountRecipient) => AccountMail>> = {
  level: ({ isVerified }) => (isVerified ? 'verified' : 'level'),
  updates: ({ allowsUpdate }) => (allowsUpdate ? 'updatesAllowed' : 'updatesEnded'),
  type: () => 'typeChanged',
};

const isKnown = (kind: string): boolean =>
  isOfRegistration(kind) ||
  isOfDossier(kind) ||
  isAboutDecision(kind) ||
  kind === 'invited' ||
  Object.hasOwn(ACCOUNT_MAILS, kind);

const find = async (
  shop: Shop,
  unit: Unit,
  [kind = '', id = '', no = '1']: readonly string[],
): Promise<{ readonly kind: CompanyMailKind; readonly recipient: Recipient } | null> => {
  if (isOfRegistration(kind)) {
    const recipient = await findRegistered(shop, unit, kind, id, Number(no));
    return recipient === null ? null : { kind, recipient };
  }
  if (isOfDossier(kind)) {
    const recipient = await findDossierMail(shop, unit, kind, id);
    return recipient === null ? null : { kind, recipient };
  }
  if (isAboutDecision(kind)) return findDecisionMail(shop, unit, kind, [id, no]);
  if (kind === 'invited') return findInvitation(shop, unit, id);
  const recipient = await findAccount(shop, unit, id);
  const kindOf = ACCOUNT_MAILS[kind];
  return recipient === null || kindOf === undefined ? null : { kind: kindOf(recipient), recipient };
};

export const companyMail = async (shop: Shop, unit: Unit, subject: string): Promise<MailMessage | null> => {
  const parts = subject.split('/');
  const [named = '', id = ''] = parts;
  if (!isKnown(named) || !isUuid(id)) throw new Error(`No mail about a company is called ${named}`);
  const found = await find(shop, unit, parts);
  if (found === null) return null;
  const { kind, recipient } = found;
  const { to, language, url } = recipient;
  const letter = letterOf(kind, language);
  const values = { shop: unit.name, ...recipient.values };
  const [before, after] = [letter.before, letter.after].map((part) => part.map((text) => fill(text, values)));
  const title = fill(letter.subject, values);
  const body = html`${before!.map(paragraph)} ${letter.button === null ? null : button(url, letter.button)}
  ${after!.map(paragraph)}`;
  const mail = {
    subject: title,
    text: [...before!, ...(letter.button === null ? [] : [url]), ...after!].join('\n\n'),
    html: mailPage({ language, shopName: unit.name, title, body }),
    attachments: [],
  };
  return mailFrom(shop, unit, `company-email:${subject.replaceAll(/[/:]/g, '.')}`, { mail, to });
};
