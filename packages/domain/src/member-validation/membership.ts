/**
 * Membership of a company's programme: requested with a corporate account, decided by the employer with the link in an
 * email. After approval an individual becomes a B2B2C member; a rejection changes nothing. Prices, pages and deliveries
 * of a member stay those of an individual. Source: S1.35, S4.67, S4.68, S7.29, A-83, docs/decisions/022. Times in
 * milliseconds.
 */
import { Result } from 'effect';
import type { MemberType } from '../customer/index.ts';
import { DAY_MS } from '../time/index.ts';
import type { Instant } from '../time/index.ts';

/** The time that the employer has for a decision. */
export const MEMBERSHIP_LINK_LIFETIME_MS = 14 * DAY_MS;

/** The account after the decision. Only an individual is upgraded, and a rejection changes no account. */
export const memberTypeAfter = (before: MemberType, isApproved: boolean): MemberType =>
  isApproved && before === 'individual' ? 'b2b2c' : before;

/** A request for membership; `isApproved` is null until it is decided. */
export interface MembershipRequest {
  readonly isApproved: boolean | null;
  readonly expiresAt: Instant;
}

/** `RequestOver`: there was no decision in time. `DecidedOtherwise`: the opposite was decided before. */
export type DecisionRefusal = { readonly _tag: 'RequestOver' } | { readonly _tag: 'DecidedOtherwise' };

/**
 * Whether a decision has an effect: true the first time, false if the same was decided before and only the answer was
 * lost.
 */
export const checkDecision = (
  request: MembershipRequest,
  isApproved: boolean,
  now: Instant,
): Result.Result<boolean, DecisionRefusal> => {
  if (request.isApproved !== null) {
    return request.isApproved === isApproved ? Result.succeed(false) : Result.fail({ _tag: 'DecidedOtherwise' });
  }
  return now > request.expiresAt ? Result.fail({ _tag: 'RequestOver' }) : Result.succeed(true);
};

/** The standing of a member: never requested or not answered in time, requested, member, rejected. */
export const MEMBERSHIP_STANDINGS = ['none', 'asked', 'member', 'rejected'] as const;
export type MembershipStanding = (typeof MEMBERSHIP_STANDINGS)[number];

/** The standing by the type of the account and the last request; null if there was none. */
export const membershipStanding = (
  type: MemberType,
  last: MembershipRequest | null,
  now: Instant,
): MembershipStanding => {
  if (type === 'b2b2c') return 'member';
  if (last === null) return 'none';
  if (last.isApproved !== null) return last.isApproved ? 'none' : 'rejected';
  return now > last.expiresAt ? 'none' : 'asked';
};
