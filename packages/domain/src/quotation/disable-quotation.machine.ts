/** Disabling a quotation: requested, confirmed, called. A disabled quotation leaves the list. Source: S7.16, A-40. */
import { assign, fromPromise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { machineTypes, notProvided, readFailure } from '../gateway/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';
import type { QuotationReference } from './quotation.schema.ts';

interface Context {
  readonly custId: string;
  readonly orderNo: string;
  readonly disabled: readonly string[];
  readonly failure: GatewayFailure | null;
}

/** `disable` asks for confirmation; `decline` keeps the quotation. */
export type DisableQuotationEvent =
  | { readonly type: 'disable'; readonly orderNo: string }
  | { readonly type: 'confirm' }
  | { readonly type: 'decline' };

const machine = setup({
  types: machineTypes<{
    context: Context;
    input: { readonly custId: string };
    events: DisableQuotationEvent;
    tags: 'asking' | 'loading';
  }>(),
  actors: { disableQuotation: fromPromise<unknown, QuotationReference>(notProvided) },
  guards: { isOpen: ({ context }, orderNo: string) => !context.disabled.includes(orderNo) },
  actions: {
    choose: assign((_, orderNo: string) => ({ orderNo, failure: null })),
    forget: assign({ orderNo: '' }),
    keepDisabled: assign(({ context }) => ({ disabled: [...context.disabled, context.orderNo], orderNo: '' })),
    keepFailure: assign((_, error: unknown) => ({ failure: readFailure(error), orderNo: '' })),
  },
});

const orderNoOf = ({ event }: { event: { orderNo: string } }): string => event.orderNo;

/** States: `ready` → `asking` → `disabling` → `ready`. A failure changes nothing and is kept until the next request. */
export const disableQuotationMachine = machine.createMachine({
  id: 'disableQuotation',
  initial: 'ready',
  context: ({ input }) => ({ custId: input.custId, orderNo: '', disabled: [], failure: null }),
  states: {
    ready: {
      on: {
        disable: {
          guard: { type: 'isOpen', params: orderNoOf },
          target: 'asking',
          actions: { type: 'choose', params: orderNoOf },
        },
      },
    },
    asking: {
      tags: 'asking',
      on: { confirm: { target: 'disabling' }, decline: { target: 'ready', actions: 'forget' } },
    },
    disabling: {
      tags: 'loading',
      invoke: {
        id: 'disableQuotation',
        src: 'disableQuotation',
        input: ({ context: { custId, orderNo } }) => ({ custId, orderNo }),
        onDone: { target: 'ready', actions: 'keepDisabled' },
        onError: {
          target: 'ready',
          actions: { type: 'keepFailure', params: ({ event }: { event: { error: unknown } }) => event.error },
        },
      },
    },
  },
});

export type DisableQuotationSnapshot = SnapshotFrom<typeof disableQuotationMachine>;

/** The quotations disabled so far, in that order; each is to leave the list. */
export const selectDisabled = (snapshot: DisableQuotationSnapshot): readonly string[] => snapshot.context.disabled;
/** Why the last one was not disabled; null if it was. */
export const selectDisableFailure = (snapshot: DisableQuotationSnapshot): GatewayFailure | null =>
  snapshot.context.failure;
