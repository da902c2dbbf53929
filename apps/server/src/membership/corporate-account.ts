/**
 * The calls about a member's own corporate account. The first PIN is kept, and each change needs it. Someone who is not a member yet asks
 * the employer by email, one employer at a time. Source: S2.15, S3.103, A-83, docs/decisions/022.
 */
import type { Calls } from '@offrande/api-client/contract';
import type { MemberType } from '@offrande/domain/customer';
import { phoneWithAreaCode } from '@offrande/domain/address';
import {
  MEMBERSHIP_LINK_LIFETIME_MS,
  membershipStanding,
  type MembershipStanding,
} from '@offrande/domain/member-validation';
import { numberingPlan, phoneEntryOfE164 } from '@offrande/domain/phone';
import {
  checkCorporateAccount,
  checkCorporateChange,
  type CorporateAccount,
  type HeldCorporateAccount,
} from '@offrande/domain/profile';
import { Result } from 'effect';
import { sql } from 'kysely';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, Handler } from '../call/handler.ts';
import { countAgainst } from '../call/rate-limit.ts';
import { enqueueSql } from '../outbox/outbox.ts';
import { uuid } from '../random.ts';
import { ownCustomer } from '../session/own-customer.ts';
import type { Unit } from '../unit/unit.ts';
import { isSameSecret } from '../vault.ts';

const DAY = 86_400_000;
/** Changes of an account per day: few enough that a PIN cannot be guessed, and an employer not be pestered. */
const CHANGES_PER_DAY = 5;

interface Row {
  readonly member_type: MemberType;
  readonly employee_id: string | null;
  readonly corporate_code: string;
  readonly email: string;
  readonly phone: string;
  readonly pin_mark: string;
  readonly is_approved: boolean | null;
  readonly expires_at: Date | null;
}

interface Loaded {
  readonly account: HeldCorporateAccount | null;
  readonly pinHmac: string;
  readonly standing: MembershipStanding;
}

type AccountRow = Pick<Row, 'employee_id' | 'corporate_code' | 'email' | 'phone'>;

const accountOf = ({ employee_id: employeeId, corporate_code: corporateCode, email, phone }: AccountRow) =>
  employeeId === null ? null : { employeeId, corporateCode, email, phone: phoneEntryOfE164(phone) };

/** A customer's corporate account; null if there is none. */
export const loadCorporateAccount = async (
  transaction: UnitTransaction,
  unit: Unit,
  custId: string,
): Promise<HeldCorporateAccount | null> => {
  const { rows } = await sql<AccountRow>`
    select employee_id, corporate_code, email, phone from corporate_account
    where customer_id = ${custId} and bu_id = ${unit.id}`.execute(transaction);
  return rows[0] === undefined ? null : accountOf(rows[0]);
};

/** Locks the customer's row, so that concurrent changes are serialised. */
const load = async (transaction: UnitTransaction, { shop, unit }: CallContext, custId: string): Promise<Loaded> => {
  const { rows } = await sql<Row>`
    select member_type, account.employee_id, account.corporate_code, account.email, account.phone, pin_mark,
      last.is_approved, last.expires_at
    from customer left join corporate_account as account on account.customer_id = customer.id
      left join lateral (select is_approved, expires_at from membership_request
        where membership_request.customer_id = customer.id order by created_at desc, id limit 1) as last on true
    where customer.id = ${custId} and customer.bu_id = ${unit.id} for update of customer`.execute(transaction);
  const row = rows[0]!;
  const last = row.expires_at === null ? null : { isApproved: row.is_approved, expiresAt: row.expires_at.getTime() };
  const standing = membershipStanding(row.member_type, last, shop.clock().getTime());
  return { account: accountOf(row), pinHmac: row.pin_mark, standing };
};

const answer = ({ account, standing }: Omit<Loaded, 'pinHmac'>, unit: Unit) => ({
  corporateAccount: account,
  employer: account === null ? null : (unit.employerOf(account.corporateCode)?.name ?? account.corporateCode),
  membership: standing,
});

/** The customer's id; refused if the unit has no programmes. */
const ownMember = ({ buyer, unit }: CallContext, custId: string): string => {
  if (!unit.features.membership) throw new CallRefused('notFound');
  return ownCustomer(buyer, custId).id;
};

export const getCorporateAccount: Handler<Calls['getCorporateAccount']> = ({ custId }, context) => {
  const id = ownMember(context, custId);
  return inUnit(context.shop.connection, context.unit.id, async (transaction) =>
    answer(await load(transaction, context, id), context.unit),
  );
};

const checked = (entry: CorporateAccount): CorporateAccount => {
  const result = checkCorporateAccount(entry, numberingPlan);
  if (Result.isSuccess(result)) return result.success;
  const [field, refusal] = Object.entries<{ readonly _tag: string }>(result.failure)[0]!;
  throw new CallRefused('profileRefused', { field, reason: refusal._tag });
};

/** The account to store; refused without its PIN, and if a member changes to another employer. */
const changed = (held: Loaded, next: HeldCorporateAccount, pinHmac: string): HeldCorporateAccount => {
  if (held.account === null) return next;
  const facts = { isMember: held.standing === 'member', isPinRight: isSameSecret(held.pinHmac, pinHmac) };
  const change = checkCorporateChange(held.account, next, facts);
  if (Result.isSuccess(change)) return change.success;
  if (change.failure._tag === 'PinWrong') throw new CallRefused('pinWrong', { field: 'pin' });
  throw new CallRefused('profileRefused', { field: change.failure.field, reason: change.failure._tag });
};

const isSameEmployment = (one: HeldCorporateAccount | null, other: HeldCorporateAccount): boolean =>
  one?.employeeId === other.employeeId && one.corporateCode === other.corporateCode;

/** Requests the employer's approval. An unanswered request is withdrawn, so that only one employer is asked. */
const ask = (transaction: UnitTransaction, { shop, unit }: CallContext, custId: string, of: HeldCorporateAccount) => {
  const id = uuid(shop.random);
  const now = shop.clock();
  return sql`
    with taken_back as (
      delete from membership_request where customer_id = ${custId}::uuid and bu_id = ${unit.id} and decided_at is null
    ), asked as (
      insert into membership_request (id, bu_id, customer_id, employee_id, corporate_code, created_at, expires_at)
      values (${id}::uuid, ${unit.id}, ${custId}::uuid, ${of.employeeId}, ${of.corporateCode}, ${now}::timestamptz,
        ${new Date(now.getTime() + MEMBERSHIP_LINK_LIFETIME_MS)}::timestamptz))
    ${enqueueSql(shop, unit.id, [{ topic: 'account-email', subject: `membership/${id}`, at: null }])}`.execute(
    transaction,
  );
};

export const updateCorporateAccount: Handler<Calls['updateCorporateAccount']> = async (request, context) => {
  const { shop, unit } = context;
  const custId = ownMember(context, request.custId);
  const { pin, ...entered } = checked(request);
  const employer = unit.employerOf(entered.corporateCode);
  if (employer === undefined) throw new CallRefused('employerUnknown', { field: 'corporateCode' });
  await countAgainst(shop, [{ subject: `corporateAccount:${custId}`, times: CHANGES_PER_DAY, windowMs: DAY }]);
  const pinHmac = shop.vault.hmac('corporate-pin', `${custId}:${pin}`);
  const now = shop.clock();
  return inUnit(shop.connection, unit.id, async (transaction) => {
    const held = await load(transaction, context, custId);
    const next = changed(held, { ...entered, corporateCode: employer.corporateCode }, pinHmac);
    await sql`
      insert into corporate_account (customer_id, bu_id, employee_id, corporate_code, email, phone, pin_mark, changed_at)
      values (${custId}, ${unit.id}, ${next.employeeId}, ${next.corporateCode}, ${next.email}, ${phoneWithAreaCode(next.phone)},
        ${pinHmac}, ${now})
      on conflict (customer_id) do update set employee_id = excluded.employee_id, corporate_code = excluded.corporate_code,
        email = excluded.email, phone = excluded.phone, changed_at = excluded.changed_at`.execute(transaction);
    const isAsked = held.standing === 'asked' && isSameEmployment(held.account, next);
    if (held.standing !== 'member' && !isAsked) await ask(transaction, context, custId, next);
    return answer({ account: next, standing: held.standing === 'member' ? 'member' : 'asked' }, unit);
  });
};
