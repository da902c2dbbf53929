/** Accounts for login: found by email or mobile number and login page, with their stored password. Source: S6.7, A-64. */
import { MEMBER_TYPES, kindOfMember, type MemberType, type SignedInKind } from '@offrande/domain/customer';
import { type RawBuilder, sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import { endSignInsSql } from '../session/sign-in.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';

/** `password` is null if the customer has none in the shop. */
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
    ? sql`customer.email_key = ${foldedEmail(name.email)}`
    : sql`customer.phone = ${name.mobile} and customer.phone_proven_at is not null`;

interface Row {
  readonly id: string;
  readonly member_type: MemberType;
  readonly email: string;
  readonly phone: string | null;
  readonly password: string | null;
}

/** Null if there is none, or it is closed. If two accounts have verified the same number, the later one. */
export const findAccount = async (
  transaction: UnitTransaction,
  unit: Unit,
  kind: SignedInKind,
  name: AccountName,
): Promise<Account | null> => {
  const { rows } = await sql<Row>`
    select customer.id, customer.member_type, customer.email, customer.phone, credential.password
    from customer left join credential on credential.customer_id = customer.id
    where customer.bu_id = ${unit.id} and customer.member_type = any(${memberTypesOf(kind)}::text[]) and customer.closed_at is null
      and ${named(name)}
    order by customer.phone_proven_at desc nulls last, customer.id limit 1`.execute(transaction);
  const [row] = rows;
  if (row === undefined) return null;
  const { member_type: memberType, ...rest } = row;
  return { ...rest, memberType };
};

/** Serialises concurrent registrations with the same email, so that only one opens an account. */
export const lockEmail = (transaction: UnitTransaction, unit: Unit, email: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`register:${unit.id}:${foldedEmail(email)}`}, 0))`.execute(
    transaction,
  );

/** The statement that replaces a password. */
export const storePasswordSql = (unit: Unit, customerId: string, password: string, now: Date): RawBuilder<unknown> =>
  sql`insert into credential (customer_id, bu_id, password, changed_at)
    values (${customerId}::uuid, ${unit.id}, ${password}, ${now}::timestamptz)
    on conflict (customer_id) do update set password = excluded.password, changed_at = excluded.changed_at`;

/**
 * Sets a new password; ends every sign-in of the customer except the one that changed it (`exceptSession`), every link that was sent, and
 * any pause after failed logins. One statement.
 */
export const changePassword = async (
  transaction: UnitTransaction,
  { clock }: Pick<Shop, 'clock'>,
  unit: Unit,
  change: {
    readonly customerId: string;
    readonly password: string;
    readonly guards: readonly string[];
    readonly exceptSession: string | null;
  },
): Promise<void> => {
  const { customerId, password, guards, exceptSession } = change;
  const now = clock();
  const others = sql`customer_id = ${customerId}::uuid and session_id is distinct from ${exceptSession}::uuid`;
  await sql`with others as (${endSignInsSql(others, 'passwordChanged', now)}),
      links as (update password_reset set used_at = ${now}::timestamptz
        where customer_id = ${customerId}::uuid and bu_id = ${unit.id} and used_at is null),
      guards as (delete from login_guard where bu_id = ${unit.id} and subject = any(${guards}::text[]))
    ${storePasswordSql(unit, customerId, password, now)}`.execute(transaction);
};
