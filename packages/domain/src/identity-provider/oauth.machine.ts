/**
 * Signing in through an identity provider: a redirect to its page and back with a code, which is stored and removed
 * from the address; then a captcha, then the login that this machine returns. Source: S4.110, S4.111, S7.40, S8.62,
 *
 */
import { assign, fromPromise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { CaptchaToken } from '../captcha/index.ts';
import { machineTypes, notProvided, readFailure } from '../gateway/index.ts';
import { isTrustedAddress } from '../location/index.ts';
import type { ShopLocation } from '../location/index.ts';
import { loginTypeAfterReturn, readNextStep } from '../sign-in/index.ts';
import type { LoginPolicy, OAuthMethod, Login, NextStep } from '../sign-in/index.ts';
import { readOAuthReturn, stateOfAddress, withoutOAuthReturn } from './oauth.ts';
import type { OAuthFailed, OAuthReturn } from './oauth.ts';
import type { StoredOAuth } from './oauth.schema.ts';

type Policy = Pick<LoginPolicy, 'methods' | 'returnsAsSalesman' | 'trustedHosts'>;

/** `location` is the address as it was opened, `stored` the value from the browser's storage. */
export interface OAuthInput {
  readonly policy: Policy;
  readonly location: ShopLocation;
  readonly stored: StoredOAuth | null;
}

/** The provider, and the page of the shop to return to. */
export interface OAuthStart {
  readonly method: OAuthMethod;
  readonly redirectUrl: string;
}

/** With the step that the visitor is on the way to. */
type Departing = OAuthStart & (NextStep | { readonly nextStep?: never });

interface Context extends OAuthInput {
  readonly start: Departing | null;
  readonly captcha: CaptchaToken | null;
  readonly failure: OAuthFailed | null;
}

/** `cameBack`: the browser shows the page again from its history. `abandon` discards the returned code. */
export type OAuthEvent =
  | ({ readonly type: 'start' } & Departing)
  | { readonly type: 'cameBack' }
  | { readonly type: 'captchaSolved'; readonly captcha: CaptchaToken }
  | { readonly type: 'abandon' };

const returnOf = ({ location, stored }: Context): OAuthReturn => readOAuthReturn(location.query, stored);

const storedAfter = (context: Context): StoredOAuth | null => {
  const found = returnOf(context);
  return found._tag === 'Returned' ? found.stored : null;
};

const failureOf = (context: Context): OAuthFailed | null => {
  const found = returnOf(context);
  return found._tag === 'OAuthFailed' ? found : null;
};

const followed = ({ policy, start }: Context, address: string): StoredOAuth | null => {
  const state = stateOfAddress(address);
  return start !== null && state && isTrustedAddress(address, policy.trustedHosts)
    ? { ...start, state, code: null }
    : null;
};

/** What the call sends: the step belongs to the browser. */
const startOf = ({ start }: Context): OAuthStart | null =>
  start === null ? null : { method: start.method, redirectUrl: start.redirectUrl };

/** The login to continue with; null if nobody returned. */
const loginOf = ({ stored, captcha, policy }: Context): Login | null =>
  stored === null || stored.code === null || captcha === null
    ? null
    : {
        request: {
          type: loginTypeAfterReturn(stored.method, policy),
          code: stored.code,
          redirectUrl: stored.redirectUrl,
        },
        captcha,
        method: stored.method,
      };

const failure = (reason: OAuthFailed['reason'], code: string | null): OAuthFailed => ({
  _tag: 'OAuthFailed',
  reason,
  code,
});

const machine = setup({
  types: machineTypes<{
    context: Context;
    input: OAuthInput;
    output: Login | null;
    events: OAuthEvent;
    tags: 'busy' | 'captcha';
  }>(),
  actors: {
    /** Returns `returnUrl`, the address of the provider's page; `start` is null if nothing was started. */
    fetchProviderAddress: fromPromise<string, { readonly start: OAuthStart | null }>(notProvided),
  },
  guards: {
    hasReturned: ({ context }) => returnOf(context)._tag === 'Returned',
    hasFailed: ({ context }) => returnOf(context)._tag === 'OAuthFailed',
    hasStoredCode: ({ context }) => context.stored !== null && context.stored.code !== null,
    isOffered: ({ context }, method: OAuthMethod) => context.policy.methods.includes(method),
    isFollowed: ({ context }, address: string) => followed(context, address) !== null,
  },
  actions: {
    /** Storing, clearing, cleaning the address bar, leaving and dispatching the error: all provided by the shell. */
    store: (_, stored: StoredOAuth | null) => void stored,
    cleanAddress: (_, location: ShopLocation) => void location,
    leaveTo: (_, address: string) => void address,
    reportFailure: (_, failed: OAuthFailed | null) => void failed,
    keepStored: assign((_, stored: StoredOAuth | null) => ({ stored })),
    keepStart: assign((_, { method, redirectUrl, ...onward }: Departing) => ({
      start: { method, redirectUrl, ...readNextStep(onward) },
      failure: null,
    })),
    keepCaptcha: assign((_, captcha: CaptchaToken) => ({ captcha })),
    keepFailure: assign((_, failed: OAuthFailed | null) => ({ failure: failed })),
  },
});

const clean = {
  type: 'cleanAddress',
  params: ({ context }: { context: Context }) => withoutOAuthReturn(context.location, context.stored),
} as const;

/** Stores the value in the browser and in the context. */
const keep = <Event>(of: (at: { context: Context; event: Event }) => StoredOAuth | null) =>
  [
    { type: 'store', params: of },
    { type: 'keepStored', params: of },
  ] as const;

const forget = keep(() => null);

/** A failure is stored, dispatched, and ends the current attempt. */
const fail = <Event>(of: (at: { context: Context; event: Event }) => OAuthFailed | null) =>
  [{ type: 'reportFailure', params: of }, { type: 'keepFailure', params: of }, ...forget] as const;

const start = {
  guard: { type: 'isOffered', params: ({ event }: { event: Departing }) => event.method },
  target: 'asking',
  actions: { type: 'keepStart', params: ({ event }: { event: Departing }) => event },
} as const;

const asking = machine.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'fetchProviderAddress',
    src: 'fetchProviderAddress',
    input: ({ context }) => ({ start: startOf(context) }),
    onDone: [
      {
        guard: { type: 'isFollowed', params: ({ event }: { event: { output: string } }) => event.output },
        target: 'leaving',
        actions: [
          ...keep(({ context, event }: { context: Context; event: { output: string } }) =>
            followed(context, event.output),
          ),
          { type: 'leaveTo', params: ({ event }: { event: { output: string } }) => event.output },
        ],
      },
      { target: 'failed', actions: fail(() => failure('address', null)) },
    ],
    onError: {
      target: 'failed',
      actions: fail(({ event }: { event: { error: unknown } }) =>
        failure('unreachable', readFailure(event.error).code),
      ),
    },
  },
});

/** States: `deciding` → `ready` → `asking` → `leaving`; back again `awaitingCaptcha` → the final `finished`, or `failed`. */
export const oauthMachine = machine.createMachine({
  id: 'oauth',
  initial: 'deciding',
  context: ({ input }) => ({ ...input, start: null, captcha: null, failure: null }),
  output: ({ context }) => loginOf(context),
  states: {
    deciding: {
      always: [
        {
          guard: 'hasReturned',
          target: 'awaitingCaptcha',
          actions: [...keep(({ context }: { context: Context }) => storedAfter(context)), clean],
        },
        {
          guard: 'hasFailed',
          target: 'failed',
          actions: [clean, ...fail(({ context }: { context: Context }) => failureOf(context))],
        },
        { guard: 'hasStoredCode', target: 'awaitingCaptcha' },
        { target: 'ready' },
      ],
    },
    ready: { on: { start } },
    asking,
    leaving: { tags: 'busy', on: { cameBack: { target: 'ready', actions: forget } } },
    awaitingCaptcha: {
      tags: 'captcha',
      on: {
        captchaSolved: {
          target: 'finished',
          actions: [
            { type: 'keepCaptcha', params: ({ event }) => event.captcha },
            { type: 'store', params: () => null },
          ],
        },
        abandon: { target: 'ready', actions: forget },
      },
    },
    failed: { on: { start } },
    finished: { type: 'final' },
  },
});

export type OAuthSnapshot = SnapshotFrom<typeof oauthMachine>;

/** Why signing in at the provider failed; null if it did not. */
export const selectOAuthFailure = (snapshot: OAuthSnapshot): OAuthFailed | null => snapshot.context.failure;
