/**
 * One top-up on the page of its card or wallet: amount, offer, leaving for the provider; and, after the return, booking
 * the payment once. Calls are named actors that gateways provide. Source: S1.15, S4.48, S4.49, S7.86, S7.87, A-87.
 */
import { Result } from 'effect';
import { assign, fromPromise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { machineTypes, notProvided, readFailure } from '../gateway/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';
import type { Money } from '../money/index.ts';
import { checkTopUp, topUpOffer } from './top-up.ts';
import type { TopUpLimits, TopUpOffer, TopUpOpened, TopUpRefusal, TopUpTarget } from './top-up.ts';
import type { BookedTopUp } from './top-up-booked.ts';
import { topUpPaymentInfo } from './top-up-return.ts';
import type { TopUpPaymentInfo, TopUpReturn } from './top-up-return.ts';

/** `returned`: what the address said. `bookedPaymentId`: the payment that this browser booked last. */
export interface TopUpInput {
  readonly returned: TopUpReturn | null;
  readonly bookedPaymentId: string | null;
}

/** What to top up and by how much; `cardNumber` null is the wallet. */
export interface TopUpRequest {
  readonly cardNumber: string | null;
  readonly amount: Money;
}

interface Context {
  readonly payment: TopUpPaymentInfo | null;
  readonly hasFailed: boolean;
  readonly request: TopUpRequest | null;
  readonly refusal: TopUpRefusal | null;
  readonly offer: TopUpOffer | null;
  readonly booked: BookedTopUp | null;
  readonly failure: GatewayFailure | null;
}

/** `open` names what was typed. `paymentNotStarted`: the provider's page could not be reached. */
export type TopUpEvent =
  | {
      readonly type: 'open';
      readonly entry: string;
      readonly target: TopUpTarget;
      readonly limits: TopUpLimits;
    }
  | { readonly type: 'pay' }
  | { readonly type: 'change' }
  | { readonly type: 'paymentNotStarted' }
  | { readonly type: 'again' };

type OpenEvent = Extract<TopUpEvent, { readonly type: 'open' }>;

const EMPTY: Context = {
  payment: null,
  hasFailed: false,
  request: null,
  refusal: null,
  offer: null,
  booked: null,
  failure: null,
};

const amountOf = ({ entry, target, limits }: OpenEvent): Result.Result<Money, TopUpRefusal> =>
  checkTopUp(entry, target, limits);

/** A booked payment is not booked again, so a reload repeats nothing. */
const restored = ({ returned, bookedPaymentId }: TopUpInput): Context => ({
  ...EMPTY,
  hasFailed: returned?.state === 'failed',
  payment: returned?.state === 'paid' && returned.paymentId !== bookedPaymentId ? topUpPaymentInfo(returned) : null,
});

const opened = (event: OpenEvent): Context =>
  Result.match(amountOf(event), {
    onFailure: (refusal): Context => ({ ...EMPTY, refusal }),
    onSuccess: (amount): Context => ({
      ...EMPTY,
      request: { cardNumber: event.target.type === 'card' ? event.target.card.cardNumber : null, amount },
    }),
  });

const machine = setup({
  types: machineTypes<{ context: Context; input: TopUpInput; events: TopUpEvent; tags: 'busy' }>(),
  actors: {
    openTopUp: fromPromise<TopUpOpened, TopUpRequest | null>(notProvided),
    bookTopUp: fromPromise<BookedTopUp, TopUpPaymentInfo | null>(notProvided),
  },
  guards: {
    hasPayment: ({ context }) => context.payment !== null,
    hasFailed: ({ context }) => context.hasFailed,
    isAccepted: (_, event: OpenEvent) => Result.isSuccess(amountOf(event)),
    isRetryable: ({ context }) => context.failure?.isRetryable === true,
  },
  actions: {
    /**
     * Storing the payment id in the browser, and removing id and token from the address; both provided by the shell.
     */
    rememberBooked: (_, payment: TopUpPaymentInfo | null) => void payment,
    forgetReturn: () => void 0,
    keepEntry: assign((_, event: OpenEvent) => opened(event)),
    keepOffer: assign(({ context: { request } }, answer: TopUpOpened) => ({
      offer: request === null ? null : topUpOffer(request.amount, answer),
    })),
    keepBooked: assign((_, booked: BookedTopUp) => ({ ...EMPTY, booked })),
    keepFailure: assign((_, error: unknown) => ({ failure: readFailure(error) })),
    forgetOffer: assign({ request: null, offer: null }),
  },
});

const eventOf = ({ event }: { event: OpenEvent }) => event;
const errorOf = ({ event }: { event: { readonly error: unknown } }) => event.error;
const keepEntry = { type: 'keepEntry', params: eventOf } as const;

const onOpen = [
  { guard: { type: 'isAccepted', params: eventOf }, target: 'opening', actions: keepEntry },
  { target: 'ready', actions: keepEntry },
] as const;

/** States: `ready` → `opening` → `offered` → `paying`; after the return `booking` → `booked` or `unbooked`; or `failed`. */
export const topUpMachine = machine.createMachine({
  id: 'topUp',
  initial: 'deciding',
  context: ({ input }) => restored(input),
  states: {
    deciding: {
      always: [
        { guard: 'hasPayment', target: 'booking' },
        { guard: 'hasFailed', target: 'failed' },
        { target: 'ready' },
      ],
    },
    ready: { on: { open: onOpen } },
    opening: {
      tags: 'busy',
      invoke: {
        id: 'openTopUp',
        src: 'openTopUp',
        input: ({ context }) => context.request,
        onDone: { target: 'offered', actions: { type: 'keepOffer', params: ({ event }) => event.output } },
        onError: { target: 'ready', actions: { type: 'keepFailure', params: errorOf } },
      },
    },
    offered: { on: { pay: { target: 'paying' }, change: { target: 'ready', actions: 'forgetOffer' } } },
    paying: { on: { paymentNotStarted: { target: 'offered' } } },
    booking: {
      tags: 'busy',
      invoke: {
        id: 'bookTopUp',
        src: 'bookTopUp',
        input: ({ context }) => context.payment,
        onDone: {
          target: 'booked',
          actions: [
            { type: 'rememberBooked', params: ({ context }) => context.payment },
            { type: 'keepBooked', params: ({ event }) => event.output },
            'forgetReturn',
          ],
        },
        onError: { target: 'unbooked', actions: { type: 'keepFailure', params: errorOf } },
      },
    },
    unbooked: { on: { again: { guard: 'isRetryable', target: 'booking' } } },
    booked: { on: { open: onOpen } },
    failed: { entry: 'forgetReturn', on: { open: onOpen } },
  },
});

export type TopUpSnapshot = SnapshotFrom<typeof topUpMachine>;

/** True after a payment was booked, until the next top-up begins. */
export const selectIsTopUp = (snapshot: TopUpSnapshot): boolean => snapshot.matches('booked');

/** The new balance and its card or wallet; null until it is booked. */
export const selectBookedTopUp = (snapshot: TopUpSnapshot): BookedTopUp | null => snapshot.context.booked;

/** The offer to pay; null until the server has answered. */
export const selectTopUpOffer = (snapshot: TopUpSnapshot): TopUpOffer | null => snapshot.context.offer;

/** Why the typed amount cannot be added; null if it can. */
export const selectTopUpRefusal = (snapshot: TopUpSnapshot): TopUpRefusal | null => snapshot.context.refusal;

/** Why the last call failed. In `unbooked` the money was paid and is not on the card yet. */
export const selectTopUpFailure = (snapshot: TopUpSnapshot): GatewayFailure | null => snapshot.context.failure;
