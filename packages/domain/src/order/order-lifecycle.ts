/**
 * The transitions of an order on the server, as one table from state and event to the next state. Everything else is
 * refused. Source: spec section 4 (S4.13 to S4.17), A-31, A-34, A-36, A-183, reliability section 3.
 */
import { Result } from 'effect';
import type { OrderStatus } from './order-status.ts';

/**
 * Waiting Payment is requesting with a transfer, so it is not a separate state. `awaitingApprover`: above the limits of its
 * buyer, it waits for another person of the company and cannot be paid; everybody else sees it as requesting.
 */
export type OrderState = Exclude<OrderStatus, 'waitingPayment'> | 'awaitingApprover';

/**
 * `allow`: an approver of the company lets it be paid. `settle`: paid in full. `settleForApproval`: paid, and needs approval. `receive`: a receipt was uploaded, nothing
 * changes. `settleLate`: staff settle a cancelled order with late money from suspense. `returnPart`, `returnAll`: cards
 * are returned; `returnAll` also for orders that staff do not approve, before any card is issued.
 */
export type OrderStateEvent =
  | 'allow'
  | 'settle'
  | 'settleForApproval'
  | 'settleLate'
  | 'approve'
  | 'receive'
  | 'cancel'
  | 'returnPart'
  | 'returnAll';

export const ORDER_TRANSITIONS: Readonly<Record<OrderState, Readonly<Partial<Record<OrderStateEvent, OrderState>>>>> = {
  awaitingApprover: { allow: 'requesting', cancel: 'canceled' },
  requesting: { settle: 'confirmed', settleForApproval: 'pending', receive: 'requesting', cancel: 'canceled' },
  pending: { approve: 'confirmed', returnAll: 'fullReturned' },
  confirmed: { returnPart: 'partialReturned', returnAll: 'fullReturned' },
  partialReturned: { returnPart: 'partialReturned', returnAll: 'fullReturned' },
  canceled: { settleLate: 'confirmed' },
  fullReturned: {},
};

/** `OrderEventRefused`: the state does not accept this event; its money is late money. */
export interface OrderEventRefused {
  readonly _tag: 'OrderEventRefused';
  readonly state: OrderState;
  readonly event: OrderStateEvent;
}

/** The state after an event. */
export const nextOrderState = (
  state: OrderState,
  event: OrderStateEvent,
): Result.Result<OrderState, OrderEventRefused> => {
  const next = ORDER_TRANSITIONS[state][event];
  return next === undefined ? Result.fail({ _tag: 'OrderEventRefused', state, event }) : Result.succeed(next);
};
