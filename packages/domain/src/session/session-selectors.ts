/** Selectors of the session for screens (S7.124, S8.4, S8.45, S8.64, A-67, A-75). */
import type { CaptchaReaction } from '../captcha/index.ts';
import { MINUTE_MS } from '../time/index.ts';
import type { Instant } from '../time/index.ts';
import type { AuthUser } from '../sign-in/index.ts';
import { passwordChangePlace } from '../sign-in/index.ts';
import { INACTIVITY_TIMEOUT_MS, nextTickAt, signOutAt } from './inactivity.ts';
import { captchaReactionOf } from './session-state.ts';
import type { LoginProblem } from './session-state.ts';
import type { SessionSnapshot } from './session.machine.ts';

/** The signed-in user; null for guests and while signing in. */
export const selectUser = (snapshot: SessionSnapshot): AuthUser | null =>
  snapshot.hasTag('signedIn') ? snapshot.context.user : null;

/** True if the password is the shop's own; false after a login through an identity provider (S6.8). */
export const selectHasPassword = ({ context: { loginType } }: SessionSnapshot): boolean =>
  loginType === null || passwordChangePlace(loginType) === 'shop';

/** Why signing in failed, whether it is shown as a popup or not; null if it did not. */
export const selectLoginProblem = (snapshot: SessionSnapshot): LoginProblem | null => snapshot.context.problem;

/** Where the code of the second step went, masked; null if it was not said, or nobody is asked for one. */
export const selectCodeSentTo = (snapshot: SessionSnapshot): string | null =>
  snapshot.hasTag('code') ? snapshot.context.sentTo || null : null;

/** The effect of a failed login on its captcha; null if no login failed. */
export const selectCaptchaReaction = (snapshot: SessionSnapshot): CaptchaReaction | null =>
  captchaReactionOf(snapshot.context);

/** `minutes` is the time of inactivity. `LogoutFailed`: the call failed; the user is signed out here anyway. */
export type SessionNotice =
  | LoginProblem
  | { readonly _tag: 'SignedOutForInactivity'; readonly minutes: number }
  | { readonly _tag: 'LogoutFailed' };

const problemNotices = ({ context }: SessionSnapshot): readonly SessionNotice[] => {
  const { problem } = context;
  const isSilent = problem?._tag === 'TokenNotValid' || captchaReactionOf(context)?.showsPopup === false;
  return problem === null || isSilent ? [] : [problem];
};

/** The current notices, until they are dismissed. Captcha codes and the token of an address have none. */
export const selectNotices = (snapshot: SessionSnapshot): readonly SessionNotice[] => {
  const { reason, isSignOutFailed } = snapshot.context;
  return [
    ...problemNotices(snapshot),
    ...(reason === 'inactivity' && snapshot.matches('signedOut')
      ? [{ _tag: 'SignedOutForInactivity' as const, minutes: INACTIVITY_TIMEOUT_MS / MINUTE_MS }]
      : []),
    ...(isSignOutFailed ? [{ _tag: 'LogoutFailed' as const }] : []),
  ];
};

/** When the next tick changes something; null if nobody is signed in. */
export const selectNextTick = (snapshot: SessionSnapshot, now: Instant): Instant | null => {
  const { lastActivityAt, lastCheckAt } = snapshot.context;
  return snapshot.hasTag('signedIn') ? nextTickAt(lastActivityAt, lastCheckAt, now) : null;
};

/** When a warned user is signed out; null if there is no warning. */
export const selectSignOutAt = (snapshot: SessionSnapshot): Instant | null =>
  snapshot.hasTag('warning') ? signOutAt(snapshot.context.lastActivityAt) : null;
