/**
 * The orders of a company that wait for a decision: they are read, one is decided about, and the list is read again. A refusal
 * is asked for its reason first; an approval is not. Source: A-183, UX 147, 148.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { machineTypes, notProvided, readFailure } from '../gateway/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';
import type { OrderDecision, WaitingOrder } from './order-decision.ts';

export interface DecisionsInput {
  readonly custId: string;
}

/** A decision about one order. */
export interface DecisionRequest extends OrderDecision {
  readonly orderNo: string;
}

/** `refuse` opens the question for the reason, `confirm` answers it, `cancel` closes it. `retry` reads the list again. */
export type DecisionsEvent =
  | { readonly type: 'approve'; readonly orderNo: string }
  | { readonly type: 'refuse'; readonly orderNo: string }
  | { readonly type: 'confirm'; readonly reason: string }
  | { readonly type: 'cancel' }
  | { readonly type: 'retry' };

interface Context extends DecisionsInput {
  readonly orders: readonly WaitingOrder[] | null;
  /** The order whose refusal is being asked about. */
  readonly refusing: string | null;
  readonly request: DecisionRequest | null;
  readonly done: DecisionRequest | null;
  readonly failure: GatewayFailure | null;
}

const machine = setup({
  types: machineTypes<{ context: Context; input: DecisionsInput; events: DecisionsEvent; tags: 'busy' }>(),
  actors: {
    fetchWaitingOrders: fromPromise<readonly WaitingOrder[], DecisionsInput>(notProvided),
    decideOrder: fromPromise<unknown, DecisionsInput & { readonly request: DecisionRequest | null }>(notProvided),
  },
  guards: {
    mayDecide: ({ context }, orderNo: string) =>
      context.orders?.some((order) => order.orderNo === orderNo && order.approval.mayDecide) ?? false,
    isRefusing: ({ context }) => context.refusing !== null,
  },
  actions: {
    begin: assign((_, request: DecisionRequest) => ({ request, done: null, failure: null })),
    ask: assign((_, orderNo: string) => ({ refusing: orderNo, done: null, failure: null })),
    keepFailure: assign((_, error: unknown) => ({ request: null, failure: readFailure(error) })),
  },
});

const keepFailure = { type: 'keepFailure', params: ({ event }: { event: { error: unknown } }) => event.error } as const;
const ofOrder = { params: ({ event }: { event: { orderNo: string } }) => event.orderNo } as const;

/**
 * States: `loading` → `viewing` → `deciding` → `loading`; `unavailable` if the orders could not be read. A decision that failed
 * reads them again too: somebody else may have decided meanwhile.
 */
export const decisionsMachine = machine.createMachine({
  id: 'orderDecisions',
  initial: 'loading',
  context: ({ input }) => ({ ...input, orders: null, refusing: null, request: null, done: null, failure: null }),
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'fetchWaitingOrders',
        src: 'fetchWaitingOrders',
        input: ({ context: { custId } }) => ({ custId }),
        onDone: { target: 'viewing', actions: assign({ orders: ({ event }) => event.output }) },
        onError: { target: 'unavailable', actions: keepFailure },
      },
    },
    unavailable: { on: { retry: { target: 'loading', actions: assign({ failure: null }) } } },
    viewing: {
      on: {
        approve: {
          guard: { type: 'mayDecide', ...ofOrder },
          target: 'deciding',
          actions: {
            type: 'begin',
            params: ({ event }) => ({ orderNo: event.orderNo, isApproved: true, reason: '' }),
          },
        },
        refuse: { guard: { type: 'mayDecide', ...ofOrder }, actions: { type: 'ask', ...ofOrder } },
        confirm: {
          guard: 'isRefusing',
          target: 'deciding',
          actions: {
            type: 'begin',
            params: ({ context, event }) => ({
              orderNo: context.refusing ?? '',
              isApproved: false,
              reason: event.reason,
            }),
          },
        },
        cancel: { actions: assign({ refusing: null }) },
      },
    },
    deciding: {
      tags: 'busy',
      invoke: {
        id: 'decideOrder',
        src: 'decideOrder',
        input: ({ context: { custId, request } }) => ({ custId, request }),
        onDone: {
          target: 'loading',
          actions: assign({ done: ({ context }) => context.request, request: null, refusing: null }),
        },
        onError: { target: 'loading', actions: keepFailure },
      },
    },
  },
});

export type DecisionsSnapshot = SnapshotFrom<typeof decisionsMachine>;

/** As last read; null before. */
export const selectWaitingOrders = ({ context }: DecisionsSnapshot): readonly WaitingOrder[] | null => context.orders;
/** The number of the order whose refusal is being asked about. */
export const selectRefusing = ({ context }: DecisionsSnapshot): string | null => context.refusing;
/** What was decided last, until something else is begun. */
export const selectDecided = ({ context }: DecisionsSnapshot): DecisionRequest | null => context.done;
export const selectDecisionFailure = ({ context }: DecisionsSnapshot): GatewayFailure | null => context.failure;
