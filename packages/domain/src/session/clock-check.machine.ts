/**
 * The check of the minute stamp when the shop is opened. Failing shows the generic error, whose "Try again" fetches the
 * stamp anew. Source: S7.76, S8.3, A-69.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { notProvided, readFailure } from '../gateway/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';
import type { Instant } from '../time/index.ts';
import { isSameMinute, minuteStamp } from './minute-stamp.ts';

interface Context {
  readonly sent: string;
  readonly failure: GatewayFailure | null;
}

export type ClockCheckEvent = { readonly type: 'tryAgain'; readonly at: Instant };

const otherMinute: GatewayFailure = {
  _tag: 'GatewayFailure',
  reason: 'otherMinute',
  code: null,
  message: '',
  isRetryable: true,
};

const machine = setup({
  types: {} as {
    context: Context;
    input: { readonly at: Instant };
    events: ClockCheckEvent;
    tags: 'genericError';
  },
  actors: { exchangeStamp: fromPromise<string, { readonly stamp: string }>(notProvided) },
  guards: { isSameMinute: ({ context }, answered: string) => isSameMinute(context.sent, answered) },
  actions: {
    stamp: assign((_, at: Instant) => ({ sent: minuteStamp(at), failure: null })),
    refuse: assign({ failure: otherMinute }),
    keepFailure: assign((_, error: unknown) => ({ failure: readFailure(error) })),
  },
});

/** States: `checking` → the final `passed`, or `failed`, from which `tryAgain` checks anew. */
export const clockCheckMachine = machine.createMachine({
  id: 'clockCheck',
  initial: 'checking',
  context: ({ input }) => ({ sent: minuteStamp(input.at), failure: null }),
  states: {
    checking: {
      invoke: {
        id: 'exchangeStamp',
        src: 'exchangeStamp',
        input: ({ context }) => ({ stamp: context.sent }),
        onDone: [
          {
            guard: { type: 'isSameMinute', params: ({ event }: { event: { output: string } }) => event.output },
            target: 'passed',
          },
          { target: 'failed', actions: 'refuse' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }: { event: { error: unknown } }) => event.error },
        },
      },
    },
    failed: {
      tags: 'genericError',
      on: { tryAgain: { target: 'checking', actions: { type: 'stamp', params: ({ event }) => event.at } } },
    },
    passed: { type: 'final' },
  },
});

export type ClockCheckSnapshot = SnapshotFrom<typeof clockCheckMachine>;

/** Why the last check failed, for the log; null where it did not. */
export const selectClockCheckFailure = (snapshot: ClockCheckSnapshot): GatewayFailure | null =>
  snapshot.context.failure;
