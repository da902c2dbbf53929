/** Who decides about an order above its buyer's limits, and how. Source: A-183, decision 056. */
import { Result } from 'effect';
import { mayForCompany } from '../company-people/index.ts';
import type { CompanyRole } from '../company-people/index.ts';
import type { Money } from '../money/index.ts';
import { DECISION_REASON_MAX } from '../order/index.ts';
import type { OrderApproval } from '../order/index.ts';
import type { Instant } from '../time/index.ts';

/** `reason` may be empty. */
export interface OrderDecision {
  readonly isApproved: boolean;
  readonly reason: string;
}

/** An order that waits, in the list of a person of its company. */
export interface WaitingOrder extends Pick<
  OrderApproval,
  'passed' | 'until' | 'buyerName' | 'isOwn' | 'mayDecide' | 'approvers'
> {
  readonly orderNo: string;
  readonly placedAt: Instant;
  readonly cards: number;
  readonly total: Money;
}

/**
 * `NotApprover`: the role decides about no orders. `OwnOrder`: nobody decides about an own order. `ReasonTooLong`: above
 * `DECISION_REASON_MAX` characters.
 */
export type DecisionRefusal = { readonly _tag: 'NotApprover' | 'OwnOrder' | 'ReasonTooLong' };

/** Whether a person of the company may decide about an order. Null: the person does not act for the company. */
export const mayDecide = (role: CompanyRole | null, isOwn: boolean): boolean =>
  !isOwn && mayForCompany(role, 'decideOrders');

/** The decision with its reason trimmed, or why it is none. */
export const checkDecision = (
  { isApproved, reason }: OrderDecision,
  { role, isOwn }: { readonly role: CompanyRole | null; readonly isOwn: boolean },
): Result.Result<OrderDecision, DecisionRefusal> => {
  if (!mayForCompany(role, 'decideOrders')) return Result.fail({ _tag: 'NotApprover' });
  if (isOwn) return Result.fail({ _tag: 'OwnOrder' });
  const trimmed = reason.trim();
  return [...trimmed].length > DECISION_REASON_MAX
    ? Result.fail({ _tag: 'ReasonTooLong' })
    : Result.succeed({ isApproved, reason: trimmed });
};
