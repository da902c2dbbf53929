/** The effect of an answer 401, by the kind of call. Source: S7.9, S4.82, A-70. */

/**
 * `member`: a call with a member's access token. `credential`: login, second factor, one-time code, password. `kyb`: a
 * call with the company check's token. `guest`: all others.
 */
export type CallAuthority = 'member' | 'credential' | 'kyb' | 'guest';

/** `forceLogout`: once, however many calls fail together. `showError`: the call's own. `clearKyb`: its token and id, nothing else. */
export type UnauthorizedConsequence = 'forceLogout' | 'showError' | 'clearKyb' | 'genericError';

const CONSEQUENCES: Readonly<Record<CallAuthority, UnauthorizedConsequence>> = {
  member: 'forceLogout',
  credential: 'showError',
  kyb: 'clearKyb',
  guest: 'genericError',
};

/** A wrong password must not look like an expired session. */
export const afterUnauthorized = (authority: CallAuthority): UnauthorizedConsequence => CONSEQUENCES[authority];
