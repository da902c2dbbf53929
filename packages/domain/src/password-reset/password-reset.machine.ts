/**
 * Resetting a password in three steps: email, check your mail, new password. The third starts from the link in the
 * email, on a page of its own. The new password was checked by its rules before. Source: S2.92, S4.83, S4.84, S9.21.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { Result } from 'effect';
import { customerKindOfCode } from '../customer/index.ts';
import type { SignedInKind } from '../customer/index.ts';
import { checkEmail } from '../email/index.ts';
import { machineTypes, notProvided, readFailure } from '../gateway/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';
import type { ShopLocation } from '../location/index.ts';
import { RESEND_SECONDS } from '../password/index.ts';
import { countedDown } from '../time/index.ts';
import { doorOfKind, loginLocation } from '../sign-in/index.ts';
import type { ConfirmedLink, ResetConfirmation, ResetLink, ResetRequest } from './password-reset.schema.ts';

/**
 * `kind`: the login page at which the password was forgotten. `link`: the link of the address, null if there is none.
 */
export interface PasswordResetInput {
  readonly kind: SignedInKind;
  readonly link: ResetLink | null;
}

interface Context extends PasswordResetInput {
  readonly email: string;
  readonly wasSent: boolean;
  readonly secondsLeft: number;
  readonly confirmed: ConfirmedLink | null;
  readonly newPassword: string;
  readonly isRefused: boolean;
  readonly failure: GatewayFailure | null;
}

/** `tick` reports the seconds left until the email may be sent again. */
export type PasswordResetEvent =
  | { readonly type: 'send'; readonly email: string }
  | { readonly type: 'resend' }
  | { readonly type: 'tick'; readonly secondsLeft: number }
  | { readonly type: 'changeEmail' }
  | { readonly type: 'submit'; readonly newPassword: string }
  | { readonly type: 'tryAgain' }
  | { readonly type: 'startAgain' };

const confirmation = ({ newPassword, link, confirmed }: Context): ResetConfirmation => ({
  newPassword,
  accountId: link?.accountId ?? '',
  token: confirmed?.token ?? '',
  memberType: confirmed?.memberType ?? '',
});

/** The login page of the password's owner; the one where it was forgotten if the answer does not tell. */
const loginAfter = ({ kind, confirmed }: Context): ShopLocation =>
  loginLocation(doorOfKind(customerKindOfCode(confirmed?.memberType ?? '') ?? kind));

const machine = setup({
  types: machineTypes<{
    context: Context;
    input: PasswordResetInput;
    output: ShopLocation;
    events: PasswordResetEvent;
    tags: 'busy' | 'email' | 'checkMail' | 'newPassword' | 'timeOut';
  }>(),
  actors: {
    requestReset: fromPromise<unknown, ResetRequest>(notProvided),
    confirmLink: fromPromise<ConfirmedLink, { readonly tokenId: string }>(notProvided),
    setPassword: fromPromise<boolean, ResetConfirmation>(notProvided),
  },
  guards: {
    hasLink: ({ context }) => context.link !== null,
    isEmail: (_, email: string) => Result.isSuccess(checkEmail(email)),
    mayResend: ({ context }) => context.secondsLeft === 0,
    wasSent: ({ context }) => context.wasSent,
    isValid: (_, { state }: ConfirmedLink) => state === 'valid',
    isRetryable: (_, error: unknown) => readFailure(error).isRetryable,
    isGiven: (_, newPassword: string) => newPassword !== '',
    isSet: (_, isSet: boolean) => isSet,
  },
  actions: {
    keepEmail: assign((_, email: string) => ({ email: email.trim(), wasSent: false })),
    markSent: assign({ wasSent: true, secondsLeft: RESEND_SECONDS }),
    countDown: assign(({ context }, secondsLeft: number) => ({
      secondsLeft: countedDown(context.secondsLeft, secondsLeft),
    })),
    keepConfirmed: assign((_, confirmed: ConfirmedLink) => ({ confirmed })),
    keepPassword: assign((_, newPassword: string) => ({ newPassword })),
    forgetPassword: assign({ newPassword: '' }),
    refuse: assign({ isRefused: true }),
    keepFailure: assign((_, error: unknown) => ({ failure: readFailure(error) })),
    forgetFailure: assign({ failure: null, isRefused: false }),
    forgetLink: assign({ link: null, confirmed: null }),
  },
});

const errorOf = ({ event }: { event: { error: unknown } }): unknown => event.error;
const keepFailure = { type: 'keepFailure', params: errorOf } as const;

const sending = machine.createStateConfig({
  tags: ['busy', 'email'],
  invoke: {
    id: 'requestReset',
    src: 'requestReset',
    input: ({ context: { email, kind } }) => ({ email, kind }),
    onDone: { target: 'mailSent', actions: 'markSent' },
    onError: [
      { guard: 'wasSent', target: 'mailSent', actions: keepFailure },
      { target: 'enteringEmail', actions: keepFailure },
    ],
  },
});

/** An expired link is final; a failed call can be retried. */
const confirmingLink = machine.createStateConfig({
  tags: ['busy', 'newPassword'],
  invoke: {
    id: 'confirmLink',
    src: 'confirmLink',
    input: ({ context: { link } }) => ({ tokenId: link?.tokenId ?? '' }),
    onDone: [
      {
        guard: { type: 'isValid', params: ({ event }: { event: { output: ConfirmedLink } }) => event.output },
        target: 'choosingPassword',
        actions: { type: 'keepConfirmed', params: ({ event }: { event: { output: ConfirmedLink } }) => event.output },
      },
      { target: 'linkOver' },
    ],
    onError: [
      { guard: { type: 'isRetryable', params: errorOf }, target: 'linkUnconfirmed', actions: keepFailure },
      { target: 'linkOver', actions: keepFailure },
    ],
  },
});

const settingPassword = machine.createStateConfig({
  tags: ['busy', 'newPassword'],
  exit: 'forgetPassword',
  invoke: {
    id: 'setPassword',
    src: 'setPassword',
    input: ({ context }) => confirmation(context),
    onDone: [
      {
        guard: { type: 'isSet', params: ({ event }: { event: { output: boolean } }) => event.output },
        target: 'changed',
      },
      { target: 'choosingPassword', actions: 'refuse' },
    ],
    onError: { target: 'choosingPassword', actions: keepFailure },
  },
});

/**
 * States: `enteringEmail` → `sending` → `mailSent`; from the link `confirmingLink` → `choosingPassword` →
 * `settingPassword` → the final `changed`, or `linkOver`, from which everything starts again.
 */
export const passwordResetMachine = machine.createMachine({
  id: 'passwordReset',
  initial: 'arriving',
  context: ({ input }) => ({
    ...input,
    email: '',
    wasSent: false,
    secondsLeft: 0,
    confirmed: null,
    newPassword: '',
    isRefused: false,
    failure: null,
  }),
  output: ({ context }) => loginAfter(context),
  states: {
    arriving: { always: [{ guard: 'hasLink', target: 'confirmingLink' }, { target: 'enteringEmail' }] },
    enteringEmail: {
      tags: 'email',
      on: {
        send: {
          guard: { type: 'isEmail', params: ({ event }) => event.email },
          target: 'sending',
          actions: [{ type: 'keepEmail', params: ({ event }) => event.email }, 'forgetFailure'],
        },
      },
    },
    sending,
    mailSent: {
      tags: 'checkMail',
      on: {
        tick: { actions: { type: 'countDown', params: ({ event }) => event.secondsLeft } },
        resend: { guard: 'mayResend', target: 'sending', actions: 'forgetFailure' },
        changeEmail: { target: 'enteringEmail', actions: 'forgetFailure' },
      },
    },
    confirmingLink,
    linkUnconfirmed: {
      tags: 'newPassword',
      on: { tryAgain: { target: 'confirmingLink', actions: 'forgetFailure' } },
    },
    linkOver: {
      tags: 'timeOut',
      on: { startAgain: { target: 'enteringEmail', actions: ['forgetLink', 'forgetFailure'] } },
    },
    choosingPassword: {
      tags: 'newPassword',
      on: {
        submit: {
          guard: { type: 'isGiven', params: ({ event }) => event.newPassword },
          target: 'settingPassword',
          actions: [{ type: 'keepPassword', params: ({ event }) => event.newPassword }, 'forgetFailure'],
        },
      },
    },
    settingPassword,
    changed: { type: 'final' },
  },
});

export type PasswordResetSnapshot = SnapshotFrom<typeof passwordResetMachine>;

/** True if the server refused the new password: the link was used or expired meanwhile. */
export const selectIsResetRefused = (snapshot: PasswordResetSnapshot): boolean => snapshot.context.isRefused;
/** Why the last call failed; null if it succeeded. */
export const selectResetFailure = (snapshot: PasswordResetSnapshot): GatewayFailure | null => snapshot.context.failure;
/** Seconds until the email may be sent again; 0 when it may. */
export const selectResetSeconds = (snapshot: PasswordResetSnapshot): number => snapshot.context.secondsLeft;
