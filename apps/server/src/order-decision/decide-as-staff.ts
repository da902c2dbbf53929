/** The staff decide about a salesman's order, where no other admin does. Source: A-189, decision 067. */
import { checkDecision, type DecisionRefusal, type OrderDecision } from '@offrande/domain/order-decision';
import { Result } from 'effect';
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import { lockOrder } from '../order/lock-order.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { type ApprovalState, carryOut } from './carry-out.ts';

/** `unknown`: no salesman's order of this number waits, or ever did. `notWaiting`: it is decided, cancelled or paid. */
export type StaffDecision = 'ok' | 'unknown' | 'notWaiting' | DecisionRefusal['_tag'];

export const decideAsStaff = (
  shop: Shop,
  unit: Unit,
  orderNo: string,
  wished: OrderDecision,
  staff: string,
): Promise<StaffDecision> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const order = await lockOrder(transaction, unit.id, orderNo);
    const { rows } = await sql<ApprovalState>`
      select placed_by, decide_by, decision from order_approval join purchase on purchase.order_no = order_approval.order_no
      where order_approval.order_no = ${orderNo} and purchase.ordered_for is not null and order_approval.bu_id = ${unit.id}`.execute(
      transaction,
    );
    const [approval] = rows;
    if (order === null || approval === undefined) return 'unknown';
    const facts = { decideBy: approval.decide_by.getTime(), now: shop.clock().getTime() };
    const checked = checkDecision(wished, { ...facts, role: 'approver', isOwn: false });
    if (Result.isFailure(checked)) return checked.failure._tag;
    if (approval.decision !== null) return 'notWaiting';
    return (await carryOut(transaction, { shop, unit }, order, approval, checked.success, { staff }))
      ? 'ok'
      : 'notWaiting';
  });
