/**
 * What a decision makes of an account: approved, an individual becomes a B2B2C member; rejected, nothing changes. Prices,
 * pages and deliveries of a member stay those of an individual. Source: S1.35, S4.67, S4.68, A-83.
 */
import type { MemberType } from '../customer/index.ts';

/** The account after the decision. Only an individual is upgraded, and a rejection takes nothing from anybody. */
export const memberTypeAfter = (before: MemberType, isApproved: boolean): MemberType =>
  isApproved && before === 'individual' ? 'b2b2c' : before;
