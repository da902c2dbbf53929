/**
 * Signing in to the verification with the company's email and password, in place of a code by mail. Its token is the verification's own: it
 * signs nobody in to the shop. Source: spec section 2 (S2.79), S6.7, S7.38, S8.7 to S8.10, A-74, A-75.
 */
import { Result } from 'effect';
import { assign, fromPromise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { captchaErrorType } from '../captcha/index.ts';
import type { CaptchaToken } from '../captcha/index.ts';
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

/** One try, with the captcha's solution for it. */
export interface KybLogin extends KybCredentials {
  readonly captcha: CaptchaToken;
}

export type KybLoginEvent = { readonly type: 'submit'; readonly login: KybLogin };

interface KybLoginContext {
  /** Null but while it is under way. */
  readonly login: KybLogin | null;
  readonly failure: GatewayFailure | null;
  /** The password was right, but it is no company's. */
  readonly otherKind: LoginOfOtherKind | null;
  readonly access: KybAccess | null;
}

const isComplete = (credentials: KybCredentials): boolean => Result.isSuccess(checkKybCredentials(credentials));

/** A try as it is sent; a call is made only with complete credentials. */
const sent = (login: KybLogin): KybLogin => ({
  ...login,
  ...Result.getOrElse(checkKybCredentials(login), () => login),
});

/** `entering` → `signingIn` → `signedIn`, whose output is the session to store. The password is forgotten after each try. */
export const kybLoginMachine = setup({
  types: machineTypes<{
    context: KybLoginContext;
    events: KybLoginEvent;
    output: KybAccess | null;
    tags: 'fetching';
  }>(),
  actors: { signIn: fromPromise<KybAccess, KybLogin | null>(notProvided) },
}).createMachine({
  id: 'kybLogin',
  initial: 'entering',
  context: { login: null, failure: null, otherKind: null, access: null },
  output: ({ context }) => context.access,
  states: {
    entering: {
      on: {
        submit: {
          guard: ({ event }) => isComplete(event.login),
          target: 'signingIn',
          actions: assign({ login: ({ event }) => sent(event.login), failure: null, otherKind: null }),
        },
      },
    },
    signingIn: {
      tags: 'fetching',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => context.login,
        onDone: {
          target: 'signedIn',
          actions: assign({ access: ({ event }) => event.output, login: null }),
        },
        onError: {
          target: 'entering',
          actions: assign({
            failure: ({ event }) => readFailure(event.error),
            otherKind: ({ event }) => otherKindOf(event.error),
            login: null,
          }),
        },
      },
    },
    signedIn: { type: 'final' },
  },
});

export type KybLoginSnapshot = SnapshotFrom<typeof kybLoginMachine>;

/** Null too where the captcha was refused: its traditional kind is shown, and no message (S8.7). */
export const selectKybLoginFailure = ({ context: { failure } }: KybLoginSnapshot): GatewayFailure | null =>
  failure !== null && captchaErrorType(failure.code) === null ? failure : null;

/** Whose the account is, if it signs in at another page; null else. */
export const selectKybLoginOfOtherKind = ({ context }: KybLoginSnapshot): LoginOfOtherKind | null => context.otherKind;
