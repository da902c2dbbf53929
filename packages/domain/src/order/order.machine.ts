/**
 * One order in the shop: create, pay, confirm or cancel; beside it, unlocking. Calls are named actors that gateways
 * provide. An order with nothing due at a provider is confirmed immediately; one paid by transfer waits, and one above its
 * buyer's limits waits for an approver whatever pays it. One that
 * cannot be cancelled because it was paid meanwhile is confirmed, one that is unknown to the server is forgotten.
 * Source: spec sections 3 and 4 (S3.49, S4.3 to S4.11), A-34, A-103.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { Money } from '../money/index.ts';
import { machineTypes, notProvided, readFailure } from '../gateway/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';
import {
  canceled,
  confirmed,
  created,
  EMPTY_ORDER,
  isMarked,
  isPaid,
  isPaidLater,
  restored,
  started,
  unlocked,
} from './order-state.ts';
import type {
  ConfirmedOrder,
  CreatedOrder,
  OrderContext,
  OrderInput,
  ReturnedPayment,
  UnlockRequest,
} from './order-state.ts';
import type { CheckoutPayload } from '../order-payload/schema.ts';
import { isPaidMeanwhile, isUnknownOrder } from './refused-cancel.ts';

export type OrderEvent =
  | { readonly type: 'create'; readonly payload: CheckoutPayload }
  | { readonly type: 'pay' }
  | { readonly type: 'paymentStarted'; readonly paymentLogId: string | null }
  | { readonly type: 'paymentNotStarted' }
  | ({ readonly type: 'paymentReturned'; readonly orderNo: string } & ReturnedPayment)
  | { readonly type: 'paymentFailed'; readonly orderNo: string }
  | { readonly type: 'confirm' }
  | { readonly type: 'cancel' }
  | ({ readonly type: 'unlock' } & UnlockRequest)
  | { readonly type: 'clear' };

const machine = setup({
  types: machineTypes<{ context: OrderContext; input: OrderInput; events: OrderEvent; tags: 'fetching' | 'payable' }>(),
  actors: {
    createOrder: fromPromise<CreatedOrder, CheckoutPayload | null>(notProvided),
    confirmOrder: fromPromise<
      ConfirmedOrder,
      { readonly orderNo: string | null; readonly payment: ReturnedPayment | null }
    >(notProvided),
    cancelOrder: fromPromise<unknown, { readonly orderNo: string | null }>(notProvided),
    unlockOrder: fromPromise<unknown, UnlockRequest | null>(notProvided),
  },
  guards: {
    isMarked: ({ context }, orderNo: string) => isMarked(context, orderNo),
    hasMark: ({ context }) => context.unconfirmedOrderNo !== null,
    isPaidLater: ({ context }) => isPaidLater(context),
    isPaidAtOnce: ({ context }) => isPaid(context, 'atOnce'),
    isPaidMeanwhile: (_, error: unknown) => isPaidMeanwhile(error),
    isUnknown: (_, error: unknown) => isUnknownOrder(error),
  },
  actions: {
    start: assign(({ context }, payload: CheckoutPayload) => started(context, payload)),
    keepFailure: assign((_, error: unknown) => ({ failure: readFailure(error) })),
    forgetFailure: assign({ failure: null }),
    keepPayment: assign((_, { paymentId, means }: ReturnedPayment) => ({ payment: { paymentId, means } })),
    keepUnlocking: assign((_, { orderNo, captcha }: UnlockRequest) => ({
      unlocking: { orderNo, captcha },
      failure: null,
    })),
    reset: assign(EMPTY_ORDER),
    forgetOrder: assign(canceled),
  },
});

const ofError = { params: ({ event }: { event: { error: unknown } }) => event.error } as const;
const keepFailure = { type: 'keepFailure', ...ofError } as const;

const create = {
  target: 'creating',
  actions: { type: 'start', params: ({ event }: { event: { payload: CheckoutPayload } }) => event.payload },
} as const;

const creating = machine.createStateConfig({
  tags: 'fetching',
  invoke: {
    id: 'createOrder',
    src: 'createOrder',
    input: ({ context }) => context.payload,
    onDone: { target: 'created', actions: assign(({ context, event }) => created(context, event.output)) },
    onError: { target: 'empty', actions: keepFailure },
  },
});

const createdState = machine.createStateConfig({
  tags: 'payable',
  always: [
    { guard: 'isPaidLater', target: 'awaitingMoney' },
    { guard: 'isPaidAtOnce', target: 'confirming' },
  ],
  on: { pay: { target: 'paying', actions: 'forgetFailure' }, cancel: { target: 'canceling' } },
});

const paying = machine.createStateConfig({
  on: {
    paymentStarted: { actions: assign({ paymentLogId: ({ event }) => event.paymentLogId }) },
    paymentNotStarted: { target: 'created' },
    paymentReturned: {
      guard: { type: 'isMarked', params: ({ event }) => event.orderNo },
      target: 'confirming',
      actions: { type: 'keepPayment', params: ({ event }) => event },
    },
    paymentFailed: { guard: { type: 'isMarked', params: ({ event }) => event.orderNo }, target: 'canceling' },
    cancel: { target: 'canceling' },
  },
});

const confirming = machine.createStateConfig({
  tags: 'fetching',
  entry: 'forgetFailure',
  invoke: {
    id: 'confirmOrder',
    src: 'confirmOrder',
    input: ({ context: { orderNo, payment } }) => ({ orderNo, payment }),
    onDone: { target: 'confirmed', actions: assign(({ event }) => confirmed(event.output)) },
    onError: { target: 'unconfirmed', actions: keepFailure },
  },
});

const canceling = machine.createStateConfig({
  tags: 'fetching',
  entry: 'forgetFailure',
  invoke: {
    id: 'cancelOrder',
    src: 'cancelOrder',
    input: ({ context: { orderNo } }) => ({ orderNo }),
    onDone: { target: 'canceled', actions: 'forgetOrder' },
    onError: [
      { guard: 'isPaidLater', target: 'awaitingMoney', actions: keepFailure },
      { guard: { type: 'isPaidMeanwhile', ...ofError }, target: 'confirming' },
      { guard: { type: 'isUnknown', ...ofError }, target: 'empty', actions: 'forgetOrder' },
      { target: 'unconfirmed', actions: keepFailure },
    ],
  },
});

const purchase = machine.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasMark', target: 'paying' }, { target: 'empty' }] },
    empty: { on: { create } },
    creating,
    created: createdState,
    paying,
    awaitingMoney: { on: { create, cancel: { target: 'canceling' } } },
    confirming,
    unconfirmed: { on: { confirm: { target: 'confirming' }, cancel: { target: 'canceling' } } },
    confirmed: { on: { create } },
    canceling,
    canceled: { on: { create } },
  },
});

const unlock = {
  target: 'asking',
  actions: { type: 'keepUnlocking', params: ({ event }: { event: UnlockRequest }) => event },
} as const;

const unlocking = machine.createStateConfig({
  initial: 'locked',
  states: {
    locked: { on: { unlock } },
    asking: {
      tags: 'fetching',
      invoke: {
        id: 'unlockOrder',
        src: 'unlockOrder',
        input: ({ context }) => context.unlocking,
        onDone: { target: 'unlocked', actions: assign(({ context }) => unlocked(context)) },
        onError: { target: 'locked', actions: [keepFailure, assign({ unlocking: null })] },
      },
    },
    unlocked: { on: { unlock } },
  },
});

/** Two regions: `purchase` and `unlocking`. `clear` resets both at any time. */
export const orderMachine = machine.createMachine({
  id: 'order',
  type: 'parallel',
  context: ({ input }) => restored(input),
  on: { clear: { target: ['.purchase.empty', '.unlocking.locked'], actions: 'reset' } },
  states: { purchase, unlocking },
});

export type OrderSnapshot = SnapshotFrom<typeof orderMachine>;

/**
 * The fields of the order state (S3.49), derived from the machine. `orderAmtTot` is from the answer of the
 * confirmation.
 */
export interface PurchaseState {
  readonly isFetching: boolean;
  readonly orderNo: string | null;
  readonly isConfirm: boolean;
  readonly isCanceled: boolean;
  readonly orderAmtTot: Money | null;
  readonly isPayProcessing: boolean;
  readonly isUnlock: boolean;
  readonly unlockOrders: readonly string[];
  readonly paymentLogId: string | null;
  readonly notConfirmYetOrderNo: string | null;
}

export const selectIsFetching = (snapshot: OrderSnapshot): boolean => snapshot.hasTag('fetching');
export const selectOrderNo = (snapshot: OrderSnapshot): string | null => snapshot.context.orderNo;
export const selectIsConfirmed = (snapshot: OrderSnapshot): boolean => snapshot.matches({ purchase: 'confirmed' });
/** The order is placed: confirmed, or waiting for a transfer or an approver. */
export const selectIsPlaced = (snapshot: OrderSnapshot): boolean =>
  selectIsConfirmed(snapshot) || snapshot.matches({ purchase: 'awaitingMoney' });
export const selectIsCanceled = (snapshot: OrderSnapshot): boolean => snapshot.matches({ purchase: 'canceled' });
export const selectIsUnlocked = (snapshot: OrderSnapshot): boolean => snapshot.matches({ unlocking: 'unlocked' });
export const selectUnconfirmedOrderNo = (snapshot: OrderSnapshot): string | null => snapshot.context.unconfirmedOrderNo;
export const selectOrderFailure = (snapshot: OrderSnapshot): GatewayFailure | null => snapshot.context.failure;

/** All ten at once, under the names of the specification, for storing or showing them together. */
export const selectOrderState = (snapshot: OrderSnapshot): PurchaseState => ({
  isFetching: selectIsFetching(snapshot),
  orderNo: selectOrderNo(snapshot),
  isConfirm: selectIsConfirmed(snapshot),
  isCanceled: selectIsCanceled(snapshot),
  orderAmtTot: snapshot.context.total,
  isPayProcessing: snapshot.matches({ purchase: 'paying' }),
  isUnlock: selectIsUnlocked(snapshot),
  unlockOrders: snapshot.context.unlockedOrders,
  paymentLogId: snapshot.context.paymentLogId,
  notConfirmYetOrderNo: selectUnconfirmedOrderNo(snapshot),
});
