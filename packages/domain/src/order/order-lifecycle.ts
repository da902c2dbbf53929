/**
 * What may happen to an order on the server, as one table: state and event to the next state. Everything not listed is
 * refused. Source: spec section 4 (S4.13 to S4.17), A-31, A-34, A-36, reliability section 3.
 */
import { Result } from 'effect';
import type { OrderStatus } from './order-status.ts';

/**
 * Waiting Payment is requesting under a transfer, so it is no state of its own. Pending is a status that is read and shown:
 * nothing in the specification says what would make an order of this shop wait for approval, so none ever does.
 */
export type OrderState = Exclude<OrderStatus, 'waitingPayment' | 'pending'>;

/**
 * `settle`: paid in full. `receive`: a receipt came, nothing changes.
 * `settleLate`: staff settle a cancelled order by money that came late and waits in suspense. `returnPart`, `returnAll`:
 * cards given back.
 */
export type OrderStateEvent = 'settle' | 'settleLate' | 'receive' | 'cancel' | 'returnPart' | 'returnAll';

export const ORDER_TRANSITIONS: Readonly<Record<OrderState, Readonly<Partial<Record<OrderStateEvent, OrderState>>>>> = {
  requesting: { settle: 'confirmed', receive: 'requesting', cancel: 'canceled' },
  confirmed: { returnPart: 'partialReturned', returnAll: 'fullReturned' },
  partialReturned: { returnPart: 'partialReturned', returnAll: 'fullReturned' },
  canceled: { settleLate: 'confirmed' },
  fullReturned: {},
};

/** `OrderEventRefused`: the state does not take this event; money that comes with it is late money. */
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
