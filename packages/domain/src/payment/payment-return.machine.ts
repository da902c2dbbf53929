/**
 * The payment return page: requests the result of the payment and ends with the location that replaces the page. Calls
 * are named actors that gateways provide; the caller waits between two requests. Source: spec section 4 (S4.93 to
 * S4.102), A-37, A-130, A-160, A-179.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { machineTypes, notProvided, readFailure } from '../gateway/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';
import type { ShopLocation } from '../location/index.ts';
import { outcomeOf, paymentReturnLocation } from './payment-return.ts';
import type { PaymentOutcome, PaymentResult, PaymentUnderWay } from './payment-return.ts';
import { PAYMENT_PROVIDERS } from './providers/index.ts';
import type { PaymentProviderId } from './providers/index.ts';

interface Context {
  readonly underWay: PaymentUnderWay;
  readonly token: string;
  readonly outcome: PaymentOutcome;
  readonly failure: GatewayFailure | null;
}

/** `askAgain` repeats the request while undecided; `leave` continues without a result. */
export type PaymentReturnEvent = { readonly type: 'askAgain' } | { readonly type: 'leave' };

export interface RedirectInfoInput {
  readonly provider: PaymentProviderId;
}
export interface ResultInput {
  readonly token: string;
}
export interface LogResultInput {
  readonly provider: PaymentProviderId;
  readonly paymentLogId: string;
}

const usesRedirectInfo = ({ underWay }: Context): boolean =>
  PAYMENT_PROVIDERS[underWay.provider].returnProtocol === 'redirectInfo';

const machine = setup({
  types: machineTypes<{
    context: Context;
    input: PaymentUnderWay;
    output: ShopLocation;
    events: PaymentReturnEvent;
    tags: 'asking' | 'undecided';
  }>(),
  actors: {
    readRedirectInfo: fromPromise<{ readonly token: string }, RedirectInfoInput>(notProvided),
    readResult: fromPromise<PaymentResult, ResultInput>(notProvided),
    readLogResult: fromPromise<PaymentResult, LogResultInput>(notProvided),
  },
  guards: {
    usesRedirectInfo: ({ context }) => usesRedirectInfo(context),
    hasPaymentLog: ({ context }) => context.underWay.paymentLogId !== null,
    isDecided: ({ context: { underWay } }, result: PaymentResult) => outcomeOf(underWay, result).state !== 'undecided',
  },
  actions: {
    keepOutcome: assign(({ context: { underWay } }, result: PaymentResult) => ({
      outcome: outcomeOf(underWay, result),
      failure: null,
    })),
    keepFailure: assign((_, error: unknown) => ({ failure: readFailure(error) })),
  },
});

const onAnswer = [
  {
    guard: { type: 'isDecided', params: ({ event }: { event: { output: PaymentResult } }) => event.output },
    target: 'ended',
    actions: { type: 'keepOutcome', params: ({ event }: { event: { output: PaymentResult } }) => event.output },
  },
  {
    target: 'undecided',
    actions: { type: 'keepOutcome', params: ({ event }: { event: { output: PaymentResult } }) => event.output },
  },
] as const;

/** A failed request leaves the payment undecided, whatever the reason: it may have been made. */
const onNoAnswer = {
  target: 'undecided',
  actions: { type: 'keepFailure', params: ({ event }: { event: { error: unknown } }) => event.error },
} as const;

/** States: `choosing` → `askingRedirectInfo` → `askingResult`, or `askingLogResult`; then `undecided` or the final `ended`. */
export const paymentReturnMachine = machine.createMachine({
  id: 'paymentReturn',
  initial: 'choosing',
  context: ({ input }) => ({
    underWay: input,
    token: '',
    outcome: { state: 'undecided', orderNo: input.orderNo },
    failure: null,
  }),
  output: ({ context }) => paymentReturnLocation(context.underWay, context.outcome),
  states: {
    choosing: {
      always: [
        { guard: 'usesRedirectInfo', target: 'askingRedirectInfo' },
        { guard: 'hasPaymentLog', target: 'askingLogResult' },
        { target: 'ended' },
      ],
    },
    askingRedirectInfo: {
      tags: 'asking',
      invoke: {
        id: 'readRedirectInfo',
        src: 'readRedirectInfo',
        input: ({ context }) => ({ provider: context.underWay.provider }),
        onDone: { target: 'askingResult', actions: assign({ token: ({ event }) => event.output.token }) },
        onError: onNoAnswer,
      },
    },
    askingResult: {
      tags: 'asking',
      invoke: {
        id: 'readResult',
        src: 'readResult',
        input: ({ context }) => ({ token: context.token }),
        onDone: onAnswer,
        onError: onNoAnswer,
      },
    },
    askingLogResult: {
      tags: 'asking',
      invoke: {
        id: 'readLogResult',
        src: 'readLogResult',
        input: ({ context: { underWay } }) => ({
          provider: underWay.provider,
          // `hasPaymentLog` led here.
          paymentLogId: underWay.paymentLogId!,
        }),
        onDone: onAnswer,
        onError: onNoAnswer,
      },
    },
    undecided: {
      tags: 'undecided',
      on: { askAgain: { target: 'choosing' }, leave: { target: 'ended' } },
    },
    ended: { type: 'final' },
  },
});

export type PaymentReturnSnapshot = SnapshotFrom<typeof paymentReturnMachine>;

/** Why the provider could not be asked, for the log; null where it answered. */
export const selectReturnFailure = (snapshot: PaymentReturnSnapshot): GatewayFailure | null => snapshot.context.failure;
