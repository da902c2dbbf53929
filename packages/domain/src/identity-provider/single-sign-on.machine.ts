/**
 * Single sign-on from a partner's page: requests the redirect, stores the back-URL, and redirects the browser, only to
 * trusted hosts. Source: S4.112, S4.113, S7.41, A-48.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { machineTypes, notProvided, readFailure } from '../gateway/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';
import { isTrustedAddress } from '../location/index.ts';
import { redirectAfterSingleSignOn, sessionAfterSingleSignOn } from './single-sign-on.ts';
import type { SingleSignOnRedirect, SingleSignOnSession } from './single-sign-on.ts';
import type { SingleSignOnAnswer, SingleSignOnRequest } from './single-sign-on.schema.ts';

export interface SingleSignOnInput {
  readonly request: SingleSignOnRequest;
  readonly trustedHosts: readonly string[];
  readonly isSafari: boolean;
}

interface Context extends SingleSignOnInput {
  readonly failure: GatewayFailure | null;
}

export type SingleSignOnEvent = { readonly type: 'tryAgain' };

const badAddress: GatewayFailure = {
  _tag: 'GatewayFailure',
  reason: 'badRedirectUrl',
  code: null,
  message: '',
  isRetryable: false,
};

const machine = setup({
  types: machineTypes<{ context: Context; input: SingleSignOnInput; events: SingleSignOnEvent }>(),
  actors: { singleSignOn: fromPromise<SingleSignOnAnswer, SingleSignOnRequest>(notProvided) },
  guards: {
    isTrusted: ({ context }, { redirectUrl }: SingleSignOnAnswer) =>
      isTrustedAddress(redirectUrl, context.trustedHosts),
  },
  actions: {
    /** Storing the back-URL (null removes it) and redirecting the browser: both provided by the shell. */
    storeSession: (_, session: SingleSignOnSession) => void session,
    redirect: (_, redirect: SingleSignOnRedirect) => void redirect,
    keepFailure: assign((_, error: unknown) => ({ failure: readFailure(error) })),
    refuseAddress: assign({ failure: badAddress }),
    forgetFailure: assign({ failure: null }),
  },
});

interface Answered {
  readonly context: Context;
  readonly event: { readonly output: SingleSignOnAnswer };
}

/** States: `asking` → the final `redirecting`, or `failed`, from which `tryAgain` requests it again. */
export const singleSignOnMachine = machine.createMachine({
  id: 'singleSignOn',
  initial: 'asking',
  context: ({ input }) => ({ ...input, failure: null }),
  states: {
    asking: {
      invoke: {
        id: 'singleSignOn',
        src: 'singleSignOn',
        input: ({ context }) => context.request,
        onDone: [
          {
            guard: { type: 'isTrusted', params: ({ event }: Answered) => event.output },
            target: 'redirecting',
            actions: [
              {
                type: 'storeSession',
                params: ({ context, event }: Answered) => sessionAfterSingleSignOn(event.output, context.trustedHosts),
              },
              {
                type: 'redirect',
                params: ({ context, event }: Answered) =>
                  redirectAfterSingleSignOn(event.output.redirectUrl, context.isSafari),
              },
            ],
          },
          { target: 'failed', actions: 'refuseAddress' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }: { event: { error: unknown } }) => event.error },
        },
      },
    },
    failed: { on: { tryAgain: { target: 'asking', actions: 'forgetFailure' } } },
    redirecting: { type: 'final' },
  },
});

export type SingleSignOnSnapshot = SnapshotFrom<typeof singleSignOnMachine>;

/** Why the single sign-on failed; null if it did not. */
export const selectSingleSignOnFailure = (snapshot: SingleSignOnSnapshot): GatewayFailure | null =>
  snapshot.context.failure;
