/** Passwords and one-time codes (spec sections 4, 5 and 9, A-56, A-58, A-82). */
export {
  NO_BREACHED_PASSWORDS,
  PASSWORD_MIN_CHARACTERS,
  checkConfirmPassword,
  checkCurrentPassword,
  checkNewPassword,
  normalisePassword,
  unmetPasswordRules,
  type BreachedPasswords,
  type PasswordRefusal,
  type PasswordRuleRefusal,
} from './password.ts';
export {
  ONE_TIME_CODES_PER_DAY,
  ONE_TIME_CODE_DIGITS,
  ONE_TIME_CODE_LIFETIME_SECONDS,
  ONE_TIME_CODE_MAX_TRIES,
  RESEND_SECONDS,
  checkOneTimeCode,
  wrongCode,
  type OneTimeCodeRefusal,
} from './one-time-code.ts';
export { maskedTarget } from './masked-target.ts';
export {
  oneTimeCodeMachine,
  selectCodeFailure,
  selectCodeRefusal,
  selectResendSeconds,
  type CodeAnswer,
  type CodeToConfirm,
  type OneTimeCodeActor,
  type OneTimeCodeEvent,
  type OneTimeCodeOutcome,
  type OneTimeCodeSnapshot,
  type OneTimeCodeTarget,
  type SentCode,
} from './one-time-code.machine.ts';
