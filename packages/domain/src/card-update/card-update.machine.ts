/**
 * Setting something on a card: blocking is confirmed first, the other updates are sent at once. A failure leaves the card
 * as it is and is kept for the notification. Source: S4.44 to S4.46, S7.88, S8.52, A-86.
 */
import { Result } from 'effect';
import { assign, fromPromise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { machineTypes, notProvided, readFailure } from '../gateway/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';
import type { CalendarDate } from '../time/index.ts';
import type { Card } from '../card/index.ts';
import { updateNotice } from './update-notice.ts';
import type { UpdateNotice } from './update-notice.ts';
import { needsConfirmation, offeredUpdates, updateCard } from './card-update.ts';
import type { CardUpdate } from './card-update.ts';

export interface CardUpdateInput {
  readonly card: Card;
  readonly today: CalendarDate;
}

interface Context extends CardUpdateInput {
  readonly update: CardUpdate | null;
  readonly failure: GatewayFailure | null;
}

export type CardUpdateEvent =
  | { readonly type: 'choose'; readonly update: CardUpdate }
  | { readonly type: 'confirm' }
  | { readonly type: 'cancel' };

const updated = ({ card, update, today }: Context): Card =>
  update === null ? card : Result.getOrElse(updateCard(card, update, today), () => card);

const machine = setup({
  types: machineTypes<{ context: Context; input: CardUpdateInput; events: CardUpdateEvent; tags: 'busy' }>(),
  actors: {
    saveCardUpdate: fromPromise<unknown, { readonly cardNumber: string; readonly update: CardUpdate | null }>(
      notProvided,
    ),
  },
  guards: {
    isOffered: ({ context }, update: CardUpdate) => offeredUpdates(context.card, context.today).includes(update),
    isAskedFirst: ({ context }, update: CardUpdate) =>
      needsConfirmation(update) && offeredUpdates(context.card, context.today).includes(update),
  },
  actions: {
    keepUpdate: assign((_, update: CardUpdate) => ({ update, failure: null })),
    forgetUpdate: assign({ update: null }),
    applyUpdate: assign(({ context }) => ({ card: updated(context), update: null })),
    keepFailure: assign((_, error: unknown) => ({ failure: readFailure(error), update: null })),
  },
});

const updateOf = ({ event }: { event: { readonly update: CardUpdate } }) => event.update;
const errorOf = ({ event }: { event: { readonly error: unknown } }) => event.error;

/** States: `ready` → `confirming` (to block) → `updating` → `ready`. */
export const cardUpdateMachine = machine.createMachine({
  id: 'cardUpdate',
  initial: 'ready',
  context: ({ input }) => ({ ...input, update: null, failure: null }),
  states: {
    ready: {
      on: {
        choose: [
          {
            guard: { type: 'isAskedFirst', params: updateOf },
            target: 'confirming',
            actions: { type: 'keepUpdate', params: updateOf },
          },
          {
            guard: { type: 'isOffered', params: updateOf },
            target: 'updating',
            actions: { type: 'keepUpdate', params: updateOf },
          },
        ],
      },
    },
    confirming: { on: { confirm: { target: 'updating' }, cancel: { target: 'ready', actions: 'forgetUpdate' } } },
    updating: {
      tags: 'busy',
      invoke: {
        id: 'saveCardUpdate',
        src: 'saveCardUpdate',
        input: ({ context: { card, update } }) => ({ cardNumber: card.cardNumber, update }),
        onDone: { target: 'ready', actions: 'applyUpdate' },
        onError: { target: 'ready', actions: { type: 'keepFailure', params: errorOf } },
      },
    },
  },
});

export type CardUpdateSnapshot = SnapshotFrom<typeof cardUpdateMachine>;

/** The card as it stands, with every update that has been saved. */
export const selectCard = (snapshot: CardUpdateSnapshot): Card => snapshot.context.card;

/** The notice about the last update until the next one; null if it was saved. */
export const selectUpdateNotice = ({ context: { failure } }: CardUpdateSnapshot): UpdateNotice | null =>
  failure === null ? null : updateNotice(failure);
