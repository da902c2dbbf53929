/** Sessions: staying signed in, signing out, and the browser's copy (spec sections 2 to 4 and 7 to 9). */
export {
  INACTIVITY_TIMEOUT_MS,
  INACTIVITY_WARNING_MS,
  isCheckDue,
  nextTickAt,
  presenceAt,
  SESSION_CHECK_INTERVAL_MS,
  signOutAt,
  type Presence,
} from './inactivity.ts';
export { departureOf, SIGN_OUT_REASONS, type Departure, type DepartureFacts, type SignOutReason } from './departure.ts';
export { afterOtherTab, endsSession, type OtherTabConsequence } from './other-tab.ts';
export { sessionMachine, type SessionSnapshot } from './session.machine.ts';
export type { SessionEvent } from './session-setup.ts';
export type { LoginFailed, LoginProblem, SessionInput } from './session-state.ts';
export {
  selectCaptchaReaction,
  selectCodeSentTo,
  selectHasPassword,
  selectLoginProblem,
  selectNextTick,
  selectNotices,
  selectSignOutAt,
  selectUser,
  type SessionNotice,
} from './session-selectors.ts';
export type { StoredSession } from './stored-session.ts';
export { afterUnauthorized, type CallAuthority, type UnauthorizedConsequence } from './unauthorized.ts';
export {
  selectTimedOut,
  selectTimeOutSeconds,
  TIME_OUT_SECONDS,
  timeOutMachine,
  type TimedOut,
  type TimeOutEvent,
  type TimeOutInput,
  type TimeOutSnapshot,
} from './time-out.machine.ts';
