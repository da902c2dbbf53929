/**
 * Closing one's account: warnings about what is lost, then the reason and the email, then closing and signing out.
 * Source: S1.23, S5.74, A-94.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { Result } from 'effect';
import { machineTypes, notProvided, readFailure } from '../gateway/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';
import type { ShopLocation } from '../location/index.ts';
import { checkClosing, closingWarnings } from './account-closing.ts';
import type { ClosingEntry, ClosingFacts, ClosingRefusals, ClosingRequest, ClosingWarning } from './account-closing.ts';
import type { Member } from '../profile/index.ts';

export interface ClosingInput extends ClosingFacts, Pick<Member, 'custId' | 'email'> {}

/** `goOn` acknowledges the warnings; `keep` keeps the account. */
export type ClosingEvent =
  | { readonly type: 'goOn' }
  | { readonly type: 'keep' }
  | { readonly type: 'close'; readonly entry: ClosingEntry };

interface Context extends ClosingInput {
  readonly request: ClosingRequest | null;
  readonly refusals: ClosingRefusals | null;
  readonly failure: GatewayFailure | null;
}

/**
 * How it ends: signing out clears the browser's storage and leads to the login; keeping the account leads back to it.
 */
const SIGNED_OUT: ShopLocation = { path: '/force-logout', query: {} };
const KEPT: ShopLocation = { path: '/account', query: {} };

const afterEntry = (context: Context, entry: ClosingEntry): Partial<Context> =>
  Result.match(checkClosing(entry, context), {
    onSuccess: (request) => ({ request, refusals: null, failure: null }),
    onFailure: (refusals) => ({ refusals, failure: null }),
  });

const machine = setup({
  types: machineTypes<{
    context: Context;
    input: ClosingInput;
    output: ShopLocation;
    events: ClosingEvent;
    tags: 'busy';
  }>(),
  actors: { deleteAccount: fromPromise<unknown, ClosingRequest | null>(notProvided) },
  guards: {
    hasWarnings: ({ context }) => closingWarnings(context).length > 0,
    isAccepted: ({ context }, entry: ClosingEntry) => Result.isSuccess(checkClosing(entry, context)),
  },
  actions: {
    keepEntry: assign(({ context }, entry: ClosingEntry) => afterEntry(context, entry)),
    keepFailure: assign((_, error: unknown) => ({ request: null, failure: readFailure(error) })),
  },
});

const keepEntry = {
  type: 'keepEntry',
  params: ({ event }: { event: { entry: ClosingEntry } }) => event.entry,
} as const;

const keepFailure = { type: 'keepFailure', params: ({ event }: { event: { error: unknown } }) => event.error } as const;

const filling = machine.createStateConfig({
  on: {
    close: [
      {
        guard: { type: 'isAccepted', params: ({ event }) => event.entry },
        target: 'closing',
        actions: keepEntry,
      },
      { actions: keepEntry },
    ],
    keep: { target: 'kept' },
  },
});

/**
 * States: `deciding` → `warning` if something is lost → `filling` → `closing` → the final `closed`; or the final
 * `kept`.
 */
export const accountClosingMachine = machine.createMachine({
  id: 'accountClosing',
  initial: 'deciding',
  context: ({ input }) => ({ ...input, request: null, refusals: null, failure: null }),
  output: ({ context }) => (context.request === null ? KEPT : SIGNED_OUT),
  states: {
    deciding: { always: [{ guard: 'hasWarnings', target: 'warning' }, { target: 'filling' }] },
    warning: { on: { goOn: { target: 'filling' }, keep: { target: 'kept' } } },
    filling,
    closing: {
      tags: 'busy',
      invoke: {
        id: 'deleteAccount',
        src: 'deleteAccount',
        input: ({ context }) => context.request,
        onDone: { target: 'closed' },
        onError: { target: 'filling', actions: keepFailure },
      },
    },
    closed: { type: 'final' },
    kept: { type: 'final' },
  },
});

export type AccountClosingSnapshot = SnapshotFrom<typeof accountClosingMachine>;

/** What the account still holds and would lose. */
export const selectClosingWarnings = ({ context }: AccountClosingSnapshot): readonly ClosingWarning[] =>
  closingWarnings(context);
export const selectClosingRefusals = ({ context }: AccountClosingSnapshot): ClosingRefusals | null => context.refusals;
/** Why the account could not be closed; null if there was no failure. */
export const selectClosingFailure = ({ context }: AccountClosingSnapshot): GatewayFailure | null => context.failure;
