/** Approving or rejecting a B2B2C member (spec sections 2, 4, 7 and 8, A-83). */
export { readMemberInfo, writeMemberInfo } from './member-info.ts';
export type { MemberInfo } from './member-info.ts';
export {
  checkDecision,
  MEMBERSHIP_LINK_LIFETIME_MS,
  MEMBERSHIP_STANDINGS,
  memberTypeAfter,
  membershipStanding,
} from './membership.ts';
export type { DecisionRefusal, MembershipRequest, MembershipStanding } from './membership.ts';
export type { MemberValidationFailed } from './validation-failure.ts';
export {
  memberValidationMachine,
  selectMember,
  selectMemberType,
  selectValidationError,
} from './member-validation.machine.ts';
export type {
  MemberValidationEvent,
  MemberValidationInput,
  MemberValidationSnapshot,
} from './member-validation.machine.ts';
