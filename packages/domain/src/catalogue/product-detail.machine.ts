/**
 * Loads the detail of one product. An error is logged and stops the fetching: there is no automatic retry (S8.61). The
 * shell provides the call and the log. Opening another product discards a pending answer.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { machineTypes, notProvided, readFailure } from '../gateway/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';
import type { Product } from './catalogue.ts';

interface Context {
  readonly itemCode: string;
  readonly product: Product | null;
  readonly failure: GatewayFailure | null;
}

/** `retry` fetches the same product again after an error. */
export type ProductDetailEvent =
  | { readonly type: 'open'; readonly itemCode: string }
  | { readonly type: 'retry' }
  | { readonly type: 'close' };

const EMPTY: Context = { itemCode: '', product: null, failure: null };

const machine = setup({
  types: machineTypes<{ context: Context; events: ProductDetailEvent; tags: 'fetching' }>(),
  actors: { readDetail: fromPromise<Product, { readonly itemCode: string }>(notProvided) },
  actions: {
    /** Provided by the shell: writes to the log and shows nothing. */
    logFailure: (_, error: unknown) => void error,
    keepFailure: assign((_, error: unknown) => ({ failure: readFailure(error) })),
    forgetFailure: assign({ failure: null }),
    forget: assign(EMPTY),
  },
});

const errorOf = ({ event }: { event: { error: unknown } }): unknown => event.error;

/**
 * States: `closed` → `fetching` → `shown`, or `stopped` after an error. `open` and `close` are accepted in every state.
 */
export const productDetailMachine = machine.createMachine({
  id: 'productDetail',
  initial: 'closed',
  context: EMPTY,
  on: {
    open: { target: '.fetching', actions: assign(({ event }) => ({ ...EMPTY, itemCode: event.itemCode })) },
    close: { target: '.closed', actions: 'forget' },
  },
  states: {
    closed: {},
    fetching: {
      tags: 'fetching',
      invoke: {
        id: 'readDetail',
        src: 'readDetail',
        input: ({ context: { itemCode } }) => ({ itemCode }),
        onDone: { target: 'shown', actions: assign({ product: ({ event }) => event.output }) },
        onError: {
          target: 'stopped',
          actions: [
            { type: 'keepFailure', params: errorOf },
            { type: 'logFailure', params: errorOf },
          ],
        },
      },
    },
    shown: {},
    stopped: { on: { retry: { target: 'fetching', actions: 'forgetFailure' } } },
  },
});

export type ProductDetailSnapshot = SnapshotFrom<typeof productDetailMachine>;

/** The product shown; null until it is loaded. */
export const selectDetail = (snapshot: ProductDetailSnapshot): Product | null => snapshot.context.product;
/** Why the fetching stopped; null if it did not. */
export const selectDetailFailure = (snapshot: ProductDetailSnapshot): GatewayFailure | null => snapshot.context.failure;
