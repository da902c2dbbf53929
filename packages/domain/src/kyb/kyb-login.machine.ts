/**
 * Signing in to the verification with the company's email and password, in place of a code by mail. Its token is the verification's own: it
 * signs nobody in to the shop. Source: spec section 2 (S2.79), S6.7, S7.38, A-74.
 */
import { Result } from 'effect';
import { assign, fromPromise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { checkEmail } from '../email/index.ts';
import { formOf } from '../form/index.ts';
import { machineTypes, notProvided, readFailure } from '../gateway/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';
import { checkCurrentPassword } from '../password/index.ts';
import { otherKindOf } from '../sign-in/index.ts';
import type { LoginOfOtherKind } from '../sign-in/index.ts';
import type { KybAccess } from './kyb-session.ts';

/** What is typed. */
export interface KybCredentials {
  readonly email: string;
  readonly password: string;
}

/** Checks what is typed: an email, and any password, for it may have been chosen under earlier rules. */
export const checkKybCredentials = formOf<KybCredentials>()({
  email: checkEmail,
  password: checkCurrentPassword,
});

export type KybLoginEvent = { readonly type: 'submit'; readonly credentials: KybCredentials };

interface KybLoginContext {
  readonly credentials: KybCredentials;
  readonly failure: GatewayFailure | null;
  /** The password was right, but it is no company's. */
  readonly otherKind: LoginOfOtherKind | null;
  readonly access: KybAccess | null;
}

const isComplete = (credentials: KybCredentials): boolean => Result.isSuccess(checkKybCredentials(credentials));

/** The credentials as they are sent; a call is made only with complete ones. */
const sent = (credentials: KybCredentials): KybCredentials =>
  Result.getOrElse(checkKybCredentials(credentials), () => credentials);

const NOTHING: KybCredentials = { email: '', password: '' };

/** `entering` → `signingIn` → `signedIn`, whose output is the session to store. The password is forgotten after each try. */
export const kybLoginMachine = setup({
  types: machineTypes<{
    context: KybLoginContext;
    events: KybLoginEvent;
    output: KybAccess | null;
    tags: 'fetching';
  }>(),
  actors: { signIn: fromPromise<KybAccess, KybCredentials>(notProvided) },
}).createMachine({
  id: 'kybLogin',
  initial: 'entering',
  context: { credentials: NOTHING, failure: null, otherKind: null, access: null },
  output: ({ context }) => context.access,
  states: {
    entering: {
      on: {
        submit: {
          guard: ({ event }) => isComplete(event.credentials),
          target: 'signingIn',
          actions: assign({ credentials: ({ event }) => sent(event.credentials), failure: null, otherKind: null }),
        },
      },
    },
    signingIn: {
      tags: 'fetching',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => context.credentials,
        onDone: {
          target: 'signedIn',
          actions: assign({ access: ({ event }) => event.output, credentials: NOTHING }),
        },
        onError: {
          target: 'entering',
          actions: assign({
            failure: ({ event }) => readFailure(event.error),
            otherKind: ({ event }) => otherKindOf(event.error),
            credentials: NOTHING,
          }),
        },
      },
    },
    signedIn: { type: 'final' },
  },
});

export type KybLoginSnapshot = SnapshotFrom<typeof kybLoginMachine>;

export const selectKybLoginFailure = ({ context }: KybLoginSnapshot): GatewayFailure | null => context.failure;

/** Whose the account is, if it signs in at another page; null else. */
export const selectKybLoginOfOtherKind = ({ context }: KybLoginSnapshot): LoginOfOtherKind | null => context.otherKind;
