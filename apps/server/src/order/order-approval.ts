/**
 * Orders above the limits of the person who places them for a company: they are written as waiting for an approver, in one commit with
 * the mails that ask for the decision. Source: A-183, decision 056.
 */
import { checkSpending, COMPANY_ROLES, hasLimit, mayForCompany, spendingSince } from '@offrande/domain/company-people';
import { fromMinorUnits, type Money } from '@offrande/domain/money';
import type { PassedLimit } from '@offrande/domain/order';
import { DECISION_MS } from '@offrande/domain/order-decision';
import { Result } from 'effect';
import { type RawBuilder, sql } from 'kysely';
import type { Customer } from '../call/buyer.ts';
import type { CallContext } from '../call/handler.ts';
import { limitsOfRow, type TermsRow } from '../company-people/stored-terms.ts';
import type { UnitTransaction } from '../database/in-unit.ts';
import type { NewMessage } from '../outbox/outbox.ts';
import type { Unit } from '../unit/unit.ts';

/** The roles that decide about orders above the limits of others. */
export const DECIDING_ROLES = COMPANY_ROLES.filter((role) => mayForCompany(role, 'decideOrders'));

/** The terms of the person who orders, and the ids of those who decide above them. */
export interface SeatRow extends TermsRow {
  readonly approvers: readonly string[];
}

/** An order that waits for one of `approvers`. */
export interface NewApproval {
  readonly passed: PassedLimit;
  readonly decideBy: Date;
  readonly approvers: readonly string[];
}

/** An SQL expression: the seat of the person who is signed in; null if it has no limits. */
export const seatSql = (unit: Unit, { id, accountId }: Customer): RawBuilder<SeatRow | null> => sql`(
  select jsonb_build_object('role', seat.role, 'order_limit', seat.order_limit::text, 'month_limit', seat.month_limit::text,
    'approvers', (select coalesce(jsonb_agg(another.person_id), '[]') from company_seat another
      where another.company_id = seat.company_id and another.person_id <> seat.person_id
        and another.role = any(${[...DECIDING_ROLES]}::text[])))
  from company_seat seat where seat.company_id = ${id}::uuid and seat.person_id = ${accountId}::uuid and seat.bu_id = ${unit.id}
    and (seat.order_limit is not null or seat.month_limit is not null))`;

/** What the person ordered this month and did not cancel. Orders of the same person wait for each other here. */
const spentThisMonth = async (
  transaction: UnitTransaction,
  { shop, unit }: CallContext,
  { id, accountId }: Customer,
): Promise<Money> => {
  await sql`select from company_seat where company_id = ${id}::uuid and person_id = ${accountId}::uuid
    /*guard month-lock*/ for no key update /*end*/`.execute(transaction);
  const since = new Date(spendingSince(shop.clock().getTime(), unit.timeZone));
  const { rows } = await sql<{ spent: string }>`
    select coalesce(sum(gross), 0)::text as spent from purchase
    where placed_by = ${accountId}::uuid and customer_id = ${id}::uuid and bu_id = ${unit.id} and created_at >= ${since}
      and state not in ('canceled', 'fullReturned')`.execute(transaction);
  return fromMinorUnits(BigInt(rows[0]!.spent), unit.currency);
};

/** Null if the person may place the order without anybody's decision. `gross`: what it costs, whatever pays it. */
export const approvalNeeded = async (
  transaction: UnitTransaction,
  context: CallContext,
  seat: SeatRow | null,
  gross: Money,
): Promise<NewApproval | null> => {
  const { shop, unit, buyer } = context;
  if (seat === null || buyer.customer === null) return null;
  const limits = limitsOfRow(seat, unit);
  if (!hasLimit(limits)) return null;
  const nothing = fromMinorUnits(0n, unit.currency);
  const spent = limits.perMonth === null ? nothing : await spentThisMonth(transaction, context, buyer.customer);
  const checked = checkSpending(limits, gross, spent);
  if (Result.isSuccess(checked)) return null;
  return {
    passed: checked.failure._tag === 'OverOrderLimit' ? 'order' : 'month',
    decideBy: new Date(shop.clock().getTime() + DECISION_MS),
    approvers: seat.approvers,
  };
};

/** The mails that ask for a decision. */
export const approvalMessages = (orderNo: string, approvers: readonly string[]): readonly NewMessage[] =>
  approvers.map((personId) => ({ topic: 'company-email', subject: `orderToDecide/${personId}/${orderNo}`, at: null }));
