/**
 * The session of one visitor in one unit: signing in, in one step or two, staying signed in while active, and every way
 * out. Time comes with events: `tick` may be sent at any rate and is not activity; `selectNextTick` returns when the
 * next one changes something. Source: S2.4 to S2.12, S4.54, S4.59, S4.104, S4.105, A-48, A-64 to.
 */
import type { SnapshotFrom } from 'xstate';
import { sessionSetup } from './session-setup.ts';
import { loginFailed, otherKind, restoredSession } from './session-state.ts';
import {
  answeredFactor,
  answeredTokenId,
  answeredUser,
  arrive,
  at,
  beActive,
  clear,
  depart,
  errorOf,
  leave,
  signOutAsAsked,
  stayOut,
  store,
  timeIsUp,
  user,
} from './session-transitions.ts';
import type { Adopted, Answered, Failed, In } from './session-transitions.ts';
import type { AuthUser } from '../sign-in/index.ts';
import type { LoginAnswer, SentSecondFactor } from '../sign-in/schema.ts';

const restoring = sessionSetup.createStateConfig({
  always: [
    { guard: 'isGuest', target: 'signedOut' },
    { guard: 'hasErrorId', ...depart('profileFailed') },
    { guard: { type: 'isOver', params: ({ context }) => context.openedAt }, ...depart('inactivity') },
    { target: 'signedIn' },
  ],
});

const signedOut = sessionSetup.createStateConfig({
  tags: 'login',
  on: {
    signIn: {
      guard: { type: 'isOffered', params: ({ event }) => event.login },
      target: 'signingIn',
      actions: { type: 'startLogin', params: ({ event }) => event },
    },
    autoLogin: {
      guard: { type: 'isGiven', params: ({ event }) => event.token },
      target: 'validating',
      actions: { type: 'startAddress', params: ({ event }) => event },
    },
    adopt: {
      target: 'signedIn',
      actions: [
        { type: 'adopt', params: ({ event }: { event: Adopted }) => event },
        { type: 'enter', params: ({ event }: { event: Adopted }) => event.user },
      ],
    },
    signOut: signOutAsAsked,
    dismiss: { actions: 'dismiss' },
  },
});

const signingIn = sessionSetup.createStateConfig({
  tags: ['busy', 'login'],
  invoke: {
    id: 'signIn',
    src: 'signIn',
    input: ({ context }) => ({ login: context.login }),
    onDone: [
      {
        guard: { type: 'isGiven', params: answeredTokenId },
        target: 'twoFactor',
        actions: { type: 'needCode', params: answeredFactor },
      },
      { guard: { type: 'isOfDoor', params: answeredUser }, ...arrive(answeredUser) },
      stayOut((answered: Answered<LoginAnswer>) => otherKind(answeredUser(answered))),
    ],
    onError: stayOut(({ event }: Failed) => loginFailed(event.error)),
  },
});

const twoFactor = sessionSetup.createStateConfig({
  initial: 'entering',
  tags: 'code',
  states: {
    entering: {
      on: {
        enterCode: [
          {
            guard: { type: 'isCode', params: ({ event }) => event.code },
            target: 'confirming',
            actions: { type: 'keepCode', params: ({ event }) => event },
          },
          { actions: { type: 'keepCode', params: ({ event }) => event } },
        ],
        sendCodeAgain: {
          target: 'sendingAgain',
          actions: { type: 'active', params: ({ event }) => event.at },
        },
        abandon: stayOut(() => null),
      },
    },
    sendingAgain: {
      tags: 'sending',
      invoke: {
        id: 'sendCodeAgain',
        src: 'sendCodeAgain',
        input: ({ context: { tokenId } }) => ({ tokenId }),
        onDone: {
          target: 'entering',
          actions: { type: 'replaceCode', params: ({ event }: Answered<SentSecondFactor>) => event.output },
        },
        // The code before stays good.
        onError: { target: 'entering', actions: { type: 'sayWhy', params: errorOf } },
      },
    },
    confirming: {
      tags: 'busy',
      invoke: {
        id: 'confirmCode',
        src: 'confirmCode',
        input: ({ context: { tokenId, code } }) => ({ tokenId, code }),
        onDone: [
          { guard: { type: 'isOfDoor', params: user }, ...arrive(user) },
          stayOut((answered: Answered<AuthUser>) => otherKind(user(answered))),
        ],
        onError: [
          {
            guard: { type: 'isLastTry', params: errorOf },
            target: '#session.signedOut',
            actions: [
              { type: 'refuseCode', params: errorOf },
              { type: 'endLogin', params: ({ context }: In) => context.problem },
            ],
          },
          { target: 'entering', actions: { type: 'refuseCode', params: errorOf } },
        ],
      },
    },
  },
});

const validating = sessionSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'validateToken',
    src: 'validateToken',
    input: ({ context }) => ({ accessToken: context.addressToken }),
    onDone: arrive(user),
    onError: stayOut(() => ({ _tag: 'TokenNotValid' })),
  },
});

const presence = sessionSetup.createStateConfig({
  initial: 'active',
  on: { activity: [timeIsUp, { target: '.active', actions: beActive }] },
  states: {
    active: { on: { tick: [timeIsUp, { guard: { type: 'isWarned', params: at }, target: 'warned' }] } },
    warned: {
      tags: 'warning',
      on: { tick: timeIsUp, stay: [timeIsUp, { target: 'active', actions: beActive }] },
    },
  },
});

const check = sessionSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: {
      on: {
        tick: {
          guard: { type: 'isCheckDue', params: at },
          target: 'checking',
          actions: { type: 'checking', params: at },
        },
      },
    },
    checking: {
      invoke: {
        id: 'checkSession',
        src: 'validateToken',
        input: ({ context }) => ({ accessToken: context.user?.accessToken ?? '' }),
        onDone: [
          {
            guard: { type: 'isSameUser', params: user },
            target: 'resting',
            actions: [{ type: 'checked', params: user }, store],
          },
          depart('refused'),
        ],
        onError: [{ guard: { type: 'isRefused', params: errorOf }, ...depart('refused') }, { target: 'resting' }],
      },
    },
  },
});

const signedIn = sessionSetup.createStateConfig({
  type: 'parallel',
  tags: 'signedIn',
  on: {
    signOut: signOutAsAsked,
    unauthorized: depart('refused'),
    profileFailed: depart('profileFailed'),
    signedOutElsewhere: { ...depart('elsewhere'), target: 'leaving' },
  },
  states: { presence, check },
});

const callingSignOut = sessionSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'signOut',
    src: 'signOut',
    input: ({ context: { user } }) => ({
      refreshToken: user?.refreshToken ?? '',
      accessToken: user?.accessToken ?? '',
    }),
    onDone: [
      {
        guard: {
          type: 'isSuccess',
          params: ({ event }: { event: { output: { readonly isSuccess: boolean } } }) => event.output,
        },
        target: 'leaving',
      },
      { target: 'leaving', actions: 'failSignOut' },
    ],
    onError: { target: 'leaving', actions: 'failSignOut' },
  },
});

const leaving = sessionSetup.createStateConfig({
  always: {
    target: 'signedOut',
    actions: [clear, leave, 'forgetUser'],
  },
});

/**
 * States: `signedOut` → `signingIn` → `twoFactor` (if a code is required) → `signedIn`, with the regions `presence` and
 * `check`; out through `callingSignOut` if a refresh token is stored. `validating` proves the token of an address.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  initial: 'restoring',
  context: ({ input }) => restoredSession(input),
  states: {
    restoring,
    signedOut,
    signingIn,
    twoFactor,
    validating,
    signedIn,
    departing: { always: [{ guard: 'hasRefreshToken', target: 'callingSignOut' }, { target: 'leaving' }] },
    callingSignOut,
    leaving,
  },
});

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;
