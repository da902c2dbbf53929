/** Putting a quotation into the cart: read and compared, asked about where something has changed, put. Source. */
import { assign, fromPromise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { machineTypes, notProvided, readFailure } from '../gateway/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';
import { asksFirst, canTake } from './quotation-taking.ts';
import type { QuotationTaking } from './quotation-taking.ts';
import type { QuotationReference } from './quotation.schema.ts';

interface Context {
  readonly custId: string;
  readonly orderNo: string;
  readonly taking: QuotationTaking | null;
  readonly failure: GatewayFailure | null;
}

/** `decline` leaves the cart as it is. */
export type QuotationToCartEvent =
  | { readonly type: 'take'; readonly orderNo: string }
  | { readonly type: 'confirm' }
  | { readonly type: 'decline' };

const machine = setup({
  types: machineTypes<{
    context: Context;
    input: { readonly custId: string };
    events: QuotationToCartEvent;
    tags: 'asking' | 'loading';
  }>(),
  actors: {
    planTaking: fromPromise<QuotationTaking, QuotationReference>(notProvided),
    putIntoCart: fromPromise<unknown, QuotationTaking>(notProvided),
  },
  guards: {
    needsNoQuestion: (_, taking: QuotationTaking) => !asksFirst(taking) && canTake(taking),
    canBeTaken: ({ context: { taking } }) => taking !== null && canTake(taking),
  },
  actions: {
    choose: assign((_, orderNo: string) => ({ orderNo, taking: null, failure: null })),
    keepTaking: assign((_, taking: QuotationTaking) => ({ taking })),
    forget: assign({ orderNo: '', taking: null }),
    keepFailure: assign((_, error: unknown) => ({ failure: readFailure(error), taking: null })),
  },
});

const takingOf = ({ event }: { event: { output: QuotationTaking } }): QuotationTaking => event.output;
const keepTaking = { type: 'keepTaking', params: takingOf } as const;
const onError = {
  target: 'ready',
  actions: { type: 'keepFailure', params: ({ event }: { event: { error: unknown } }) => event.error },
} as const;

/** States: `ready` → `planning` → `asking` if something is to be said → `putting` → `ready`. A failure changes nothing. */
export const quotationToCartMachine = machine.createMachine({
  id: 'quotationToCart',
  initial: 'ready',
  context: ({ input }) => ({ custId: input.custId, orderNo: '', taking: null, failure: null }),
  states: {
    ready: {
      on: {
        take: {
          target: 'planning',
          actions: { type: 'choose', params: ({ event }) => event.orderNo },
        },
      },
    },
    planning: {
      tags: 'loading',
      invoke: {
        id: 'planTaking',
        src: 'planTaking',
        input: ({ context: { custId, orderNo } }) => ({ custId, orderNo }),
        onDone: [
          { guard: { type: 'needsNoQuestion', params: takingOf }, target: 'putting', actions: keepTaking },
          { target: 'asking', actions: keepTaking },
        ],
        onError,
      },
    },
    asking: {
      tags: 'asking',
      on: {
        confirm: { guard: 'canBeTaken', target: 'putting' },
        decline: { target: 'ready', actions: 'forget' },
      },
    },
    putting: {
      tags: 'loading',
      invoke: {
        id: 'putIntoCart',
        src: 'putIntoCart',
        input: ({ context }) => context.taking!,
        onDone: { target: 'ready', actions: 'forget' },
        onError,
      },
    },
  },
});

export type QuotationToCartSnapshot = SnapshotFrom<typeof quotationToCartMachine>;

/** What is asked about; null if nothing is. */
export const selectTaking = (snapshot: QuotationToCartSnapshot): QuotationTaking | null =>
  snapshot.hasTag('asking') ? snapshot.context.taking : null;
/** The number of the quotation that is being put into the cart; null if none is. */
export const selectTaken = (snapshot: QuotationToCartSnapshot): string | null =>
  snapshot.hasTag('loading') ? snapshot.context.orderNo : null;
/** Why the last one was not put into the cart; null if it was. */
export const selectTakeFailure = (snapshot: QuotationToCartSnapshot): GatewayFailure | null => snapshot.context.failure;
