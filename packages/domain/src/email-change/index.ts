/** A new email of an account, verified by a code (S4.55, A-58, A-82). */
export {
  checkEmailChange,
  isRecentSignIn,
  OBJECTION_DAYS,
  RECENT_SIGN_IN_MS,
  type EmailChangeEntry,
  type EmailChangeFacts,
  type EmailChangeRefusals,
} from './email-change.ts';
export {
  emailChangeMachine,
  selectChangedEmail,
  selectEmailChangeFailure,
  selectEmailChangeRefusals,
  type EmailChangeEvent,
  type EmailChangeInput,
  type EmailChangeRequest,
  type EmailChangeSnapshot,
} from './email-change.machine.ts';
export { selectEmailCode } from './email-code.ts';
