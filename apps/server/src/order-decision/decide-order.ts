/**
 * The call `decideOrder`: an approver of the company, who is not the buyer, lets an order be paid or ends it. What the company's wallet or
 * cards cover is settled at once; otherwise the buyer is told to pay. Source: A-183, decision 056.
 */
import type { Calls } from '@offrande/api-client/contract';
import { nextOrderState } from '@offrande/domain/order';
import { checkDecision, mayDecide, type OrderDecision, payableMs } from '@offrande/domain/order-decision';
import { isToOwnAccount } from '@offrande/domain/payment';
import { Result } from 'effect';
import { sql } from 'kysely';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, Handler } from '../call/handler.ts';
import { roleInCompany } from '../customer/company-seat.ts';
import type { UnitTransaction } from '../database/in-unit.ts';
import { endOrder } from '../order/end-order.ts';
import { lockOrder, type OrderToPay } from '../order/lock-order.ts';
import { transferDetails } from '../order/write-order.ts';
import { enqueueSql, type NewMessage } from '../outbox/outbox.ts';
import { settle } from '../payment/settle.ts';
import { ownCustomer } from '../session/own-customer.ts';
import { toldOfDecision } from './told-of-decision.ts';

interface ApprovalState {
  readonly placed_by: string | null;
  readonly decide_by: Date;
  readonly decision: 'approved' | 'refused' | 'lapsed' | null;
}

const refuse = (reason: string): CallRefused => new CallRefused('decisionRefused', { reason });

/** The decision about the company's own order, which is locked. Null if there is none to make. */
const find = async (
  transaction: UnitTransaction,
  { unit }: CallContext,
  companyId: string,
  orderNo: string,
): Promise<ApprovalState | null> => {
  const { rows } = await sql<ApprovalState>`
    select placed_by, decide_by, decision from order_approval join purchase on purchase.order_no = order_approval.order_no
    where order_approval.order_no = ${orderNo} and purchase.customer_id = ${companyId}::uuid
      and order_approval.bu_id = ${unit.id}`.execute(transaction);
  return rows[0] ?? null;
};

const isCovered = ({ total, settlement }: OrderToPay): boolean => total === 0n || settlement.paidFrom.type === 'wallet';

/** A transfer's details are sent as for any order that waits for one; of any other payment its buyer is told that it is due. */
const messagesOf = (order: OrderToPay, buyerId: string | null): readonly NewMessage[] =>
  isToOwnAccount(order.payment_mean) ? [transferDetails(order.order_no)] : toldOfDecision(order.order_no, buyerId);

const allow = async (
  transaction: UnitTransaction,
  { shop, unit }: CallContext,
  order: OrderToPay,
  buyerId: string | null,
): Promise<void> => {
  const next = nextOrderState(order.state, 'allow');
  if (Result.isFailure(next)) throw refuse('NotWaiting');
  const until = new Date(shop.clock().getTime() + payableMs(order.payment_mean));
  await sql`
    with held as (update hold set expires_at = ${until} where order_no = ${order.order_no} and bu_id = ${unit.id} and state = 'open'),
      told as (${enqueueSql(shop, unit.id, isCovered(order) ? [] : messagesOf(order, buyerId))})
    update purchase set state = ${next.success}, expires_at = ${until}, version = version + 1
    where order_no = ${order.order_no} and bu_id = ${unit.id}`.execute(transaction);
  if (isCovered(order)) await settle(transaction, shop, { ...order, state: next.success }, null);
};

const end = async (
  transaction: UnitTransaction,
  { shop, unit }: CallContext,
  order: OrderToPay,
  buyerId: string | null,
): Promise<void> => {
  if (order.state !== 'awaitingApprover' || !(await endOrder(transaction, shop, order))) throw refuse('NotWaiting');
  await enqueueSql(shop, unit.id, toldOfDecision(order.order_no, buyerId)).execute(transaction);
};

const decide = async (
  transaction: UnitTransaction,
  context: CallContext,
  { orderNo, custId, ...wished }: OrderDecision & { readonly orderNo: string; readonly custId: string },
): Promise<void> => {
  const { shop, unit, buyer } = context;
  const customer = ownCustomer(buyer, custId);
  const order = await lockOrder(transaction, unit.id, orderNo);
  const approval = order === null ? null : await find(transaction, context, customer.id, orderNo);
  if (order === null || approval === null) throw new CallRefused('notFound', { field: 'orderNo' });
  const role = await roleInCompany(transaction, unit, customer);
  const isOwn = approval.placed_by === customer.accountId;
  const decision = wished.isApproved ? 'approved' : 'refused';
  if (approval.decision === decision && mayDecide(role, isOwn)) return;
  const facts = { role, isOwn, decideBy: approval.decide_by.getTime(), now: shop.clock().getTime() };
  const checked = checkDecision(wished, facts);
  if (Result.isFailure(checked)) throw refuse(checked.failure._tag);
  if (approval.decision !== null) throw refuse('NotWaiting');
  const { isApproved, reason } = checked.success;
  await (isApproved ? allow : end)(transaction, context, order, approval.placed_by);
  await sql`update order_approval set decision = ${decision}, decided_at = ${shop.clock()}, decided_by = ${customer.accountId}::uuid,
      reason = ${reason}
    where order_no = ${orderNo} and bu_id = ${unit.id}`.execute(transaction);
};

export const decideOrder: Handler<Calls['decideOrder']> = ({ orderNo, custId, isApproved, reason }, context) =>
  context.once.inTransaction(async (transaction) => {
    await decide(transaction, context, { orderNo, custId, isApproved, reason });
    return { orderNo };
  });
