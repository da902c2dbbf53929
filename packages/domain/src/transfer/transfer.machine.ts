/**
 * A transfer step by step: entered, reviewed with the remaining balance, sent, done. It cannot be undone, so nothing is
 * sent without a review. A failed call keeps the review, and sending again is the same transfer. Source: S1.18, S4.50,
 *
 */
import { Result } from 'effect';
import { assign, fromPromise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { machineTypes, notProvided, readFailure } from '../gateway/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';
import { byNumberingPlan } from '../phone/index.ts';
import type { NumberingPlan } from '../phone/index.ts';
import { checkTransfer } from './transfer.ts';
import type { Transfer, TransferEntry, TransferFacts, TransferRefusals } from './transfer.ts';

interface Context {
  readonly facts: TransferFacts;
  readonly transfer: Transfer | null;
  readonly refusals: TransferRefusals | null;
  readonly failure: GatewayFailure | null;
}

export type TransferEvent =
  | { readonly type: 'review'; readonly entry: TransferEntry }
  | { readonly type: 'change' }
  | { readonly type: 'send' };

const entered = ({ facts }: Context, entry: TransferEntry, plan: NumberingPlan): Context =>
  Result.match(checkTransfer(entry, facts, plan), {
    onFailure: (refusals): Context => ({ facts, refusals, transfer: null, failure: null }),
    onSuccess: (transfer): Context => ({ facts, transfer, refusals: null, failure: null }),
  });

const machine = setup({
  types: machineTypes<{ context: Context; input: TransferFacts; events: TransferEvent; tags: 'busy' }>(),
  actors: { sendTransfer: fromPromise<unknown, Transfer | null>(notProvided) },
  guards: { isAccepted: byNumberingPlan<TransferEntry>() },
  actions: {
    keepEntry: byNumberingPlan<TransferEntry>(),
    keepFailure: assign((_, error: unknown) => ({ failure: readFailure(error) })),
    forgetFailure: assign({ failure: null }),
    forgetTransfer: assign({ transfer: null, failure: null }),
  },
});

const entryOf = ({ event }: { event: { readonly entry: TransferEntry } }) => event.entry;
const errorOf = ({ event }: { event: { readonly error: unknown } }) => event.error;
const keepEntry = { type: 'keepEntry', params: entryOf } as const;

const chart = machine.createMachine({
  id: 'transfer',
  initial: 'entering',
  context: ({ input }) => ({ facts: input, transfer: null, refusals: null, failure: null }),
  states: {
    entering: {
      on: {
        review: [
          { guard: { type: 'isAccepted', params: entryOf }, target: 'reviewing', actions: keepEntry },
          { actions: keepEntry },
        ],
      },
    },
    reviewing: {
      on: {
        send: { target: 'sending', actions: 'forgetFailure' },
        change: { target: 'entering', actions: 'forgetTransfer' },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendTransfer',
        src: 'sendTransfer',
        input: ({ context }) => context.transfer,
        onDone: { target: 'sent' },
        onError: { target: 'reviewing', actions: { type: 'keepFailure', params: errorOf } },
      },
    },
    sent: { type: 'final' },
  },
});

/** States: `entering` → `reviewing` → `sending` → `sent`. */
export const createTransferMachine = (plan: NumberingPlan) =>
  chart.provide({
    guards: { isAccepted: ({ context }, entry) => Result.isSuccess(checkTransfer(entry, context.facts, plan)) },
    actions: { keepEntry: assign(({ context }, entry) => entered(context, entry, plan)) },
  });

export type TransferSnapshot = SnapshotFrom<typeof chart>;

/** True once the transfer has succeeded. */
export const selectIsTransfer = (snapshot: TransferSnapshot): boolean => snapshot.matches('sent');

/** The transfer that is reviewed, sent, or was sent; null while it is entered. */
export const selectTransfer = (snapshot: TransferSnapshot): Transfer | null => snapshot.context.transfer;

/** The refusals of the entry by field; null if there are none. */
export const selectTransferRefusals = (snapshot: TransferSnapshot): TransferRefusals | null =>
  snapshot.context.refusals;

/** Why the last sending failed, until the next one. */
export const selectTransferFailure = (snapshot: TransferSnapshot): GatewayFailure | null => snapshot.context.failure;
