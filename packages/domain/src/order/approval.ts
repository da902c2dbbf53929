/**
 * Which paid orders wait until somebody approves them (S4.17, S9.24, A-39, decision 017). What a provider took may be taken back
 * by who owns the bank card; a gift card that was sent may not.
 */
import { compare } from '../money/index.ts';
import type { Money } from '../money/index.ts';

/** Within how many hours that is promised. It is shown and cancels nothing by itself. */
export const PENDING_APPROVAL_HOURS = 24;

/** From which face value on an order is looked at; null where none is. */
export interface ApprovalPolicy {
  readonly approvalFrom: Money | null;
}

/** `face` is what all cards of the order hold together. Money that the shop holds already, or that somebody saw at the bank, needs no approval. */
export const needsApproval = (
  { face, isPaidAtProvider }: { readonly face: Money; readonly isPaidAtProvider: boolean },
  { approvalFrom }: ApprovalPolicy,
): boolean => isPaidAtProvider && approvalFrom !== null && compare(face, approvalFrom) >= 0;
