/** Transfers of a card's value to a friend (spec sections 1, 3 and 4, A-95). */
export { checkTransfer, balanceAfterTransfer, TRANSFER_METHODS } from './transfer.ts';
export type { Transfer, TransferEntry, TransferFacts, TransferMethod, TransferRefusals } from './transfer.ts';
export { checkReceiverEmail, checkReceiverPhone } from './receiver.ts';
export type { Sender, TransferToOneself } from './receiver.ts';
export { cardAfterTransfer, receivedCard, transferEvents } from './transferred.ts';
export {
  createTransferMachine,
  selectIsTransfer,
  selectTransfer,
  selectTransferFailure,
  selectTransferRefusals,
} from './transfer.machine.ts';
export type { TransferEvent, TransferSnapshot } from './transfer.machine.ts';
