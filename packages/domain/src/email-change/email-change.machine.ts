/**
 * Changing one's own email: entered with the current password, verified by a one-time code at the new address, saved. A
 * verified email that could not be saved, because the password was wrong or the call failed, is sent again without another
 * code. Source: S4.55, A-58, A-82.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { Result } from 'effect';
import { isSameEmail } from '../email/index.ts';
import { machineTypes, notProvided, readFailure } from '../gateway/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';
import { oneTimeCodeMachine } from '../password/index.ts';
import type { OneTimeCodeOutcome } from '../password/index.ts';
import { checkEmailChange } from './email-change.ts';
import type { EmailChangeEntry, EmailChangeFacts, EmailChangeRefusals } from './email-change.ts';

/** `password` is null where the account has none of the shop's. */
export interface EmailChangeRequest {
  readonly custId: string;
  readonly email: string;
  readonly tokenId: string;
  readonly password: string | null;
}

export interface EmailChangeInput extends EmailChangeFacts {
  readonly custId: string;
}

export type EmailChangeEvent = { readonly type: 'submit'; readonly entry: EmailChangeEntry };

interface Proof {
  readonly email: string;
  readonly reference: string;
}

interface Context extends EmailChangeInput {
  readonly entry: EmailChangeEntry | null;
  readonly proof: Proof | null;
  readonly refusals: EmailChangeRefusals;
  readonly failure: GatewayFailure | null;
}

const isRefused = (context: Context, entry: EmailChangeEntry): boolean =>
  Result.isFailure(checkEmailChange(entry, context));

const isProven = (context: Context, entry: EmailChangeEntry): boolean =>
  context.proof !== null && isSameEmail(context.proof.email, entry.email);

const afterEntry = (context: Context, entry: EmailChangeEntry): Partial<Context> =>
  Result.match(checkEmailChange(entry, context), {
    onSuccess: (checked) => ({ entry: checked, refusals: {}, failure: null }),
    onFailure: (refusals) => ({ refusals, failure: null }),
  });

const requestOf = ({ custId, entry, proof, hasPassword }: Context): EmailChangeRequest | null =>
  entry === null || proof === null
    ? null
    : { custId, email: proof.email, tokenId: proof.reference, password: hasPassword ? entry.password : null };

const machine = setup({
  types: machineTypes<{
    context: Context;
    input: EmailChangeInput;
    output: { readonly email: string };
    events: EmailChangeEvent;
    tags: 'busy';
    children: { verifyEmail: 'verifyEmail' };
  }>(),
  actors: {
    verifyEmail: oneTimeCodeMachine,
    changeEmail: fromPromise<unknown, EmailChangeRequest | null>(notProvided),
  },
  guards: {
    isRefused: ({ context }, entry: EmailChangeEntry) => isRefused(context, entry),
    isProven: ({ context }, entry: EmailChangeEntry) => isProven(context, entry),
    isVerified: (_, outcome: OneTimeCodeOutcome) => outcome._tag === 'Verified',
  },
  actions: {
    keepEntry: assign(({ context }, entry: EmailChangeEntry) => afterEntry(context, entry)),
    keepProof: assign((_, outcome: OneTimeCodeOutcome) =>
      outcome._tag === 'Verified' ? { proof: { email: outcome.target, reference: outcome.reference } } : {},
    ),
    keepFailure: assign((_, error: unknown) => ({ failure: readFailure(error) })),
  },
});

const entry = ({ event }: { event: { entry: EmailChangeEntry } }): EmailChangeEntry => event.entry;
const outcome = ({ event }: { event: { output: OneTimeCodeOutcome } }): OneTimeCodeOutcome => event.output;
const keepEntry = { type: 'keepEntry', params: entry } as const;

/** States: `entering` → `verifying` → `saving` → the final `changed`. Going back from the code leads to `entering`. */
export const emailChangeMachine = machine.createMachine({
  id: 'emailChange',
  initial: 'entering',
  context: ({ input }) => ({ ...input, entry: null, proof: null, refusals: {}, failure: null }),
  output: ({ context }) => ({ email: context.proof?.email ?? context.email }),
  states: {
    entering: {
      on: {
        submit: [
          { guard: { type: 'isRefused', params: entry }, actions: keepEntry },
          { guard: { type: 'isProven', params: entry }, target: 'saving', actions: keepEntry },
          { target: 'verifying', actions: keepEntry },
        ],
      },
    },
    verifying: {
      invoke: {
        id: 'verifyEmail',
        src: 'verifyEmail',
        input: ({ context }) => ({ channel: 'email', target: context.entry?.email ?? '' }),
        onDone: [
          {
            guard: { type: 'isVerified', params: outcome },
            target: 'saving',
            actions: { type: 'keepProof', params: outcome },
          },
          { target: 'entering' },
        ],
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'changeEmail',
        src: 'changeEmail',
        input: ({ context }) => requestOf(context),
        onDone: { target: 'changed' },
        onError: {
          target: 'entering',
          actions: { type: 'keepFailure', params: ({ event }: { event: { error: unknown } }) => event.error },
        },
      },
    },
    changed: { type: 'final' },
  },
});

export type EmailChangeSnapshot = SnapshotFrom<typeof emailChangeMachine>;

export const selectEmailChangeRefusals = (snapshot: EmailChangeSnapshot): EmailChangeRefusals =>
  snapshot.context.refusals;
export const selectEmailChangeFailure = (snapshot: EmailChangeSnapshot): GatewayFailure | null =>
  snapshot.context.failure;
/** The new email once it is the account's; null before. */
export const selectChangedEmail = (snapshot: EmailChangeSnapshot): string | null =>
  snapshot.matches('changed') ? (snapshot.context.proof?.email ?? null) : null;
