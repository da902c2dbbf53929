/** Resetting a password with a link in an email (S4.83, S4.84, S9.21). */
export { isResetLinkValid, RESET_LINK_LIFETIME_MS, resetLinkOf } from './password-reset.ts';
export {
  passwordResetMachine,
  selectIsResetRefused,
  selectResetFailure,
  selectResetSeconds,
  type PasswordResetEvent,
  type PasswordResetInput,
  type PasswordResetSnapshot,
} from './password-reset.machine.ts';
