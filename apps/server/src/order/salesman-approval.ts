/** Orders at a discount that a salesman does not grant alone: they wait for another admin salesman of the unit. Source: A-189, decision 067. */
import type { Cart } from '@offrande/domain/cart';
import { DECISION_MS } from '@offrande/domain/order-decision';
import { needsApproval } from '@offrande/domain/salesman-terms';
import { type RawBuilder, sql } from 'kysely';
import { kindOf } from '../call/buyer.ts';
import type { CallContext } from '../call/handler.ts';
import type { UnitTransaction } from '../database/in-unit.ts';
import type { NewApproval } from './order-approval.ts';

/** An SQL condition on `customer`: an admin salesman of the unit. */
export const isAdminSalesman = (unitId: string | RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`customer.bu_id = ${unitId} and customer.is_admin_salesman and customer.member_type = 'salesman' and customer.closed_at is null`;

/** Null if the salesman grants the terms of the cart alone, and for all other buyers. Without another admin the staff decide. */
export const salesmanApproval = async (
  transaction: UnitTransaction,
  { shop, unit, buyer }: CallContext,
  cart: Cart,
): Promise<NewApproval | null> => {
  if (kindOf(buyer) !== 'salesman' || !needsApproval(cart, unit.salesmanApprovalFrom)) return null;
  const { rows } = await sql<{ id: string }>`select id from customer where ${isAdminSalesman(unit.id)}
    and id <> ${buyer.customer?.id ?? null}::uuid`.execute(transaction);
  return {
    passed: 'discount',
    decideBy: new Date(shop.clock().getTime() + DECISION_MS),
    approvers: rows.map(({ id }) => id),
  };
};
