/**
 * The call `decideOrder`: an approver of the company, who is not the buyer, lets an order be paid or ends it; an admin salesman decides so
 * about another salesman's. Source, decisions 056 and 067.
 */
import type { Calls } from '@offrande/api-client/contract';
import { checkDecision, mayDecide, type OrderDecision } from '@offrande/domain/order-decision';
import { Result } from 'effect';
import { sql } from 'kysely';
import type { Customer } from '../call/buyer.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, Handler } from '../call/handler.ts';
import type { UnitTransaction } from '../database/in-unit.ts';
import { lockOrder } from '../order/lock-order.ts';
import { ownCustomer } from '../session/own-customer.ts';
import { type ApprovalState, carryOut } from './carry-out.ts';
import { roleOfDecider } from './role-of-decider.ts';

const refuse = (reason: string): CallRefused => new CallRefused('decisionRefused', { reason });

/** The decision about an order that is locked: one of the caller's company, or of a salesman. Null if there is none to make. */
const find = async (
  transaction: UnitTransaction,
  { unit }: CallContext,
  { id, memberType }: Customer,
  orderNo: string,
): Promise<ApprovalState | null> => {
  const theirs =
    memberType === 'salesman' ? sql`purchase.ordered_for is not null` : sql`purchase.customer_id = ${id}::uuid`;
  const { rows } = await sql<ApprovalState>`
    select placed_by, decide_by, decision from order_approval join purchase on purchase.order_no = order_approval.order_no
    where order_approval.order_no = ${orderNo} and ${theirs} and order_approval.bu_id = ${unit.id}`.execute(
    transaction,
  );
  return rows[0] ?? null;
};

const decide = async (
  transaction: UnitTransaction,
  context: CallContext,
  { orderNo, custId, ...wished }: OrderDecision & { readonly orderNo: string; readonly custId: string },
): Promise<void> => {
  const { shop, unit, buyer } = context;
  const customer = ownCustomer(buyer, custId);
  const order = await lockOrder(transaction, unit.id, orderNo);
  const approval = order === null ? null : await find(transaction, context, customer, orderNo);
  if (order === null || approval === null) throw new CallRefused('notFound', { field: 'orderNo' });
  const role = await roleOfDecider(transaction, unit, customer);
  const isOwn = approval.placed_by === customer.accountId;
  if (customer.memberType === 'salesman' && role !== 'approver' && !isOwn)
    throw new CallRefused('notFound', { field: 'orderNo' });
  const decision = wished.isApproved ? 'approved' : 'refused';
  if (approval.decision === decision && mayDecide(role, isOwn)) return;
  const facts = { role, isOwn, decideBy: approval.decide_by.getTime(), now: shop.clock().getTime() };
  const checked = checkDecision(wished, facts);
  if (Result.isFailure(checked)) throw refuse(checked.failure._tag);
  if (approval.decision !== null) throw refuse('NotWaiting');
  const by = { personId: customer.accountId };
  const done = await carryOut(transaction, { shop, unit }, order, approval, checked.success, by);
  if (!done) throw refuse('NotWaiting');
};

export const decideOrder: Handler<Calls['decideOrder']> = ({ orderNo, custId, isApproved, reason }, context) =>
  context.once.inTransaction(async (transaction) => {
    await decide(transaction, context, { orderNo, custId, isApproved, reason });
    return { orderNo };
  });
