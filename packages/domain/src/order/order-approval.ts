/**
 * An order above the limits of its buyer, which waits until an approver of the company, who is not the buyer, decides; or at
 * a discount above a salesman's, which waits for another admin salesman. Until
 * then it keeps its holds and cannot be paid; nobody's decision in time cancels it like a refusal. Source: A-183, decision 056.
 */
import type { Instant } from '../time/index.ts';

/** The limit that the order is above: its buyer's per order or per month, or the discount that a salesman grants alone. */
export const PASSED_LIMITS = ['order', 'month', 'discount'] as const;
export type PassedLimit = (typeof PASSED_LIMITS)[number];

/** `lapsed`: nobody decided in time. */
export type ApprovalStanding = 'awaited' | 'approved' | 'refused' | 'lapsed';

/**
 * As a person of the company sees it. `until`: the decision is awaited, or the order may be paid, until then. `approvers`: the
 * names of those who may decide, none once it is decided. `isOwn`: the viewer is its buyer. `decidedBy` null: nobody, or
 * somebody who has left the company.
 */
export interface OrderApproval {
  readonly standing: ApprovalStanding;
  readonly passed: PassedLimit;
  readonly until: Instant;
  readonly buyerName: string | null;
  readonly isOwn: boolean;
  readonly mayDecide: boolean;
  readonly approvers: readonly string[];
  readonly decidedBy: string | null;
  readonly decidedAt: Instant | null;
  readonly reason: string;
}
