/** Resetting a password by a link in a mail (S4.83, S4.84, S9.21). */
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
