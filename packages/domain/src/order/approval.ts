/**
 * Which paid orders wait for approval (S4.17, S9.24, A-39, decision 017). The owner of a bank card can reverse a
 * payment, but a delivered gift card cannot be recalled.
 */
import { compare } from '../money/index.ts';
import type { Money } from '../money/index.ts';

/** The promised time for approval in hours. It is only shown and cancels nothing by itself. */
export const PENDING_APPROVAL_HOURS = 24;

/** The least face value that needs approval; null if none does. */
export interface ApprovalPolicy {
  readonly approvalFrom: Money | null;
}

/**
 * `face` is the total face value of the order. Money that the shop already has, or that staff confirmed at the bank,
 * needs no approval.
 */
export const needsApproval = (
  { face, isPaidAtProvider }: { readonly face: Money; readonly isPaidAtProvider: boolean },
  { approvalFrom }: ApprovalPolicy,
): boolean => isPaidAtProvider && approvalFrom !== null && compare(face, approvalFrom) >= 0;
