/**
 * The time out page: the page or its token is no longer available, and the visitor is redirected after a countdown,
 * which can be stopped. There is no timer here: the caller reports the seconds left. Source: S8.39, table of values of
 * `ambiguities.md` (10 s).
 */
import { assign, setup } from 'xstate';
import { machineTypes } from '../gateway/index.ts';
import type { SnapshotFrom } from 'xstate';
import type { ShopLocation } from '../location/index.ts';
import { countedDown } from '../time/index.ts';

export const TIME_OUT_SECONDS = 10;

/** What is no longer available. */
export type TimedOut = 'page' | 'token';

export interface TimeOutInput {
  readonly what: TimedOut;
  readonly target: ShopLocation;
}

interface Context extends TimeOutInput {
  readonly secondsLeft: number;
}

/** `stop` keeps the page; `go` redirects immediately. */
export type TimeOutEvent =
  | { readonly type: 'tick'; readonly secondsLeft: number }
  | { readonly type: 'stop' }
  | { readonly type: 'go' };

const machine = setup({
  types: machineTypes<{ context: Context; input: TimeOutInput; output: ShopLocation; events: TimeOutEvent }>(),
  guards: { isOver: (_, secondsLeft: number) => secondsLeft <= 0 },
  actions: {
    countDown: assign(({ context }, secondsLeft: number) => ({
      secondsLeft: countedDown(context.secondsLeft, secondsLeft),
    })),
  },
});

/** States: `counting` → the final `leaving`, or `staying` once it is stopped. */
export const timeOutMachine = machine.createMachine({
  id: 'timeOut',
  initial: 'counting',
  context: ({ input }) => ({ ...input, secondsLeft: TIME_OUT_SECONDS }),
  output: ({ context }) => context.target,
  states: {
    counting: {
      on: {
        tick: [
          { guard: { type: 'isOver', params: ({ event }) => event.secondsLeft }, target: 'leaving' },
          { actions: { type: 'countDown', params: ({ event }) => event.secondsLeft } },
        ],
        stop: { target: 'staying' },
        go: { target: 'leaving' },
      },
    },
    staying: { on: { go: { target: 'leaving' } } },
    leaving: { type: 'final' },
  },
});

export type TimeOutSnapshot = SnapshotFrom<typeof timeOutMachine>;

/** Seconds until the visitor is redirected. */
export const selectTimeOutSeconds = (snapshot: TimeOutSnapshot): number => snapshot.context.secondsLeft;
/** Whether the page or its token is gone. */
export const selectTimedOut = (snapshot: TimeOutSnapshot): TimedOut => snapshot.context.what;
