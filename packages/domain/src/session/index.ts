/** Sessions: logins, staying signed in, ways out, identity providers, password reset, what the browser keeps (spec sections 2 to 4 and 6 to 9). */
export {
  doorOfLogin,
  isSingleSignOn,
  LOGIN_DOORS,
  LOGIN_TYPES,
  passwordChangePlace,
  proofOfLogin,
  type LoginDoor,
  type LoginProof,
  type LoginType,
  type SessionOrigin,
} from './login-type.ts';
export { checkDoor, doorOfKind, loginLocation, type LoginOfOtherKind } from './login-door.ts';
export {
  isLoginOffered,
  LOGIN_METHODS,
  loginCallOf,
  loginTypeAfterReturn,
  methodsAt,
  type LoginCall,
  type LoginMethod,
  OAUTH_METHODS,
  type LoginPolicy,
  type OAuthMethod,
} from './login-method.ts';
export {
  checkEmailLogin,
  checkMobileLogin,
  checkSalesmanLogin,
  type Login,
  type LoginRequest,
} from './login-request.ts';
export { ERROR_CUSTOMER_ID, hasErrorId, userFromStored, type AuthUser, type StoredUser } from './auth-user.ts';
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
export { sessionMachine, type SessionSnapshot } from './session.machine.ts';
export type { SessionEvent } from './session-setup.ts';
export type { LoginFailed, LoginProblem, SessionInput } from './session-state.ts';
export {
  selectCaptchaReaction,
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
  REMEMBERED_LOGIN_LIFETIME_MS,
  STORAGE_KEYS,
  type StorageKey,
  type StorageName,
  type StorageOwner,
  type StoragePlace,
} from './storage-keys.ts';
export { storageNameOf } from './storage-name.ts';
export { clearingOf, type Clearing, type ClearingOccasion } from './storage-clearing.ts';
export {
  NOTHING_REMEMBERED,
  readRememberedLogin,
  rememberedCookies,
  type RememberedCookies,
  type RememberedLogin,
} from './remembered-login.ts';
export { versionSteps, type VersionStep } from './version-change.ts';
export { INIT_TOKEN_LIFETIME_MS, INIT_TOKEN_MARGIN_MS, initTokenEndsAt, isInitTokenUsable } from './init-token.ts';
export { isSameMinute, minuteStamp } from './minute-stamp.ts';
export { autoLoginToken, withoutAutoLogin } from './auto-login.ts';
export { readOAuthReturn, stateOfAddress, withoutOAuthReturn, type OAuthFailed, type OAuthReturn } from './oauth.ts';
export {
  oauthMachine,
  selectOAuthFailure,
  type OAuthEvent,
  type OAuthInput,
  type OAuthSnapshot,
  type OAuthStart,
} from './oauth.machine.ts';
export { stepOfIdentity, type IdentityStep, type VouchedFor } from './external-identity.ts';
export {
  backUrlToStore,
  landingOf,
  redirectAfterSingleSignOn,
  SAFARI_REDIRECT_DELAY_MS,
  type SingleSignOnRedirect,
} from './single-sign-on.ts';
export {
  selectSingleSignOnFailure,
  singleSignOnMachine,
  type SingleSignOnEvent,
  type SingleSignOnInput,
  type SingleSignOnSnapshot,
} from './single-sign-on.machine.ts';
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
