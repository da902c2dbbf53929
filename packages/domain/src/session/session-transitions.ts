/** Transitions that the session machine takes from several states, and the values from their events. */
import type { Instant } from '../time/index.ts';
import type { AuthUser } from '../sign-in/index.ts';
import type { SignOutReason } from './departure.ts';
import type { LoginAnswer, SentSecondFactor } from '../sign-in/schema.ts';
import type { SessionEvent } from './session-setup.ts';
import { secondFactorOf, sessionToStore, userOf } from './session-state.ts';
import type { Leaving, LoginProblem, SessionContext } from './session-state.ts';
import { clearingOf } from '../browser-storage/index.ts';

export interface In {
  readonly context: SessionContext;
}
export interface At {
  readonly event: { readonly at: Instant };
}
export interface Failed {
  readonly event: { readonly error: unknown };
}
export interface Answered<Output> {
  readonly event: { readonly output: Output };
}

export const at = ({ event }: At): Instant => event.at;
export const errorOf = ({ event }: Failed): unknown => event.error;
export const user = ({ event }: Answered<AuthUser>): AuthUser => event.output;
export const answeredUser = ({ event }: Answered<LoginAnswer>): AuthUser => userOf(event.output);
export const answeredFactor = ({ event }: Answered<LoginAnswer>): SentSecondFactor => secondFactorOf(event.output);
export const answeredTokenId = (answered: Answered<LoginAnswer>): string => answeredFactor(answered).tokenId;

/** Stores the session as it is now. */
export const store = { type: 'store', params: ({ context }: In) => sessionToStore(context) } as const;

/** Signs out, for a reason; the destination is computed before anything is cleared. */
export const depart = (reason: SignOutReason) =>
  ({
    target: '#session.departing',
    actions: { type: 'depart', params: (): Leaving => ({ reason, onward: null }) },
  }) as const;

/** Signs in as the user of an answer. */
export const arrive = <Event>(params: (event: Event) => AuthUser) =>
  ({ target: '#session.signedIn', actions: [{ type: 'enter', params }, store] }) as const;

/** Signing in failed, with the reason. */
export const stayOut = <Event>(params: (event: Event) => LoginProblem | null) =>
  ({ target: '#session.signedOut', actions: { type: 'endLogin', params } }) as const;

/** Any event after 30 minutes signs out, even activity: a computer that slept must not continue the session. */
export const timeIsUp = { guard: { type: 'isOver', params: at }, ...depart('inactivity') } as const;

type SignOut = Extract<SessionEvent, { readonly type: 'signOut' }>;

export const signOutAsAsked = {
  target: '#session.departing',
  actions: {
    type: 'depart',
    params: ({ event }: { event: SignOut }): Leaving => ({
      reason: event.isFailed ? 'failedParam' : 'byUser',
      onward: event.onward ?? null,
    }),
  },
} as const;

export type Adopted = Extract<SessionEvent, { readonly type: 'adopt' }>;

/** Activity counts in this tab and, through the storage, in the others. */
export const beActive = [
  { type: 'active', params: at },
  { type: 'storeActivity', params: ({ context }: In): Instant => context.lastActivityAt },
] as const;

export const clear = { type: 'clear', params: ({ context }: In) => clearingOf('signOut', context.unitId) } as const;
export const leave = { type: 'leave', params: ({ context }: In) => context.departure } as const;
