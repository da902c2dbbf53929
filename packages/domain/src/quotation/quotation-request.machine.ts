/**
 * Requesting a quotation: one call, then a popup that reports that it was sent to the email, or that it failed. Nothing
 * is paid and the cart does not change. Source: S4.12, S7.99, S8.48, S8.49, A-40.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { machineTypes, notProvided, readFailure } from '../gateway/index.ts';
import { isQuoteSuccessful } from '../order/index.ts';
import type { QuotationAnswer, QuotationRequest } from './quotation.schema.ts';
import { quotationFailed, quotationNotice } from './quotation-request.ts';
import type { QuotationNotice } from './quotation-request.ts';

interface Context {
  readonly request: QuotationRequest | null;
  readonly notice: QuotationNotice | null;
}

/** `ask` sends a prepared request (`prepareQuotation`); `close` closes the popup. */
export type QuotationRequestEvent =
  | { readonly type: 'ask'; readonly request: QuotationRequest }
  | { readonly type: 'close' };

const machine = setup({
  types: machineTypes<{ context: Context; events: QuotationRequestEvent; tags: 'loading' | 'popup' }>(),
  actors: { requestQuotation: fromPromise<QuotationAnswer, QuotationRequest | null>(notProvided) },
  guards: {
    isSent: (_, answer: QuotationAnswer) => isQuoteSuccessful(answer),
  },
  actions: {
    keepRequest: assign((_, request: QuotationRequest) => ({ request, notice: null })),
    tellAnswer: assign(({ context }, answer: QuotationAnswer) => ({
      notice: quotationNotice(answer, context.request?.email ?? ''),
    })),
    tellFailure: assign((_, error: unknown) => ({ notice: quotationFailed(readFailure(error)) })),
    forget: assign({ request: null, notice: null }),
  },
});

const answerOf = ({ event }: { event: { output: QuotationAnswer } }): QuotationAnswer => event.output;
const tellAnswer = { type: 'tellAnswer', params: answerOf } as const;

const ask = {
  target: 'asking',
  actions: { type: 'keepRequest', params: ({ event }: { event: { request: QuotationRequest } }) => event.request },
} as const;

/** States: `ready` → `asking` → `sent` or `failed`; a failure may be followed by another `ask`. */
export const quotationRequestMachine = machine.createMachine({
  id: 'quotationRequest',
  initial: 'ready',
  context: { request: null, notice: null },
  states: {
    ready: { on: { ask } },
    asking: {
      tags: 'loading',
      invoke: {
        id: 'requestQuotation',
        src: 'requestQuotation',
        input: ({ context }) => context.request,
        onDone: [
          { guard: { type: 'isSent', params: answerOf }, target: 'sent', actions: tellAnswer },
          { target: 'failed', actions: tellAnswer },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'tellFailure', params: ({ event }: { event: { error: unknown } }) => event.error },
        },
      },
    },
    sent: { tags: 'popup', on: { close: { target: 'ready', actions: 'forget' } } },
    failed: { tags: 'popup', on: { ask, close: { target: 'ready', actions: 'forget' } } },
  },
});

export type QuotationRequestSnapshot = SnapshotFrom<typeof quotationRequestMachine>;

/** The notice in the popup; null if there is none. */
export const selectQuotationNotice = (snapshot: QuotationRequestSnapshot): QuotationNotice | null =>
  snapshot.context.notice;
