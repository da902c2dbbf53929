/**
 * Emails and text messages about an account, found by their subject in the outbox: `code/…`, `exists/…`, `welcome/…`,
 * `reset/…`, `changed/…`, `emailChanged/…`, `emailTakenBack/…`, `failures/…`, `membership/…`. Null if there is no recipient, or the
 * message is obsolete. That is no failure: messages are enqueued whether or not an account exists, so that timing discloses nothing.
 * Source: A-82, S9.21, reliability rows 24 to 28.
 */
import { CUSTOMER_TYPE_CODES, kindOfMember, type MemberType } from '@offrande/domain/customer';
import { sql } from 'kysely';
import { writeMemberInfo } from '@offrande/domain/member-validation';
import { inUnit } from '../database/in-unit.ts';
import { membershipToken } from '../membership/membership-token.ts';
import { oneTimeCode, decryptTarget, type Purpose } from '../password/code-row.ts';
import { decryptEmail, emailObjectionAddress } from '../password/email-change-row.ts';
import { linkToken } from '../password/reset-tokens.ts';
import { isUuid } from '../random.ts';
import { confirmationToken } from '../registration/confirmation-token.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';

/** `code` and `signInCode` hold a code; the others may lead to a page of the shop. */
export type AccountMessage =
  | { readonly kind: 'code' | 'signInCode'; readonly to: string; readonly language: string; readonly code: string }
  | {
      readonly kind: 'exists' | 'welcome' | 'reset' | 'changed' | 'failures' | 'emailChanged' | 'emailTakenBack';
      readonly to: string;
      readonly language: string;
      /** The URL behind the email's button. */
      readonly url: string;
    }
  | {
      /** To see an order in another browser, or to get its files again. */
      readonly kind: 'orderCode' | 'fileCode';
      readonly to: string;
      readonly language: string;
      readonly code: string;
      readonly values: Readonly<Record<'order', string>>;
    }
  | {
      readonly kind: 'orderInAccount';
      readonly to: string;
      readonly language: string;
      readonly url: string;
      readonly values: Readonly<Record<'order', string>>;
    }
  | {
      /** Sent to an employer, about an employee. */
      readonly kind: 'membership';
      readonly to: string;
      readonly language: string;
      readonly url: string;
      readonly values: Readonly<Record<'member' | 'email' | 'employee' | 'employer', string>>;
    };

const pageOf = ({ publicOrigin }: Shop, unit: Unit, path: string, query: Readonly<Record<string, string>> = {}) => {
  const search = new URLSearchParams(query).toString();
  return `${publicOrigin}/${unit.id}${path}${search === '' ? '' : `?${search}`}`;
};

interface CodeRow {
  readonly purpose: Purpose;
  readonly target_encrypted: string;
  readonly language: string;
  readonly is_decoy: boolean;
  readonly order_no: string | null;
}

/** Null if there is no such order; if it belongs to a customer, the message points to the account instead. */
const findOrderCode = (
  shop: Shop,
  unit: Unit,
  id: string,
  {
    to,
    language,
    order,
    is_decoy,
    purpose,
  }: Pick<CodeRow, 'language' | 'is_decoy' | 'purpose'> & { readonly to: string; readonly order: string },
): AccountMessage | null => {
  if (to === '') return null;
  const values = { order };
  if (is_decoy) return { kind: 'orderInAccount', to, language, url: pageOf(shop, unit, '/account/orders'), values };
  const kind = purpose === 'cardFile' ? 'fileCode' : 'orderCode';
  return { kind, to, language, code: oneTimeCode(shop.vault, id), values };
};

/** Null if the code has expired. */
const findCode = async (shop: Shop, unit: Unit, id: string): Promise<AccountMessage | null> => {
  const { rows } = await inUnit(shop.connection, unit.id, (transaction) =>
    sql<CodeRow>`select purpose, target_encrypted, language, is_decoy, order_no from one_time_code
      where id = ${id} and bu_id = ${unit.id} and expires_at > ${shop.clock()}`.execute(transaction),
  );
  const [row] = rows;
  if (row === undefined) return null;
  const to = decryptTarget(shop.vault, row.target_encrypted);
  const { language } = row;
  if (row.order_no !== null) return findOrderCode(shop, unit, id, { ...row, to, order: row.order_no });
  if (row.is_decoy) return { kind: 'exists', to, language, url: pageOf(shop, unit, '/auth/login') };
  return {
    kind: row.purpose === 'secondFactor' ? 'signInCode' : 'code',
    to,
    language,
    code: oneTimeCode(shop.vault, id),
  };
};

const findReset = async (shop: Shop, unit: Unit, id: string): Promise<AccountMessage | null> => {
  const { rows } = await inUnit(shop.connection, unit.id, (transaction) =>
    sql<{ email: string; account_id: string; language: string }>`
      select email, account_id, password_reset.language from password_reset join login_account on login_account.id = account_id
      where password_reset.id = ${id} and password_reset.bu_id = ${unit.id} and used_at is null and closed_at is null`.execute(
      transaction,
    ),
  );
  const [row] = rows;
  if (row === undefined) return null;
  const query = { tokenId: linkToken(shop.vault, id), accountId: row.account_id };
  return {
    kind: 'reset',
    to: row.email,
    language: row.language,
    url: pageOf(shop, unit, '/auth/reset-password', query),
  };
};

/** Goes to the previous address, while its holder can still object, and after they did. */
const findEmailChange = async (
  shop: Shop,
  unit: Unit,
  kind: 'emailChanged' | 'emailTakenBack',
  id: string,
): Promise<AccountMessage | null> => {
  const { rows } = await inUnit(shop.connection, unit.id, (transaction) =>
    sql<{ before_encrypted: string; language: string; is_objected: boolean }>`
      select before_encrypted, language, objected_at is not null as is_objected from email_change
      where id = ${id} and bu_id = ${unit.id} and (objected_at is not null or objectable_until > ${shop.clock()})`.execute(
      transaction,
    ),
  );
  const [row] = rows;
  if (row === undefined || row.is_objected !== (kind === 'emailTakenBack')) return null;
  const url =
    kind === 'emailChanged' ? emailObjectionAddress(shop, unit.id, id) : pageOf(shop, unit, '/auth/reset-password');
  return { kind, to: decryptEmail(shop.vault, row.before_encrypted), language: row.language, url };
};

const PAGES = {
  exists: '/auth/login',
  changed: '/auth/reset-password',
  failures: '/auth/reset-password',
  welcome: '/auth/verify',
} as const;

const hasPage = (kind: string): kind is keyof typeof PAGES => Object.hasOwn(PAGES, kind);

const findOfAccount = async (
  shop: Shop,
  unit: Unit,
  kind: keyof typeof PAGES,
  accountId: string,
): Promise<AccountMessage | null> => {
  const { rows } = await inUnit(shop.connection, unit.id, (transaction) =>
    sql<{
      email: string;
      language: string | null;
      member_type: MemberType;
    }>`select email, language, member_type from login_account
      where id = ${accountId} and bu_id = ${unit.id} and closed_at is null`.execute(transaction),
  );
  const [row] = rows;
  if (row === undefined) return null;
  const verifyToken = confirmationToken(shop.vault, accountId);
  const own = kindOfMember(row.member_type);
  // A new password is asked for at the page of the customer's own door.
  const door: Readonly<Record<string, string>> = own === 'individual' ? {} : { accountType: CUSTOMER_TYPE_CODES[own] };
  const query = kind === 'welcome' ? { registerType: 'C', accountId, verifyToken } : door;
  const url = pageOf(shop, unit, PAGES[kind], query);
  return { kind, to: row.email, language: row.language ?? unit.defaultLanguage, url };
};

interface MembershipRow {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly employee_id: string;
  readonly corporate_code: string;
}

/** Goes to the employer in the unit's own language; null once the request is decided, expired or withdrawn. */
const findMembership = async (shop: Shop, unit: Unit, id: string): Promise<AccountMessage | null> => {
  const { rows } = await inUnit(shop.connection, unit.id, (transaction) =>
    sql<MembershipRow>`select customer.email, first_name, last_name, employee_id, corporate_code
      from membership_request as request join customer on customer.id = request.customer_id
      where request.id = ${id} and request.bu_id = ${unit.id} and decided_at is null and closed_at is null
        and expires_at > ${shop.clock()}`.execute(transaction),
  );
  const [row] = rows;
  const employer = row === undefined ? undefined : unit.employerOf(row.corporate_code);
  if (row === undefined || employer === undefined) return null;
  const { email, employee_id: employee } = row;
  const member = `${row.first_name} ${row.last_name}`;
  const query = { token: membershipToken(shop.vault, id), info: writeMemberInfo({ name: member, email }) };
  return {
    kind: 'membership',
    to: employer.email,
    language: unit.defaultLanguage,
    url: pageOf(shop, unit, '/memberValidate', query),
    values: { member, email, employee, employer: employer.name },
  };
};

export const findAccountMessage = async (shop: Shop, unit: Unit, subject: string): Promise<AccountMessage | null> => {
  const [kind = '', id = ''] = subject.split('/');
  if (!isUuid(id)) throw new Error(`No message about an account is called ${kind}`);
  if (kind === 'code') return findCode(shop, unit, id);
  if (kind === 'reset') return findReset(shop, unit, id);
  if (kind === 'emailChanged' || kind === 'emailTakenBack') return findEmailChange(shop, unit, kind, id);
  if (kind === 'membership') return findMembership(shop, unit, id);
  if (hasPage(kind)) return findOfAccount(shop, unit, kind, id);
  throw new Error(`No message about an account is called ${kind}`);
};
