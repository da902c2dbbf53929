/** Approving or rejecting a B2B2C member (spec sections 2, 4, 7 and 8, A-83). */
export { readMemberInfo, writeMemberInfo } from './member-info.ts';
export type { MemberInfo } from './member-info.ts';
export { memberTypeAfter } from './membership.ts';
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
