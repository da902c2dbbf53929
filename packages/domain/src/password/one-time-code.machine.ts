/**
 * Verifying an email or a phone number with a one-time code: send, enter, confirm, resend once the countdown is over.
 * There is no timer here: the caller reports the seconds left with `tick`. Other machines invoke this one. Source:
 * S4.62 to S4.64, S5.46, S8.12, A-82.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { Result } from 'effect';
import { machineTypes, notProvided, readFailure } from '../gateway/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';
import { countedDown } from '../time/index.ts';
import { ONE_TIME_CODE_MAX_TRIES, RESEND_SECONDS, checkOneTimeCode, wrongCode } from './one-time-code.ts';
import type { OneTimeCodeRefusal } from './one-time-code.ts';

/** What to verify: an email as typed, or a number in international format (`+33612345678`). */
export interface OneTimeCodeTarget {
  readonly channel: 'email' | 'sms';
  readonly target: string;
}

/** `reference` identifies the sent code: tokenId for an email, otpId for an SMS. */
export interface SentCode {
  readonly reference: string;
}

export interface CodeToConfirm extends SentCode {
  readonly channel: OneTimeCodeTarget['channel'];
  readonly code: string;
}

/** `isRight` false is the server's answer to a wrong code, not a failure of the call. */
export interface CodeAnswer {
  readonly isRight: boolean;
}

/** `Cancelled` if the user went back to correct the address or the number. */
export type OneTimeCodeOutcome =
  | ({ readonly _tag: 'Verified'; readonly reference: string } & OneTimeCodeTarget)
  | { readonly _tag: 'Cancelled' };

export type OneTimeCodeEvent =
  | { readonly type: 'submit'; readonly code: string }
  | { readonly type: 'resend' }
  | { readonly type: 'tick'; readonly secondsLeft: number }
  | { readonly type: 'cancel' };

export interface Context extends OneTimeCodeTarget {
  readonly reference: string;
  readonly code: string;
  readonly secondsLeft: number;
  readonly wrongTries: number;
  readonly refusal: OneTimeCodeRefusal | null;
  readonly failure: GatewayFailure | null;
}

const initial = ({ channel, target }: OneTimeCodeTarget): Context => ({
  channel,
  target,
  reference: '',
  code: '',
  secondsLeft: 0,
  wrongTries: 0,
  refusal: null,
  failure: null,
});

const afterSending = ({ reference }: SentCode): Partial<Context> => ({
  reference,
  secondsLeft: RESEND_SECONDS,
  wrongTries: 0,
  refusal: null,
  failure: null,
});

const afterWrongCode = ({ wrongTries }: Context): Partial<Context> => ({
  wrongTries: wrongTries + 1,
  refusal: wrongCode(wrongTries + 1),
});

/** A code that is not six digits does not count as an attempt; the server is not called. */
const afterEntry = (entered: string): Partial<Context> =>
  Result.match(checkOneTimeCode(entered), {
    onSuccess: (code) => ({ code, refusal: null, failure: null }),
    onFailure: (refusal) => ({ refusal, failure: null }),
  });

const outcomeOf = ({ channel, target, reference, code }: Context): OneTimeCodeOutcome =>
  code === '' ? { _tag: 'Cancelled' } : { _tag: 'Verified', channel, target, reference };

const machine = setup({
  types: machineTypes<{
    context: Context;
    input: OneTimeCodeTarget;
    output: OneTimeCodeOutcome;
    events: OneTimeCodeEvent;
    tags: 'busy' | 'enterable';
  }>(),
  actors: {
    sendCode: fromPromise<SentCode, OneTimeCodeTarget>(notProvided),
    confirmCode: fromPromise<CodeAnswer, CodeToConfirm>(notProvided),
  },
  guards: {
    mayResend: ({ context }) => context.secondsLeft === 0,
    isWellFormed: (_, code: string) => Result.isSuccess(checkOneTimeCode(code)),
    isSent: ({ context }) => context.reference !== '',
    isSpent: ({ context }) => context.wrongTries >= ONE_TIME_CODE_MAX_TRIES,
    isLastTry: ({ context }) => context.wrongTries + 1 >= ONE_TIME_CODE_MAX_TRIES,
    isRight: (_, { isRight }: CodeAnswer) => isRight,
  },
  actions: {
    keepEntry: assign((_, code: string) => afterEntry(code)),
    countDown: assign(({ context }, secondsLeft: number) => ({
      secondsLeft: countedDown(context.secondsLeft, secondsLeft),
    })),
    countTry: assign(({ context }) => afterWrongCode(context)),
    keepFailure: assign((_, error: unknown) => ({ failure: readFailure(error) })),
    forgetCode: assign({ code: '' }),
  },
});

const keepFailure = { type: 'keepFailure', params: ({ event }: { event: { error: unknown } }) => event.error } as const;

const whileOpen = {
  tick: {
    actions: { type: 'countDown', params: ({ event }: { event: { secondsLeft: number } }) => event.secondsLeft },
  },
  cancel: { target: 'ended', actions: 'forgetCode' },
} as const;

/** A failed resend leaves the previous code valid. */
const sending = machine.createStateConfig({
  tags: 'busy',
  on: whileOpen,
  invoke: {
    id: 'sendCode',
    src: 'sendCode',
    input: ({ context: { channel, target } }) => ({ channel, target }),
    onDone: { target: 'entering', actions: assign(({ event }) => afterSending(event.output)) },
    onError: [
      { guard: 'isSpent', target: 'spent', actions: keepFailure },
      { guard: 'isSent', target: 'entering', actions: keepFailure },
      { target: 'notSent', actions: keepFailure },
    ],
  },
});

const confirming = machine.createStateConfig({
  tags: 'busy',
  on: whileOpen,
  invoke: {
    id: 'confirmCode',
    src: 'confirmCode',
    input: ({ context: { channel, reference, code } }) => ({ channel, reference, code }),
    onDone: [
      { guard: { type: 'isRight', params: ({ event }) => event.output }, target: 'ended' },
      { guard: 'isLastTry', target: 'spent', actions: 'countTry' },
      { target: 'entering', actions: 'countTry' },
    ],
    onError: { target: 'entering', actions: keepFailure },
  },
});

/** States: `sending` → `entering` → `confirming` → the final `ended`; `notSent` and `spent` (too many wrong codes) wait for a resend. */
export const oneTimeCodeMachine = machine.createMachine({
  id: 'oneTimeCode',
  initial: 'sending',
  context: ({ input }) => initial(input),
  output: ({ context }) => outcomeOf(context),
  states: {
    sending,
    notSent: { on: { ...whileOpen, resend: { target: 'sending' } } },
    entering: {
      tags: 'enterable',
      on: {
        ...whileOpen,
        submit: [
          {
            guard: { type: 'isWellFormed', params: ({ event }) => event.code },
            target: 'confirming',
            actions: { type: 'keepEntry', params: ({ event }) => event.code },
          },
          { actions: { type: 'keepEntry', params: ({ event }) => event.code } },
        ],
        resend: { guard: 'mayResend', target: 'sending' },
      },
    },
    confirming,
    spent: { on: { ...whileOpen, resend: { guard: 'mayResend', target: 'sending' } } },
    ended: { type: 'final' },
  },
});

export type OneTimeCodeSnapshot = SnapshotFrom<typeof oneTimeCodeMachine>;
export type OneTimeCodeActor = ActorRefFrom<typeof oneTimeCodeMachine>;

/** The refusal of the last code; null if there is none. */
export const selectCodeRefusal = (snapshot: OneTimeCodeSnapshot): OneTimeCodeRefusal | null => snapshot.context.refusal;
/** Why the last call failed; null if it succeeded. */
export const selectCodeFailure = (snapshot: OneTimeCodeSnapshot): GatewayFailure | null => snapshot.context.failure;
/** Seconds until the code may be sent again; 0 when it may. */
export const selectResendSeconds = (snapshot: OneTimeCodeSnapshot): number => snapshot.context.secondsLeft;
