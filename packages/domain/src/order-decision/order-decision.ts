/** Who decides about an order above its buyer's limits, and how. Source: A-183, decision 056. */
import { Result } from 'effect';
import { mayForCompany } from '../company-people/index.ts';
import type { CompanyRole } from '../company-people/index.ts';
import type { Money } from '../money/index.ts';
import type { OrderApproval } from '../order/index.ts';
import { holdLifetimeMs } from '../payment/index.ts';
import type { PaymentMeans } from '../payment/index.ts';
import { HOUR_MS } from '../time/index.ts';
import type { Instant } from '../time/index.ts';

/** How long an order waits for the decision, in milliseconds. */
export const DECISION_MS = 72 * HOUR_MS;

/**
 * How long an approved order may be paid, in milliseconds: as long as the decision was awaited, because its buyer is not at
 * the checkout any more.
 */
export const payableMs = (means: PaymentMeans): number => Math.max(DECISION_MS, holdLifetimeMs(means));

/** The most characters of the reason for a decision. */
export const DECISION_REASON_MAX = 300;

/** `reason` may be empty. */
export interface OrderDecision {
  readonly isApproved: boolean;
  readonly reason: string;
}

/** An order that waits, in the list of a person of its company. */
export interface WaitingOrder {
  readonly approval: OrderApproval;
  readonly orderNo: string;
  readonly placedAt: Instant;
  readonly cards: number;
  readonly total: Money;
}

/**
 * `NotApprover`: the role decides about no orders. `OwnOrder`: nobody decides about an own order. `TooLate`: its time is over.
 * `ReasonTooLong`: above `DECISION_REASON_MAX` characters.
 */
export type DecisionRefusal = { readonly _tag: 'NotApprover' | 'OwnOrder' | 'TooLate' | 'ReasonTooLong' };

/** What decides whether a person may decide, and whether it is still time. */
export interface DecisionFacts {
  readonly role: CompanyRole | null;
  readonly isOwn: boolean;
  readonly decideBy: Instant;
  readonly now: Instant;
}

/** Whether a person of the company may decide about an order. Null: the person does not act for the company. */
export const mayDecide = (role: CompanyRole | null, isOwn: boolean): boolean =>
  !isOwn && mayForCompany(role, 'decideOrders');

/** The decision with its reason trimmed, or why it is none. */
export const checkDecision = (
  { isApproved, reason }: OrderDecision,
  { role, isOwn, decideBy, now }: DecisionFacts,
): Result.Result<OrderDecision, DecisionRefusal> => {
  if (!mayForCompany(role, 'decideOrders')) return Result.fail({ _tag: 'NotApprover' });
  if (isOwn) return Result.fail({ _tag: 'OwnOrder' });
  if (now >= decideBy) return Result.fail({ _tag: 'TooLate' });
  const trimmed = reason.trim();
  return [...trimmed].length > DECISION_REASON_MAX
    ? Result.fail({ _tag: 'ReasonTooLong' })
    : Result.succeed({ isApproved, reason: trimmed });
};
