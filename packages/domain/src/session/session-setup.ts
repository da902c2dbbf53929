/**
 * The parts of the session machine: events, calls, guards and actions by name, each a single call of a plain function.
 */
import { assign, fromPromise, setup } from 'xstate';
import { Result } from 'effect';
import { machineTypes, notProvided } from '../gateway/index.ts';
import { checkOneTimeCode, ONE_TIME_CODE_MAX_TRIES } from '../password/index.ts';
import type { Instant } from '../time/index.ts';
import { hasErrorId, isLoginOffered } from '../sign-in/index.ts';
import type { AuthUser, Login, NextStep, SessionOrigin } from '../sign-in/index.ts';
import type { Departure } from './departure.ts';
import { isCheckDue, presenceAt } from './inactivity.ts';
import type { Presence } from './inactivity.ts';
import type { LoginAnswer, SentSecondFactor, TwoFactorConfirmation } from '../sign-in/schema.ts';
import {
  addressStarted,
  checked,
  codeEntered,
  codeNeeded,
  codeSentAgain,
  codeRefused,
  departing,
  isOfDoor,
  isSameUser,
  isSessionRefused,
  loginEnded,
  loginFailed,
  loginStarted,
  NOTHING_TO_SAY,
  signedIn,
  SIGNED_OUT,
} from './session-state.ts';
import type { Leaving, LoginProblem, SessionContext, SessionInput } from './session-state.ts';
import type { Clearing } from '../browser-storage/index.ts';
import type { StoredSession } from './stored-session.ts';

/**
 * `adopt` takes over a user who signed in in another tab. `activity` comes from any tab of the unit; `stay` is the
 * answer to the warning. `signOut` with `isFailed` is /force-logout with its failed param, with `onward` for signing in with
 * another account. `unauthorized`: a member
 * call returned 401. `profileFailed`: the customer id is now `error`.
 */
export type SessionEvent =
  | { readonly type: 'signIn'; readonly login: Login; readonly at: Instant }
  | { readonly type: 'autoLogin'; readonly token: string; readonly at: Instant }
  | {
      readonly type: 'adopt';
      readonly user: AuthUser;
      readonly loginType: SessionOrigin | null;
      readonly backUrl: string | null;
      readonly at: Instant;
    }
  | { readonly type: 'enterCode'; readonly code: string; readonly at: Instant }
  | { readonly type: 'sendCodeAgain'; readonly at: Instant }
  | { readonly type: 'abandon' }
  | { readonly type: 'activity'; readonly at: Instant }
  | { readonly type: 'stay'; readonly at: Instant }
  | { readonly type: 'tick'; readonly at: Instant }
  | { readonly type: 'signOut'; readonly isFailed: boolean; readonly onward?: NextStep | null }
  | { readonly type: 'unauthorized' }
  | { readonly type: 'profileFailed' }
  | { readonly type: 'signedOutElsewhere' }
  | { readonly type: 'dismiss' };

type Adopted = Omit<Extract<SessionEvent, { readonly type: 'adopt' }>, 'type'>;

const presence = ({ lastActivityAt }: SessionContext, at: Instant): Presence => presenceAt(lastActivityAt, at);

export const sessionSetup = setup({
  types: machineTypes<{
    context: SessionContext;
    input: SessionInput;
    events: SessionEvent;
    tags: 'busy' | 'login' | 'code' | 'sending' | 'signedIn' | 'warning';
  }>(),
  actors: {
    signIn: fromPromise<LoginAnswer, { readonly login: Login | null }>(notProvided),
    confirmCode: fromPromise<AuthUser, TwoFactorConfirmation>(notProvided),
    /** Sends another code in place of the one that `tokenId` names. */
    sendCodeAgain: fromPromise<SentSecondFactor, { readonly tokenId: string }>(notProvided),
    /** Validates a token: of an address, or of the session every 30 s. */
    validateToken: fromPromise<AuthUser, { readonly accessToken: string }>(notProvided),
    signOut: fromPromise<
      { readonly isSuccess: boolean },
      { readonly refreshToken: string; readonly accessToken: string }
    >(notProvided),
  },
  guards: {
    isGuest: ({ context }) => context.user === null,
    hasErrorId: ({ context }) => context.user !== null && hasErrorId(context.user),
    isOver: ({ context }, at: Instant) => presence(context, at) === 'over',
    isWarned: ({ context }, at: Instant) => presence(context, at) === 'warned',
    isCheckDue: ({ context }, at: Instant) => isCheckDue(context.lastCheckAt, at),
    isOffered: ({ context }, { request }: Login) => isLoginOffered(context.policy, request.type),
    isGiven: (_, token: string) => token !== '',
    isCode: (_, code: string) => Result.isSuccess(checkOneTimeCode(code)),
    isLastTry: ({ context }, error: unknown) =>
      (codeRefused(context, error).wrongTries ?? 0) >= ONE_TIME_CODE_MAX_TRIES,
    isOfDoor: ({ context }, user: AuthUser) => isOfDoor(context, user),
    isSameUser: ({ context }, user: AuthUser) => isSameUser(context, user),
    isRefused: (_, error: unknown) => isSessionRefused(error),
    hasRefreshToken: ({ context }) => context.user !== null && context.user.refreshToken !== null,
    isSuccess: (_, { isSuccess }: { readonly isSuccess: boolean }) => isSuccess,
  },
  actions: {
    /** Storing, removing and redirecting: all provided by the shell. */
    store: (_, session: StoredSession) => void session,
    storeActivity: (_, at: Instant) => void at,
    clear: (_, clearing: Clearing) => void clearing,
    leave: (_, departure: Departure | null) => void departure,
    startLogin: assign((_, { login, at }: { login: Login; at: Instant }) => loginStarted(login, at)),
    startAddress: assign((_, { token, at }: { token: string; at: Instant }) => addressStarted(token, at)),
    adopt: assign((_, { loginType, backUrl, at }: Adopted) => ({ loginType, backUrl, lastActivityAt: at })),
    needCode: assign((_, sent: SentSecondFactor) => codeNeeded(sent)),
    replaceCode: assign((_, sent: SentSecondFactor) => codeSentAgain(sent)),
    sayWhy: assign((_, error: unknown) => ({ problem: loginFailed(error) })),
    keepCode: assign((_, { code, at }: { code: string; at: Instant }) => ({
      ...codeEntered(code),
      lastActivityAt: at,
    })),
    refuseCode: assign(({ context }, error: unknown) => codeRefused(context, error)),
    enter: assign(({ context }, user: AuthUser) => signedIn(context, user)),
    endLogin: assign((_, problem: LoginProblem | null) => loginEnded(problem)),
    active: assign(({ context }, at: Instant) => ({ lastActivityAt: Math.max(context.lastActivityAt, at) })),
    checking: assign((_, at: Instant) => ({ lastCheckAt: at })),
    checked: assign(({ context }, user: AuthUser) => checked(context, user)),
    depart: assign(({ context }, leaving: Leaving) => departing(context, leaving)),
    failSignOut: assign({ isSignOutFailed: true }),
    forgetUser: assign(SIGNED_OUT),
    dismiss: assign(NOTHING_TO_SAY),
  },
});
