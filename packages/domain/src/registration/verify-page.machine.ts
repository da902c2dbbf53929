/**
 * The page after a business registration was sent: an email for confirmation was sent, and the result arrives within 5
 * business days. A countdown leads home and can be stopped; the email can be sent again, or to another address. There is
 * no timer here: the caller reports the seconds left. Source: S2.88, S4.66, S7.50, A-82.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { Result } from 'effect';
import { type CorrectionOver, correctionOverOf } from '../company-review/index.ts';
import { checkOtherEmail } from '../email/index.ts';
import { machineTypes, notProvided, readFailure } from '../gateway/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';
import type { ShopLocation } from '../location/index.ts';
import { RESEND_SECONDS } from '../password/index.ts';
import { countedDown } from '../time/index.ts';
import { HOME, HOME_SECONDS, homeCountedDown, isHomeTime } from './home-countdown.ts';
import type { HomeCountdown } from './home-countdown.ts';
import { underReview } from './notice.ts';
import type { RegistrationNotice } from './notice.ts';

/** The address to which the email was sent. */
export interface VerifyPageInput {
  readonly email: string;
}

/** From one address to another. */
export interface EmailCorrection extends VerifyPageInput {
  readonly newEmail: string;
}

/** `stop` keeps the page; `leave` goes home immediately; requesting the email again, or elsewhere, keeps the page too. */
export type VerifyPageEvent =
  | { readonly type: 'tickHome'; readonly secondsLeft: number }
  | { readonly type: 'tickResend'; readonly secondsLeft: number }
  | { readonly type: 'stop' }
  | { readonly type: 'resend' }
  | { readonly type: 'correct'; readonly newEmail: string }
  | { readonly type: 'leave' };

interface Context extends VerifyPageInput {
  readonly homeSeconds: HomeCountdown;
  readonly resendSeconds: number;
  readonly failure: GatewayFailure | null;
  readonly correction: string | null;
  readonly over: CorrectionOver | null;
}

const machine = setup({
  types: machineTypes<{
    context: Context;
    input: VerifyPageInput;
    output: ShopLocation;
    events: VerifyPageEvent;
    tags: 'busy';
  }>(),
  actors: {
    resendToken: fromPromise<unknown, VerifyPageInput>(notProvided),
    correctEmail: fromPromise<unknown, EmailCorrection>(notProvided),
  },
  guards: {
    isHomeTime: ({ context }, secondsLeft: number) => isHomeTime(context.homeSeconds, secondsLeft),
    isCounting: ({ context }) => context.homeSeconds !== null,
    mayResend: ({ context }) => context.resendSeconds === 0,
    isCorrection: ({ context }, newEmail: string) => Result.isSuccess(checkOtherEmail(newEmail, context.email)),
  },
  actions: {
    countHome: assign(({ context }, secondsLeft: number) => ({
      homeSeconds: homeCountedDown(context.homeSeconds, secondsLeft),
    })),
    countResend: assign(({ context }, secondsLeft: number) => ({
      resendSeconds: countedDown(context.resendSeconds, secondsLeft),
    })),
    stopCountdown: assign({ homeSeconds: null }),
    keepFailure: assign((_, error: unknown) => ({ failure: readFailure(error), over: correctionOverOf(error) })),
    keepCorrection: assign((_, newEmail: string) => ({
      homeSeconds: null,
      correction: newEmail.trim(),
      failure: null,
      over: null,
    })),
    takeCorrection: assign(({ context: { email, correction } }) => ({
      email: correction ?? email,
      correction: null,
      resendSeconds: RESEND_SECONDS,
    })),
  },
});

const keepFailure = { type: 'keepFailure', params: ({ event }: { event: { error: unknown } }) => event.error } as const;

/** States: `waiting` ⇄ `resending` or `correcting`; the final `left`. */
export const verifyPageMachine = machine.createMachine({
  id: 'verifyPage',
  initial: 'waiting',
  context: ({ input }) => ({
    ...input,
    homeSeconds: HOME_SECONDS,
    resendSeconds: RESEND_SECONDS,
    failure: null,
    correction: null,
    over: null,
  }),
  output: HOME,
  states: {
    waiting: {
      on: {
        tickHome: [
          { guard: { type: 'isHomeTime', params: ({ event }) => event.secondsLeft }, target: 'left' },
          { actions: { type: 'countHome', params: ({ event }) => event.secondsLeft } },
        ],
        tickResend: { actions: { type: 'countResend', params: ({ event }) => event.secondsLeft } },
        stop: { guard: 'isCounting', actions: 'stopCountdown' },
        resend: { guard: 'mayResend', target: 'resending', actions: 'stopCountdown' },
        correct: {
          guard: { type: 'isCorrection', params: ({ event }) => event.newEmail },
          target: 'correcting',
          actions: { type: 'keepCorrection', params: ({ event }) => event.newEmail },
        },
        leave: { target: 'left' },
      },
    },
    resending: {
      tags: 'busy',
      invoke: {
        id: 'resendToken',
        src: 'resendToken',
        input: ({ context: { email } }) => ({ email }),
        onDone: { target: 'waiting', actions: assign({ resendSeconds: RESEND_SECONDS, failure: null, over: null }) },
        onError: { target: 'waiting', actions: keepFailure },
      },
    },
    correcting: {
      tags: 'busy',
      invoke: {
        id: 'correctEmail',
        src: 'correctEmail',
        input: ({ context: { email, correction } }) => ({ email, newEmail: correction ?? email }),
        onDone: { target: 'waiting', actions: 'takeCorrection' },
        onError: { target: 'waiting', actions: keepFailure },
      },
    },
    left: { type: 'final' },
  },
});

export type VerifyPageSnapshot = SnapshotFrom<typeof verifyPageMachine>;

/** Seconds until the page leads home; null once stopped. */
export const selectHomeSeconds = ({ context }: VerifyPageSnapshot): HomeCountdown => context.homeSeconds;
/** Seconds until the email may be requested again; 0 when it may. */
export const selectTokenResendSeconds = ({ context }: VerifyPageSnapshot): number => context.resendSeconds;
/** Where the email went: to the corrected address once it was sent there. */
export const selectSentTo = ({ context }: VerifyPageSnapshot): string => context.email;
/** Why the email could not be sent again, or elsewhere; null if there was no failure. */
export const selectTokenResendFailure = ({ context }: VerifyPageSnapshot): GatewayFailure | null => context.failure;
/** Why the email can be corrected no more; null as long as another try may succeed. */
export const selectCorrectionOver = ({ context }: VerifyPageSnapshot): CorrectionOver | null => context.over;
/** The notice of the page: the review, its duration, and the address for its result. */
export const selectReviewNotice = ({ context }: VerifyPageSnapshot): RegistrationNotice => underReview(context.email);
