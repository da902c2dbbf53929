/** The updates of a card by its owner: block, unblock, mark as new or used (S4.44 to S4.46, S7.88, S8.52, A-86). */
export {
  CARD_UPDATE_CODES,
  CARD_UPDATES,
  cardUpdateOfCode,
  needsConfirmation,
  offeredUpdates,
  updateCard,
  type CardUpdate,
} from './card-update.ts';
export {
  cardUpdateMachine,
  selectCard,
  selectUpdateNotice,
  type CardUpdateEvent,
  type CardUpdateInput,
  type CardUpdateSnapshot,
} from './card-update.machine.ts';
export { updateNotice, type UpdateNotice } from './update-notice.ts';
