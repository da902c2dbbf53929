/**
 * Redirecting the buyer to the provider's page: csrf token, then payment session, then redirect. A failure enables the
 * pay button immediately and is stored for the log and the inline message. Source: S4.103, S7.105 to S7.107, A-37.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { machineTypes, notProvided, readFailure } from '../gateway/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';

/** The request for a session. The server computes amount and host itself and compares them. */
export interface PaymentSessionRequest {
  readonly orderNo: string;
  /** Decimal string in the unit's currency. */
  readonly amount: string;
  readonly currency: string;
  readonly method: string;
  readonly email: string;
  readonly mobileNo: string | null;
}

export interface PaymentSession {
  readonly redirectUrl: string;
  /** Used on return by providers with this protocol; null if the server sends none. */
  readonly paymentLogId: string | null;
}

export interface PaymentRedirectContext {
  readonly request: PaymentSessionRequest | null;
  readonly csrfToken: string;
  readonly session: PaymentSession | null;
  readonly failure: GatewayFailure | null;
}

/** `pay` starts; `cameBack` enables the button when the browser shows the page again from its history. */
export type PaymentRedirectEvent =
  | { readonly type: 'pay'; readonly request: PaymentSessionRequest }
  | { readonly type: 'cameBack' };

/** Only web addresses are followed: anything else could run code in the payment page. */
export const isWebAddress = (url: string): boolean => /^https?:\/\/[^\s/]/iu.test(url);

const badAddress: GatewayFailure = {
  _tag: 'GatewayFailure',
  reason: 'badRedirectUrl',
  code: null,
  message: '',
  isRetryable: false,
};

const machine = setup({
  types: machineTypes<{ context: PaymentRedirectContext; events: PaymentRedirectEvent; tags: 'busy' }>(),
  actors: {
    fetchCsrfToken: fromPromise<string>(notProvided),
    createPaymentSession: fromPromise<PaymentSession, { csrfToken: string; request: PaymentSessionRequest | null }>(
      notProvided,
    ),
  },
  guards: { isWebAddress: (_, session: PaymentSession) => isWebAddress(session.redirectUrl) },
  actions: {
    /** Storing the payment log id, and leaving for the provider; both provided by the shell. */
    rememberPayment: (_args, _session: PaymentSession): void => undefined,
    redirect: (_args, _session: PaymentSession): void => undefined,
    logFailure: (_args, _error: unknown): void => undefined,
    keepFailure: assign((_, error: unknown) => ({ failure: readFailure(error) })),
    refuseAddress: assign({ failure: badAddress }),
  },
});

const onFailure = {
  target: 'ready',
  actions: [
    { type: 'keepFailure', params: ({ event }: { event: { error: unknown } }) => event.error },
    { type: 'logFailure', params: ({ event }: { event: { error: unknown } }) => event.error },
  ],
} as const;

/** States: `ready` → `fetchingCsrfToken` → `creatingSession` → `redirecting`; every failure leads back to `ready`. */
export const paymentRedirectMachine = machine.createMachine({
  id: 'paymentRedirect',
  initial: 'ready',
  context: { request: null, csrfToken: '', session: null, failure: null },
  states: {
    ready: {
      on: {
        pay: {
          target: 'fetchingCsrfToken',
          actions: assign(({ event }) => ({ request: event.request, session: null, failure: null })),
        },
      },
    },
    fetchingCsrfToken: {
      tags: 'busy',
      invoke: {
        id: 'fetchCsrfToken',
        src: 'fetchCsrfToken',
        onDone: { target: 'creatingSession', actions: assign({ csrfToken: ({ event }) => event.output }) },
        onError: onFailure,
      },
    },
    creatingSession: {
      tags: 'busy',
      invoke: {
        id: 'createPaymentSession',
        src: 'createPaymentSession',
        input: ({ context }) => ({ csrfToken: context.csrfToken, request: context.request }),
        onDone: [
          {
            guard: { type: 'isWebAddress', params: ({ event }) => event.output },
            target: 'redirecting',
            actions: [
              assign({ session: ({ event }) => event.output }),
              { type: 'rememberPayment', params: ({ event }) => event.output },
              { type: 'redirect', params: ({ event }) => event.output },
            ],
          },
          { target: 'ready', actions: 'refuseAddress' },
        ],
        onError: onFailure,
      },
    },
    redirecting: { tags: 'busy', on: { cameBack: { target: 'ready' } } },
  },
});

export type PaymentRedirectSnapshot = SnapshotFrom<typeof paymentRedirectMachine>;

/** Why the last attempt did not reach the provider, until the next one; null if it did. */
export const selectRedirectFailure = (snapshot: PaymentRedirectSnapshot): GatewayFailure | null =>
  snapshot.context.failure;
