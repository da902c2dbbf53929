/** Every kind of event, one line each. */
import type { AnyEvent } from '../event-kind.ts';
import { event } from '../event-kind.ts';
import type { MadeCall } from '../model.ts';
import { createOrderEvent } from './create-order.ts';
import { clockEvent, payAgainEvent, payEvent, tellOpenEvent } from './outside-events.ts';
import { cancelEvent, confirmEvent, openPaymentEvent } from './own-order-events.ts';
import { returnEvent, sealEvent, sweepEvent, workEvent } from './shop-events.ts';
import { toldEvent } from './told-event.ts';

const KINDS: readonly AnyEvent[] = [
  createOrderEvent,
  openPaymentEvent,
  payEvent,
  payAgainEvent,
  tellOpenEvent,
  toldEvent,
  returnEvent,
  confirmEvent,
  cancelEvent,
  workEvent,
  sweepEvent,
  sealEvent,
  clockEvent,
];

const kindOf = (name: string): AnyEvent => KINDS.find((kind) => kind.name === name)!;

/** A call that was made before is made again, under its key and with the same fields. */
const repeatEvent = event<MadeCall>({
  name: 'repeat',
  weight: 3,
  choose: ({ model, dice }) => (model.calls.length === 0 ? null : dice.pick(model.calls)),
  core: (core, call) => kindOf(call.event).core(core, call.args),
  server: async (world, call) => kindOf(call.event).server?.(world, call.args),
});

export const EVENTS: readonly AnyEvent[] = [...KINDS, repeatEvent];

export {
  cancelEvent,
  clockEvent,
  confirmEvent,
  createOrderEvent,
  openPaymentEvent,
  payEvent,
  returnEvent,
  sealEvent,
  sweepEvent,
  toldEvent,
  workEvent,
};
