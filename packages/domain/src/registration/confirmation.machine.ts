/**
 * The page of the link in the registration email: the token is confirmed, the outcome is shown, and a countdown leads
 * home unless it is stopped. A business token is first exchanged for the registration it belongs to. There is no timer
 * here: the caller reports the seconds left. Source: S2.88, S7.43, S7.45, S7.48, S7.49, A-82.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { deadLinkOf, type DeadLink } from '../company-review/index.ts';
import { isRefusal, machineTypes, notProvided, readFailure } from '../gateway/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';
import type { ShopLocation } from '../location/index.ts';
import type { ConfirmationLink } from './confirmation-link.ts';
import type { BusinessConfirmed, ConfirmationRequest, TokenConfirmed, TokenToConfirm } from './confirmation.schema.ts';
import { HOME, HOME_SECONDS, homeCountedDown, isHomeTime } from './home-countdown.ts';
import type { HomeCountdown } from './home-countdown.ts';

/** `retry` repeats the call unless it was refused; `stop` keeps the page; `leave` goes home immediately. */
export type ConfirmationEvent =
  | { readonly type: 'tick'; readonly secondsLeft: number }
  | { readonly type: 'stop' }
  | { readonly type: 'retry' }
  | { readonly type: 'leave' };

interface Context {
  readonly link: ConfirmationLink;
  readonly tempId: string;
  readonly business: BusinessConfirmed | null;
  readonly homeSeconds: HomeCountdown;
  readonly failure: GatewayFailure | null;
  readonly deadLink: DeadLink | null;
}

const afterFailure = (error: unknown): Pick<Context, 'failure' | 'deadLink'> => {
  const failure = readFailure(error);
  return { failure, deadLink: isRefusal(failure) ? deadLinkOf(error) : null };
};

const machine = setup({
  types: machineTypes<{
    context: Context;
    input: ConfirmationLink;
    output: ShopLocation;
    events: ConfirmationEvent;
    tags: 'busy';
  }>(),
  actors: {
    confirmRegistration: fromPromise<unknown, ConfirmationRequest>(notProvided),
    confirmToken: fromPromise<TokenConfirmed, TokenToConfirm>(notProvided),
    confirmBusiness: fromPromise<BusinessConfirmed, TokenConfirmed>(notProvided),
  },
  guards: {
    isBusiness: ({ context }) => context.link.registerType === 'business',
    mayRetry: ({ context }) => context.deadLink === null,
    isHomeTime: ({ context }, secondsLeft: number) => isHomeTime(context.homeSeconds, secondsLeft),
    isCounting: ({ context }) => context.homeSeconds !== null,
  },
  actions: {
    countHome: assign(({ context }, secondsLeft: number) => ({
      homeSeconds: homeCountedDown(context.homeSeconds, secondsLeft),
    })),
    startCountdown: assign({ homeSeconds: HOME_SECONDS }),
    stopCountdown: assign({ homeSeconds: null }),
    keepFailure: assign((_, error: unknown) => afterFailure(error)),
    forgetFailure: assign({ failure: null }),
  },
});

const onError = {
  target: 'refused',
  actions: { type: 'keepFailure', params: ({ event }: { event: { error: unknown } }) => event.error },
} as const;

const whileShown = {
  tick: [
    {
      guard: { type: 'isHomeTime', params: ({ event }: { event: { secondsLeft: number } }) => event.secondsLeft },
      target: 'left',
    },
    { actions: { type: 'countHome', params: ({ event }: { event: { secondsLeft: number } }) => event.secondsLeft } },
  ],
  stop: { guard: 'isCounting', actions: 'stopCountdown' },
  leave: { target: 'left' },
} as const;

/** States: `choosing` → `confirming`, or `confirmingToken` → `confirmingBusiness`; then `confirmed` or `refused`, then the final `left`. */
export const confirmationMachine = machine.createMachine({
  id: 'confirmation',
  initial: 'choosing',
  context: ({ input }) => ({
    link: input,
    tempId: '',
    business: null,
    homeSeconds: HOME_SECONDS,
    failure: null,
    deadLink: null,
  }),
  output: HOME,
  states: {
    choosing: { always: [{ guard: 'isBusiness', target: 'confirmingToken' }, { target: 'confirming' }] },
    confirming: {
      tags: 'busy',
      invoke: {
        id: 'confirmRegistration',
        src: 'confirmRegistration',
        input: ({ context: { link } }) => link,
        onDone: { target: 'confirmed' },
        onError,
      },
    },
    confirmingToken: {
      tags: 'busy',
      invoke: {
        id: 'confirmToken',
        src: 'confirmToken',
        input: ({ context: { link } }) => ({ token: link.verifyToken }),
        onDone: {
          target: 'confirmingBusiness',
          actions: assign({ tempId: ({ event }) => event.output.tempId }),
        },
        onError,
      },
    },
    confirmingBusiness: {
      tags: 'busy',
      invoke: {
        id: 'confirmBusiness',
        src: 'confirmBusiness',
        input: ({ context: { tempId } }) => ({ tempId }),
        onDone: { target: 'confirmed', actions: assign({ business: ({ event }) => event.output }) },
        onError,
      },
    },
    confirmed: { entry: 'startCountdown', on: whileShown },
    refused: {
      entry: 'startCountdown',
      on: {
        ...whileShown,
        retry: { guard: 'mayRetry', target: 'choosing', actions: 'forgetFailure' },
      },
    },
    left: { type: 'final' },
  },
});

export type ConfirmationSnapshot = SnapshotFrom<typeof confirmationMachine>;

/** Seconds until the page leads home; null once stopped. */
export const selectConfirmationSeconds = ({ context }: ConfirmationSnapshot): HomeCountdown => context.homeSeconds;
/** Why the token was not confirmed; null if it was. */
export const selectConfirmationFailure = ({ context }: ConfirmationSnapshot): GatewayFailure | null => context.failure;
/** Why the link confirms nothing; null if it did, or if the call failed and may be retried. */
export const selectDeadLink = ({ context }: ConfirmationSnapshot): DeadLink | null => context.deadLink;
/** The registration of a business once its email is confirmed; null before, and for individuals. */
export const selectConfirmedBusiness = ({ context }: ConfirmationSnapshot): BusinessConfirmed | null =>
  context.business;
