/**
 * The session machine's context and the plain functions that change it. Source: S4.54, S4.59, S8.4, A-66, A-67, A-70,
 *
 */
import { Result } from 'effect';
import { captchaReaction } from '../captcha/index.ts';
import type { CaptchaKind, CaptchaReaction } from '../captcha/index.ts';
import { readFailure } from '../gateway/index.ts';
import { checkOneTimeCode, wrongCode } from '../password/index.ts';
import type { OneTimeCodeRefusal } from '../password/index.ts';
import type { Instant } from '../time/index.ts';
import { userFromStored, checkDoor, originOf, otherKindOf, doorOfLogin, isSingleSignOn } from '../sign-in/index.ts';
import type { AuthUser, LoginOfOtherKind, LoginPolicy, Login, NextStep, SessionOrigin } from '../sign-in/index.ts';
import { departureOf } from './departure.ts';
import type { Departure, SignOutReason } from './departure.ts';
import type { LoginAnswer, SentSecondFactor } from '../sign-in/schema.ts';
import type { StoredSession } from './stored-session.ts';

/** The call was refused or failed: "login again or back to home". `code` is the server's, null without an answer. */
export interface LoginFailed {
  readonly _tag: 'LoginFailed';
  readonly code: string | null;
  readonly message: string;
}

/** `TokenNotValid`: the token of an address was refused; the login page is shown without a message. */
export type LoginProblem = LoginFailed | LoginOfOtherKind | OneTimeCodeRefusal | { readonly _tag: 'TokenNotValid' };

/** `openedAt` is when the page was opened. */
export interface SessionInput {
  readonly unitId: string;
  readonly policy: LoginPolicy;
  readonly stored: StoredSession;
  readonly openedAt: Instant;
}

/** `login` is kept only while its call runs, because it contains a password. */
export interface SessionContext {
  readonly unitId: string;
  readonly policy: LoginPolicy;
  readonly login: Login | null;
  readonly loginType: SessionOrigin | null;
  readonly usedCaptcha: CaptchaKind | null;
  readonly tokenId: string;
  /** Where the code of the second step went, masked; empty if it was not said. */
  readonly sentTo: string;
  readonly code: string;
  readonly wrongTries: number;
  readonly addressToken: string;
  readonly user: AuthUser | null;
  readonly backUrl: string | null;
  readonly openedAt: Instant;
  readonly lastActivityAt: Instant;
  readonly lastCheckAt: Instant | null;
  readonly problem: LoginProblem | null;
  readonly reason: SignOutReason | null;
  readonly isSignOutFailed: boolean;
  readonly departure: Departure | null;
}

const NOTHING_UNDER_WAY = { login: null, tokenId: '', sentTo: '', code: '', wrongTries: 0, addressToken: '' } as const;
export const NOTHING_TO_SAY = { problem: null, reason: null, isSignOutFailed: false, departure: null } as const;

export const restoredSession = ({ unitId, policy, stored, openedAt }: SessionInput): SessionContext => ({
  unitId,
  policy,
  ...NOTHING_UNDER_WAY,
  ...NOTHING_TO_SAY,
  loginType: stored.loginType,
  usedCaptcha: null,
  user: stored.user === null ? null : userFromStored(stored.user),
  backUrl: stored.backUrl,
  openedAt,
  lastActivityAt: stored.lastActivityAt ?? openedAt,
  lastCheckAt: null,
});

/** A login begins; clears the problem of the last one. */
export const loginStarted = (login: Login, at: Instant): Partial<SessionContext> => ({
  ...NOTHING_UNDER_WAY,
  ...NOTHING_TO_SAY,
  login,
  loginType: originOf(login),
  usedCaptcha: login.captcha.kind,
  lastActivityAt: at,
});

/** An address with a token starts a sign-in. */
export const addressStarted = (addressToken: string, at: Instant): Partial<SessionContext> => ({
  ...NOTHING_UNDER_WAY,
  ...NOTHING_TO_SAY,
  addressToken,
  loginType: null,
  usedCaptcha: null,
  lastActivityAt: at,
});

/** The second factor that was sent; its id is empty if there is none. */
export const secondFactorOf = (answer: LoginAnswer): SentSecondFactor =>
  answer._tag === 'CodeNeeded' ? answer : { tokenId: '' };

/** The user of an answer. Before the second factor there is none, so requesting one is a defect. */
export const userOf = (answer: LoginAnswer): AuthUser => {
  if (answer._tag === 'CodeNeeded') throw new TypeError('Nobody is signed in before the second factor');
  return answer.user;
};

/** The second factor is required; clears password and captcha. */
export const codeNeeded = ({ tokenId, sentTo = '' }: SentSecondFactor): Partial<SessionContext> => ({
  ...NOTHING_UNDER_WAY,
  tokenId,
  sentTo,
  usedCaptcha: null,
});

/** Another code was sent in place of the one before, whose wrong entries no longer count. */
export const codeSentAgain = (sent: SentSecondFactor): Partial<SessionContext> => ({
  ...codeNeeded(sent),
  problem: null,
});

/** A stored back-URL belongs to the partner's sign-on that stored it, which signs in by an address. */
const backUrlOf = ({ loginType, backUrl }: SessionContext): string | null => (loginType === null ? backUrl : null);

/** The user is signed in; the session has just been validated, so the next check is an interval away. */
export const signedIn = (context: SessionContext, user: AuthUser): Partial<SessionContext> => ({
  ...NOTHING_UNDER_WAY,
  ...NOTHING_TO_SAY,
  user,
  usedCaptcha: null,
  backUrl: backUrlOf(context),
  lastCheckAt: context.lastActivityAt,
});

/** Whether the user's kind matches the login page (S6.7). */
export const isOfDoor = ({ loginType }: SessionContext, user: AuthUser): boolean =>
  loginType === null || Result.isSuccess(checkDoor(doorOfLogin(loginType), user.kind));

export const otherKind = ({ kind }: AuthUser): LoginOfOtherKind => ({ _tag: 'LoginOfOtherKind', kind });

/** Signing in failed, with the reason. */
export const loginEnded = (problem: LoginProblem | null): Partial<SessionContext> => ({
  ...NOTHING_UNDER_WAY,
  loginType: null,
  problem,
});

/** A call that was refused because the account signs in at another page names its kind; any other failure is `LoginFailed`. */
export const loginFailed = (error: unknown): LoginFailed | LoginOfOtherKind => {
  const { code, message } = readFailure(error);
  return otherKindOf(error) ?? { _tag: 'LoginFailed', code, message };
};

/** A code as typed. A malformed code does not count as an attempt. */
export const codeEntered = (typed: string): Partial<SessionContext> =>
  Result.match(checkOneTimeCode(typed), {
    onSuccess: (code) => ({ code, problem: null }),
    onFailure: (problem) => ({ problem }),
  });

/** A failed call does not count as an attempt; a refused one was a wrong code. */
export const codeRefused = ({ wrongTries }: SessionContext, error: unknown): Partial<SessionContext> =>
  readFailure(error).isRetryable
    ? { code: '', problem: loginFailed(error) }
    : { code: '', wrongTries: wrongTries + 1, problem: wrongCode(wrongTries + 1) };

/** A check never changes the user; an answer without a refresh token keeps the old one. */
export const isSameUser = ({ user }: SessionContext, answered: AuthUser): boolean =>
  user !== null && user.customerId === answered.customerId && user.kind === answered.kind;

export const checked = ({ user }: SessionContext, answered: AuthUser): Partial<SessionContext> => ({
  user: { ...answered, refreshToken: answered.refreshToken ?? user?.refreshToken ?? null },
});

/** A refused check signs out; a failed one is repeated with the next interval. */
export const isSessionRefused = (error: unknown): boolean => {
  const { reason, isRetryable } = readFailure(error);
  return !isRetryable && (reason === 'refused' || reason === 'unauthorized');
};

/** `onward`: what another account is to be signed in for. */
export interface Leaving {
  readonly reason: SignOutReason;
  readonly onward: NextStep | null;
}

/** The reason and the destination, computed before anything is cleared. */
export const departing = (context: SessionContext, { reason, onward }: Leaving): Partial<SessionContext> => {
  const { user, loginType, policy } = context;
  return {
    ...NOTHING_TO_SAY,
    reason,
    departure: departureOf({
      reason,
      kind: user?.kind ?? 'guest',
      isSingleSignOn: user !== null && (loginType === null || isSingleSignOn(loginType)),
      backUrl: backUrlOf(context),
      trustedHosts: policy.trustedHosts,
      onward,
    }),
  };
};

export const SIGNED_OUT: Partial<SessionContext> = {
  ...NOTHING_UNDER_WAY,
  user: null,
  loginType: null,
  backUrl: null,
  lastCheckAt: null,
};

/** The machine's session in the form that the browser stores. */
export const sessionToStore = ({ user, loginType, backUrl, lastActivityAt }: SessionContext): StoredSession => ({
  user,
  loginType,
  backUrl,
  lastActivityAt,
});

/** The effect of a failed login on its captcha; null if no login failed. */
export const captchaReactionOf = ({ problem, usedCaptcha }: SessionContext): CaptchaReaction | null =>
  problem?._tag === 'LoginFailed' && usedCaptcha !== null ? captchaReaction('login', problem.code, usedCaptcha) : null;
