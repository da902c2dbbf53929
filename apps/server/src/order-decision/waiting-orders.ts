/** The call `waitingOrders`: the orders of a company, or of the unit's salesmen, that wait for a decision. Source. */
import type { Calls } from '@offrande/api-client/contract';
import { mayForCompany } from '@offrande/domain/company-people';
import { encodeAmount, fromMinorUnits } from '@offrande/domain/money';
import { sql } from 'kysely';
import { CallRefused } from '../call/call-refused.ts';
import type { Handler } from '../call/handler.ts';
import { inUnit } from '../database/in-unit.ts';
import { type ApprovalRow, approvalSql, shownApproval } from '../order/shown-approval.ts';
import { ownCustomer } from '../session/own-customer.ts';
import { roleOfDecider } from './role-of-decider.ts';

interface WaitingRow {
  readonly order_no: string;
  readonly created_at: Date;
  readonly total: bigint;
  readonly cards: number;
  readonly approval: ApprovalRow;
}

/** More than a company has waiting for 72 hours. */
const MOST = 200;

export const waitingOrders: Handler<Calls['waitingOrders']> = ({ custId }, { shop, unit, buyer }) => {
  const customer = ownCustomer(buyer, custId);
  return inUnit(shop.connection, unit.id, async (transaction) => {
    const role = await roleOfDecider(transaction, unit, customer);
    if (role === null) throw new CallRefused('notAuthorized');
    const theirs =
      customer.memberType === 'salesman' ? sql`ordered_for is not null` : sql`customer_id = ${customer.id}::uuid`;
    const whose = mayForCompany(role, 'decideOrders') ? sql`true` : sql`placed_by = ${customer.accountId}::uuid`;
    const { rows } = await sql<WaitingRow>`
      select order_no, created_at, gross as total,
        (select sum(cards)::integer from order_line where order_line.order_no = purchase.order_no) as cards,
        ${approvalSql(buyer)} as approval
      from purchase where ${theirs} and bu_id = ${unit.id} and state = 'awaitingApprover' and ${whose}
      order by created_at limit ${MOST}`.execute(transaction);
    return {
      orders: rows.map((row) => ({
        orderNo: row.order_no,
        placedAt: row.created_at.getTime(),
        cards: row.cards,
        orderAmtTot: encodeAmount(fromMinorUnits(row.total, unit.currency)),
        approval: shownApproval(row.approval, buyer),
      })),
    };
  });
};
