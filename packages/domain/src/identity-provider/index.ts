/**
 * Identity providers and partners: the redirect to their page and back, the authenticated person, single sign-on
 * (S4.110 to S4.113, A-48, A-64).
 */
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
  isSafari,
  landingOf,
  redirectAfterSingleSignOn,
  SAFARI_REDIRECT_DELAY_MS,
  sessionAfterSingleSignOn,
  visitOfAddress,
  withoutVisit,
  type SingleSignOnRedirect,
  type SingleSignOnSession,
  type SingleSignOnVisit,
} from './single-sign-on.ts';
export {
  selectSingleSignOnFailure,
  singleSignOnMachine,
  type SingleSignOnEvent,
  type SingleSignOnInput,
  type SingleSignOnSnapshot,
} from './single-sign-on.machine.ts';
