/**
 * Accounts for login: found by email or mobile number and login page, with their stored password. A company's is that of a person who acts
 * for it. Source: S6.7, A-64, A-183.
 */
import { MEMBER_TYPES, kindOfMember, type MemberType, type SignedInKind } from '@offrande/domain/customer';
import { type RawBuilder, sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import { endSignInsSql } from '../session/sign-in.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';

/** `password` is null if there is none in the shop. */
export interface Account {
  readonly id: string;
  readonly memberType: MemberType;
  readonly email: string;
  readonly phone: string | null;
  readonly password: string | null;
}

export type AccountName = { readonly email: string } | { readonly mobile: string };

/** The member types of a kind. */
export const memberTypesOf = (kind: SignedInKind): readonly MemberType[] =>
  MEMBER_TYPES.filter((type) => kindOfMember(type) === kind);

/** An email for comparison: letter case and surrounding whitespace are ignored. */
export const foldedEmail = (email: string): string => email.trim().toLowerCase();

const named = (name: AccountName): RawBuilder<unknown> =>
  'email' in name
    ? sql`login_account.email_key = ${foldedEmail(name.email)}`
    : sql`login_account.phone = ${name.mobile} and login_account.phone_proven_at is not null`;

interface Row {
  readonly id: string;
  readonly member_type: MemberType;
  readonly email: string;
  readonly phone: string | null;
  readonly password: string | null;
}

const findWhere = async (
  transaction: UnitTransaction,
  unit: Unit,
  which: RawBuilder<unknown>,
): Promise<Account | null> => {
  const { rows } = await sql<Row>`
    select login_account.id, login_account.member_type, login_account.email, login_account.phone, credential.password
    from login_account left join credential on credential.account_id = login_account.id
    where login_account.bu_id = ${unit.id} and login_account.closed_at is null and ${which}
    order by login_account.phone_proven_at desc nulls last, login_account.id limit 1`.execute(transaction);
  const [row] = rows;
  if (row === undefined) return null;
  const { member_type: memberType, ...rest } = row;
  return { ...rest, memberType };
};

/** Null if there is none, or it is closed. If two accounts have verified the same number, the later one. */
export const findAccount = (
  transaction: UnitTransaction,
  unit: Unit,
  kind: SignedInKind,
  name: AccountName,
): Promise<Account | null> =>
  findWhere(transaction, unit, sql`login_account.member_type = any(${memberTypesOf(kind)}::text[]) and ${named(name)}`);

/** The account with an id; null if it is closed, or gone. */
export const accountOf = (transaction: UnitTransaction, unit: Unit, accountId: string): Promise<Account | null> =>
  findWhere(transaction, unit, sql`login_account.id = ${accountId}::uuid`);

/** Serialises concurrent registrations with the same email, so that only one opens an account. */
export const lockEmail = (transaction: UnitTransaction, unit: Unit, email: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`register:${unit.id}:${foldedEmail(email)}`}, 0))`.execute(
    transaction,
  );

/** The statement that replaces a password. */
export const storePasswordSql = (unit: Unit, accountId: string, password: string, now: Date): RawBuilder<unknown> =>
  sql`insert into credential (account_id, bu_id, password, changed_at)
    values (${accountId}::uuid, ${unit.id}, ${password}, ${now}::timestamptz)
    on conflict (account_id) do update set password = excluded.password, changed_at = excluded.changed_at`;

/**
 * Sets a new password; ends every sign-in of the account except the one that changed it (`exceptSession`), every link that was sent, and
 * any pause after failed logins. One statement.
 */
export const changePassword = async (
  transaction: UnitTransaction,
  { clock }: Pick<Shop, 'clock'>,
  unit: Unit,
  change: {
    readonly accountId: string;
    readonly password: string;
    readonly guards: readonly string[];
    readonly exceptSession: string | null;
  },
): Promise<void> => {
  const { accountId, password, guards, exceptSession } = change;
  const now = clock();
  const others = sql`account_id = ${accountId}::uuid and session_id is distinct from ${exceptSession}::uuid`;
  await sql`with others as (${endSignInsSql(others, 'passwordChanged', now)}),
      links as (update password_reset set used_at = ${now}::timestamptz
        where account_id = ${accountId}::uuid and bu_id = ${unit.id} and used_at is null),
      guards as (delete from login_guard where bu_id = ${unit.id} and subject = any(${guards}::text[]))
    ${storePasswordSql(unit, accountId, password, now)}`.execute(transaction);
};
