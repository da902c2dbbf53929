/**
 * The transitions of a top-up on the server, as one table from state and event to the next state; and the event in a
 * card's history for each state. Source: S3.142, S4.2, A-87, A-88.
 */
import { Result } from 'effect';
import type { CardEventKind } from '../card-history/index.ts';
import type { WalletStatus } from '../wallet/index.ts';

/** A top-up has the statuses of the wallet, whatever it adds to. */
export type TopUpStatus = WalletStatus;

/**
 * `settle`: its payment arrived. `cancel`: it failed, or did not arrive in time. `settleLate`: staff book a payment
 * that arrived after that.
 */
export type TopUpStatusEvent = 'settle' | 'cancel' | 'settleLate';

export const TOP_UP_TRANSITIONS: Readonly<
  Record<TopUpStatus, Readonly<Partial<Record<TopUpStatusEvent, TopUpStatus>>>>
> = {
  requesting: { settle: 'confirmed', cancel: 'canceled' },
  confirmed: {},
  canceled: { settleLate: 'confirmed' },
};

/** `TopUpEventRefused`: a top-up that has ended accepts no event; its money is late money. */
export interface TopUpEventRefused {
  readonly _tag: 'TopUpEventRefused';
  readonly status: TopUpStatus;
  readonly event: TopUpStatusEvent;
}

/** The status after an event. */
export const nextTopUpStatus = (
  status: TopUpStatus,
  event: TopUpStatusEvent,
): Result.Result<TopUpStatus, TopUpEventRefused> => {
  const next = TOP_UP_TRANSITIONS[status][event];
  return next === undefined ? Result.fail({ _tag: 'TopUpEventRefused', status, event }) : Result.succeed(next);
};

const CARD_EVENTS = { requesting: 'requesting', confirmed: 'reload', canceled: 'cancelled' } as const satisfies Record<
  TopUpStatus,
  CardEventKind
>;

/** The kind of event that a card's history shows for its top-up. */
export const cardEventOfTopUp = (status: TopUpStatus): CardEventKind => CARD_EVENTS[status];
