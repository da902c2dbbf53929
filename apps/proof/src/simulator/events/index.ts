/** Every kind of event, one line each. */
import type { AnyEvent } from '../event-kind.ts';
import { event } from '../event-kind.ts';
import type { MadeCall } from '../model.ts';
import { importEvent, transferEvent, unlockEvent, updateCardEvent } from './card-events.ts';
import {
  colleagueOrderEvent,
  createOrderEvent,
  endingOrderEvent,
  fileOrderEvent,
  memberOrderEvent,
  salesmanOrderEvent,
} from './create-order.ts';
import { decideOrderEvent } from './decision-event.ts';
import { askFileCodeEvent, renewFileLinkEvent, takeFileEvent, takeFileTwiceEvent } from './file-events.ts';
import {
  clockEvent,
  daysEvent,
  momentEvent,
  nightEvent,
  payAgainEvent,
  payEvent,
  tellOpenEvent,
} from './outside-events.ts';
import {
  cancelEvent,
  confirmEvent,
  confirmHeldEvent,
  giveUpTopUpEvent,
  openOwedEvent,
  openPaymentEvent,
  resumeTopUpEvent,
} from './own-order-events.ts';
import { disableQuotationEvent, orderQuotedEvent, requestQuotationEvent } from './quotation-events.ts';
import { memberReturnEvent, returnEvent, sealEvent, sweepEvent, workEvent } from './shop-events.ts';
import { confirmTransferEvent, paidBackEvent, refundEvent, returnLateEvent, settleLateEvent } from './staff-events.ts';
import { notifiedEvent } from './notified-event.ts';
import { bookTopUpEvent, openTopUpEvent, walletTransferEvent } from './top-up-events.ts';

const KINDS: readonly AnyEvent[] = [
  createOrderEvent,
  openPaymentEvent,
  payEvent,
  payAgainEvent,
  tellOpenEvent,
  notifiedEvent,
  returnEvent,
  confirmEvent,
  cancelEvent,
  workEvent,
  sweepEvent,
  sealEvent,
  clockEvent,
  memberOrderEvent,
  memberReturnEvent,
  openTopUpEvent,
  resumeTopUpEvent,
  giveUpTopUpEvent,
  bookTopUpEvent,
  confirmTransferEvent,
  settleLateEvent,
  returnLateEvent,
  refundEvent,
  paidBackEvent,
  transferEvent,
  importEvent,
  updateCardEvent,
  unlockEvent,
  openOwedEvent,
  confirmHeldEvent,
  momentEvent,
  endingOrderEvent,
  nightEvent,
  colleagueOrderEvent,
  decideOrderEvent,
  walletTransferEvent,
  requestQuotationEvent,
  orderQuotedEvent,
  disableQuotationEvent,
  fileOrderEvent,
  salesmanOrderEvent,
  takeFileEvent,
  takeFileTwiceEvent,
  askFileCodeEvent,
  renewFileLinkEvent,
  daysEvent,
];

const kindOf = (name: string): AnyEvent => KINDS.find((kind) => kind.name === name)!;

/** Repeats an earlier call with its key and fields. */
const repeatEvent = event<MadeCall>({
  name: 'repeat',
  weight: 3,
  choose: ({ model, dice }) => (model.calls.length === 0 ? null : dice.pick(model.calls)),
  core: (core, call) => kindOf(call.event).core(core, call.args),
  server: async (world, call) => kindOf(call.event).server?.(world, call.args),
});

export const EVENTS: readonly AnyEvent[] = [...KINDS, repeatEvent];

export {
  bookTopUpEvent,
  cancelEvent,
  clockEvent,
  colleagueOrderEvent,
  decideOrderEvent,
  endingOrderEvent,
  nightEvent,
  confirmEvent,
  confirmTransferEvent,
  createOrderEvent,
  giveUpTopUpEvent,
  importEvent,
  memberOrderEvent,
  openPaymentEvent,
  openTopUpEvent,
  paidBackEvent,
  payEvent,
  refundEvent,
  resumeTopUpEvent,
  returnEvent,
  returnLateEvent,
  salesmanOrderEvent,
  sealEvent,
  settleLateEvent,
  sweepEvent,
  notifiedEvent,
  transferEvent,
  unlockEvent,
  updateCardEvent,
  walletTransferEvent,
  workEvent,
};
