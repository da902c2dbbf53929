/**
 * One top-up on the page of its card or wallet: amount and offer, which the shop is told nothing of; then, at "Pay", its
 * beginning and the way to the provider by the redirect machine; going on with one that was left, or giving it up; and,
 * after the return, booking the payment once. Calls are named actors that gateways provide. Source: S1.15, S4.48, S4.49,
 * S7.86, S7.87, A-87, A-172.
 */
import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { machineTypes, notProvided } from '../gateway/index.ts';
import { paymentRedirectMachine, selectRedirectFailure } from '../payment/index.ts';
import type { PaymentRedirectSnapshot } from '../payment/index.ts';
import type { TopUpOpened } from './top-up.ts';
import type { BookedTopUp } from './top-up-booked.ts';
import { errorOf, eventOf, redirectOf } from './top-up-events.ts';
import type { RedirectFollowed, TopUpEvent } from './top-up-events.ts';
import type { TopUpPaymentInfo, TopUpUnderWay } from './top-up-return.ts';
import {
  begunOffer,
  costsAsShown,
  failedTopUp,
  isTopUpAccepted,
  NO_TOP_UP,
  offeredTopUp,
  restoredTopUp,
  resumedTopUp,
  sessionRequestOf,
  underWayOf,
} from './top-up-state.ts';
import type {
  OpenTopUpEvent,
  ResumeTopUpEvent,
  TopUpContext,
  TopUpInput,
  TopUpPayer,
  TopUpRequest,
} from './top-up-state.ts';
import type { TopUpToPay } from './top-up-to-pay.ts';

const machine = setup({
  types: machineTypes<{
    context: TopUpContext;
    input: TopUpInput;
    events: TopUpEvent | RedirectFollowed;
    tags: 'busy' | 'offering';
  }>(),
  actors: {
    openTopUp: fromPromise<TopUpOpened, TopUpRequest | null>(notProvided),
    readPayer: fromPromise<TopUpPayer>(notProvided),
    redirect: paymentRedirectMachine,
    giveUpTopUp: fromPromise<unknown, TopUpToPay | null>(notProvided),
    bookTopUp: fromPromise<BookedTopUp, TopUpPaymentInfo | null>(notProvided),
  },
  guards: {
    hasPayment: ({ context }) => context.payment !== null,
    hasFailed: ({ context }) => context.hasFailed,
    hasBegun: ({ context }) => context.offer !== null && context.offer.transactionNo !== null,
    /** Without a request there is no amount to go back to. */
    isResumed: ({ context }) => context.request === null,
    isAccepted: (_, event: OpenTopUpEvent) => isTopUpAccepted(event),
    costsAsShown: ({ context }, begun: TopUpOpened) => costsAsShown(context, begun),
    hasLeft: (_, redirect: PaymentRedirectSnapshot) => redirect.matches('redirecting'),
    isStopped: (_, redirect: PaymentRedirectSnapshot) => selectRedirectFailure(redirect) !== null,
    isStoppedResuming: ({ context }, redirect: PaymentRedirectSnapshot) =>
      context.request === null && selectRedirectFailure(redirect) !== null,
    isRetryable: ({ context }) => context.failure?.isRetryable === true,
  },
  actions: {
    /** Storing the payment id in the browser, and removing id and token from the address; both provided by the shell. */
    rememberBooked: (_, payment: TopUpPaymentInfo | null) => void payment,
    forgetReturn: () => void 0,
    /** Storing what is being paid while the buyer is at the provider. Provided by the shell. */
    rememberUnderWay: (_args, _underWay: TopUpUnderWay): void => undefined,
    /** What stands on cards and wallet has changed, or may have. Provided by the shell. */
    tellChanged: () => void 0,
    keepEntry: assign((_, event: OpenTopUpEvent) => offeredTopUp(event)),
    keepResumed: assign((_, event: ResumeTopUpEvent) => resumedTopUp(event)),
    keepLeaving: assign((_, leaving: TopUpToPay) => ({ ...NO_TOP_UP, leaving })),
    keepOffer: assign(({ context }, begun: TopUpOpened) => ({
      offer: begunOffer(context, begun),
      failure: null,
      failed: null,
    })),
    keepPayer: assign((_, payer: TopUpPayer) => ({ payer, failure: null, failed: null })),
    openPayment: sendTo('redirect', ({ context }: { context: TopUpContext }) => ({
      type: 'pay' as const,
      request: sessionRequestOf(context),
    })),
    keepGivenUp: assign(({ context: { leaving } }) => ({ ...NO_TOP_UP, givenUp: leaving?.amount ?? null })),
    keepBooked: assign((_, booked: BookedTopUp) => ({ ...NO_TOP_UP, booked })),
    keepPayFailure: assign((_, error: unknown) => failedTopUp(error, 'paying')),
    keepGiveUpFailure: assign((_, error: unknown) => ({ ...NO_TOP_UP, ...failedTopUp(error, 'givingUp') })),
    keepBookFailure: assign((_, error: unknown) => failedTopUp(error, 'booking')),
    forgetOffer: assign(NO_TOP_UP),
  },
});

const keepEntry = { type: 'keepEntry', params: eventOf } as const;

/** What may be begun wherever no other top-up is in hand. */
const onBegin = {
  open: [
    { guard: { type: 'isAccepted', params: eventOf }, target: '#topUp.offered', actions: keepEntry },
    { target: '#topUp.ready', actions: keepEntry },
  ],
  resume: {
    target: '#topUp.paying',
    actions: { type: 'keepResumed', params: ({ event }: { event: ResumeTopUpEvent }) => event },
  },
  giveUp: {
    target: '#topUp.givingUp',
    actions: { type: 'keepLeaving', params: ({ event }: { event: { topUp: TopUpToPay } }) => event.topUp },
  },
  leave: { target: '#topUp.ready', actions: 'forgetOffer' },
} as const;

const keepPayFailure = { type: 'keepPayFailure', params: errorOf } as const;
const keepRedirectFailure = {
  type: 'keepPayFailure',
  params: ({ event }: { event: RedirectFollowed }) => selectRedirectFailure(event.snapshot),
} as const;

/** Where the provider's page is not reached, the way leads back to what was shown, with the reason. */
const paying = machine.createStateConfig({
  tags: ['busy', 'offering'],
  invoke: { id: 'redirect', src: 'redirect', onSnapshot: {} },
  initial: 'preparing',
  states: {
    preparing: {
      invoke: {
        id: 'readPayer',
        src: 'readPayer',
        onDone: { target: 'leaving', actions: { type: 'keepPayer', params: ({ event }) => event.output } },
        onError: [
          { guard: 'isResumed', target: '#topUp.ready', actions: [keepPayFailure, 'tellChanged'] },
          { target: '#topUp.offered', actions: keepPayFailure },
        ],
      },
    },
    leaving: {
      entry: 'openPayment',
      on: {
        'xstate.snapshot.redirect': [
          {
            guard: { type: 'hasLeft', params: redirectOf },
            target: 'away',
            actions: {
              type: 'rememberUnderWay',
              params: ({ context, event }) => underWayOf(context, event.snapshot),
            },
          },
          {
            guard: { type: 'isStoppedResuming', params: redirectOf },
            target: '#topUp.ready',
            actions: [keepRedirectFailure, 'tellChanged'],
          },
          {
            guard: { type: 'isStopped', params: redirectOf },
            target: '#topUp.offered',
            actions: keepRedirectFailure,
          },
        ],
      },
    },
    away: { on: { cameBack: { target: '#topUp.ready', actions: ['forgetOffer', 'tellChanged'] } } },
  },
});

/**
 * States: `ready` → `offered` → `opening` → `paying`; `ready` → `paying` with one that was left, or `givingUp`; after the
 * return `booking` → `booked` or `unbooked`; or `failed`.
 */
export const topUpMachine = machine.createMachine({
  id: 'topUp',
  initial: 'deciding',
  context: ({ input }) => restoredTopUp(input),
  states: {
    deciding: {
      always: [
        { guard: 'hasPayment', target: 'booking' },
        { guard: 'hasFailed', target: 'failed' },
        { target: 'ready' },
      ],
    },
    ready: { on: onBegin },
    offered: {
      tags: 'offering',
      on: {
        pay: [{ guard: 'hasBegun', target: 'paying' }, { target: 'opening' }],
        change: { target: 'ready', actions: 'forgetOffer' },
        leave: { target: 'ready', actions: 'forgetOffer' },
      },
    },
    opening: {
      tags: ['busy', 'offering'],
      invoke: {
        id: 'openTopUp',
        src: 'openTopUp',
        input: ({ context }) => context.request,
        onDone: [
          {
            guard: { type: 'costsAsShown', params: ({ event }) => event.output },
            target: 'paying',
            actions: { type: 'keepOffer', params: ({ event }) => event.output },
          },
          { target: 'offered', actions: { type: 'keepOffer', params: ({ event }) => event.output } },
        ],
        onError: { target: 'offered', actions: keepPayFailure },
      },
    },
    paying,
    givingUp: {
      tags: 'busy',
      invoke: {
        id: 'giveUpTopUp',
        src: 'giveUpTopUp',
        input: ({ context }) => context.leaving,
        onDone: { target: 'ready', actions: ['keepGivenUp', 'tellChanged'] },
        onError: { target: 'ready', actions: [{ type: 'keepGiveUpFailure', params: errorOf }, 'tellChanged'] },
      },
    },
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
            'tellChanged',
            'forgetReturn',
          ],
        },
        onError: { target: 'unbooked', actions: { type: 'keepBookFailure', params: errorOf } },
      },
    },
    unbooked: { on: { again: { guard: 'isRetryable', target: 'booking' } } },
    booked: { on: onBegin },
    failed: { entry: 'forgetReturn', on: onBegin },
  },
});

export type TopUpSnapshot = SnapshotFrom<typeof topUpMachine>;
