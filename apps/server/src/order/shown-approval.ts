/**
 * The decision about an order as a person of its company sees it, or a salesman where one ordered: columns of a query on `purchase`. Source:
 * A-183, A-189.
 */
import type { Calls, ResponseOf } from '@offrande/api-client/contract';
import type { CompanyRole } from '@offrande/domain/company-people';
import type { ApprovalStanding, PassedLimit } from '@offrande/domain/order';
import { mayDecide } from '@offrande/domain/order-decision';
import { type RawBuilder, sql } from 'kysely';
import type { Buyer, Customer } from '../call/buyer.ts';
import { DECIDING_ROLES } from './order-approval.ts';
import { isAdminSalesman } from './salesman-approval.ts';

type Shown = NonNullable<ResponseOf<Calls['orderDetail']>['approval']>;

/** Instants are in the database's own text format. */
export interface ApprovalRow {
  readonly passed: PassedLimit;
  readonly decision: Exclude<ApprovalStanding, 'awaited'> | null;
  readonly until: string;
  readonly placed_by: string | null;
  readonly buyer_name: string | null;
  readonly role: CompanyRole | null;
  readonly approvers: readonly string[];
  readonly decided_by: string | null;
  readonly decided_at: string | null;
  readonly reason: string;
}

const nameOf = (id: RawBuilder<unknown>, table = sql`company_person`): RawBuilder<unknown> =>
  sql`(select trim(first_name || ' ' || last_name) from ${table} where ${table}.id = ${id})`;

/** An SQL expression: the decision about the order of the row, seen by this caller; null if there is none, or the caller is no such person. */
export const approvalSql = ({ customer }: Buyer): RawBuilder<ApprovalRow | null> => {
  if (customer?.memberType === 'business') return companySql(customer);
  return customer?.memberType === 'salesman' ? salesmanSql(customer) : sql`null::jsonb`;
};

/** An admin salesman decides as an approver of a company does, about the orders of others. */
const salesmanSql = ({ id }: Customer): RawBuilder<ApprovalRow | null> => sql`(
  select jsonb_build_object('passed', passed, 'decision', decision, 'reason', reason, 'decided_at', decided_at,
    'until', purchase.expires_at, 'placed_by', purchase.placed_by,
    'buyer_name', ${nameOf(sql`purchase.placed_by`, sql`customer`)},
    'role', (select case when is_admin_salesman then 'approver' else 'buyer' end from customer where customer.id = ${id}::uuid),
    'decided_by', ${nameOf(sql`order_approval.decided_by`, sql`customer`)},
    'approvers', (select coalesce(jsonb_agg(trim(first_name || ' ' || last_name) order by customer.id), '[]') from customer
      where ${isAdminSalesman(sql`purchase.bu_id`)} and customer.id <> purchase.placed_by
        and purchase.state = 'awaitingApprover'))
  from order_approval where order_approval.order_no = purchase.order_no and purchase.ordered_for is not null)`;

const companySql = (
  customer: Customer,
): RawBuilder<ApprovalRow | null> => sql`(select jsonb_build_object('passed', passed, 'decision', decision, 'reason', reason, 'decided_at', decided_at,
        'until', purchase.expires_at, 'placed_by', purchase.placed_by, 'buyer_name', ${nameOf(sql`purchase.placed_by`)},
        'role', (select role from company_seat where company_seat.company_id = purchase.customer_id
          and company_seat.person_id = ${customer.accountId}::uuid),
        'decided_by', ${nameOf(sql`order_approval.decided_by`)},
        'approvers', (select coalesce(jsonb_agg(trim(first_name || ' ' || last_name) order by joined_at, person_id), '[]')
          from company_seat join company_person on company_person.id = company_seat.person_id
          where company_seat.company_id = purchase.customer_id and purchase.state = 'awaitingApprover'
            and company_seat.person_id <> purchase.placed_by and company_seat.role = any(${[...DECIDING_ROLES]}::text[])))
      from order_approval where order_approval.order_no = purchase.order_no and purchase.ordered_for is null)`;

export const isOwnOrder = ({ placed_by }: Pick<ApprovalRow, 'placed_by'>, { customer }: Buyer): boolean =>
  placed_by === customer?.accountId;

export const shownApproval = (row: ApprovalRow, buyer: Buyer): Shown => {
  const isOwn = isOwnOrder(row, buyer);
  return {
    standing: row.decision ?? 'awaited',
    passed: row.passed,
    until: Date.parse(row.until),
    buyerName: row.buyer_name,
    isOwn,
    mayDecide: row.decision === null && mayDecide(row.role, isOwn),
    approvers: row.approvers,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at === null ? null : Date.parse(row.decided_at),
    reason: row.reason,
  };
};
