/**
 * Asking for a top-up of the wallet by transfer, and giving up the one that waits. Both actors answer when the page has read
 * again what waits, so that it shows that next. Source: A-184, decision 057.
 */
import { Result } from 'effect';
import { assign, fromPromise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { machineTypes, notProvided, readFailure } from '../gateway/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';
import type { Money } from '../money/index.ts';
import type { WaitingTransfer } from './top-up-to-pay.ts';
import { checkWalletTransfer } from './wallet-transfer.ts';
import type { WalletTransferFacts, WalletTransferTerms } from './wallet-transfer.ts';

interface AskEvent {
  readonly type: 'ask';
  readonly entry: string;
  readonly facts: WalletTransferFacts;
  readonly terms: WalletTransferTerms;
}

interface GiveUpEvent {
  readonly type: 'giveUp';
  readonly waiting: WaitingTransfer;
}

export type WalletTransferEvent = AskEvent | GiveUpEvent;

interface Context {
  readonly amount: Money | null;
  readonly leaving: WaitingTransfer | null;
  readonly givenUp: Money | null;
  readonly failure: TransferFailure | null;
}

/** Why a call failed, and what that stopped. */
interface TransferFailure {
  readonly stopped: 'asking' | 'givingUp';
  readonly failure: GatewayFailure;
}

const NOTHING: Context = { amount: null, leaving: null, givenUp: null, failure: null };

const checkAsked = ({ entry, facts, terms }: AskEvent) => checkWalletTransfer(entry, facts, terms);

interface Failed extends Pick<TransferFailure, 'stopped'> {
  readonly error: unknown;
}

/** A refused amount is forgotten with what was said before; why it is refused, the form asks the rule. */
const afterAsking = (event: AskEvent): Context => ({ ...NOTHING, amount: Result.getOrNull(checkAsked(event)) });

const machine = setup({
  types: machineTypes<{ context: Context; events: WalletTransferEvent; tags: 'busy' }>(),
  actors: {
    openTransfer: fromPromise<unknown, Money | null>(notProvided),
    giveUpTransfer: fromPromise<unknown, WaitingTransfer | null>(notProvided),
  },
  guards: { isAccepted: (_, event: AskEvent) => Result.isSuccess(checkAsked(event)) },
  actions: {
    keepAsked: assign((_, event: AskEvent) => afterAsking(event)),
    keepLeaving: assign((_, leaving: WaitingTransfer) => ({ ...NOTHING, leaving })),
    forget: assign(NOTHING),
    keepGivenUp: assign(({ context }) => ({ ...NOTHING, givenUp: context.leaving?.amount ?? null })),
    keepFailure: assign((_, { stopped, error }: Failed) => ({
      ...NOTHING,
      failure: { stopped, failure: readFailure(error) },
    })),
  },
});

const keepAsked = { type: 'keepAsked', params: ({ event }: { event: AskEvent }) => event } as const;
const keepFailure = (stopped: Failed['stopped']) =>
  ({
    type: 'keepFailure',
    params: ({ event: { error } }: { event: { error: unknown } }): Failed => ({ stopped, error }),
  }) as const;

/** States: `ready` → `opening` → `ready`; `ready` → `givingUp` → `ready`. */
export const walletTransferMachine = machine.createMachine({
  id: 'walletTransfer',
  initial: 'ready',
  context: NOTHING,
  states: {
    ready: {
      on: {
        ask: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event },
            target: 'opening',
            actions: keepAsked,
          },
          { actions: keepAsked },
        ],
        giveUp: {
          target: 'givingUp',
          actions: { type: 'keepLeaving', params: ({ event }: { event: GiveUpEvent }) => event.waiting },
        },
      },
    },
    opening: {
      tags: 'busy',
      invoke: {
        id: 'openTransfer',
        src: 'openTransfer',
        input: ({ context }) => context.amount,
        onDone: { target: 'ready', actions: 'forget' },
        onError: { target: 'ready', actions: keepFailure('asking') },
      },
    },
    givingUp: {
      tags: 'busy',
      invoke: {
        id: 'giveUpTransfer',
        src: 'giveUpTransfer',
        input: ({ context }) => context.leaving,
        onDone: { target: 'ready', actions: 'keepGivenUp' },
        onError: { target: 'ready', actions: keepFailure('givingUp') },
      },
    },
  },
});

export type WalletTransferSnapshot = SnapshotFrom<typeof walletTransferMachine>;

/** The amount of the transfer that was given up last; null where none was. */
export const selectGivenUpTransfer = ({ context }: WalletTransferSnapshot): Money | null => context.givenUp;

/** Why the last call failed, and what that stopped; null if it did not. */
export const selectTransferFailure = ({ context }: WalletTransferSnapshot): TransferFailure | null => context.failure;
