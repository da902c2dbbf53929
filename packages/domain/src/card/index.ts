/** Gift cards in their holders' hands: life, numbers, uses, history, query, import (spec sections 1, 3 and 4, A-85 to A-89). */
export { balanceShare, CARD_LOCKS, CARD_STATES, withCard } from './card.ts';
export type { Card, CardDetail, CardLock, CardState } from './card.ts';
export { cardLifeOf, cardStateOf, expiryOf, isExpired } from './expiry.ts';
export type { CardLife } from './expiry.ts';
export { CARD_SHELVES, cardStandingOf, ENDING_SOON_DAYS, isOnShelf } from './card-standing.ts';
export type { CardShelf, CardStanding } from './card-standing.ts';
export { CARD_USES, checkCardUse, offeredUses } from './card-use.ts';
export type { CardRefusal, CardUse, CardUseFacts } from './card-use.ts';
export {
  CARD_UPDATE_CODES,
  CARD_UPDATES,
  cardUpdateOfCode,
  needsConfirmation,
  offeredUpdates,
  updateCard,
} from './card-update.ts';
export type { CardUpdate } from './card-update.ts';
export { cardUpdateMachine, selectCard, selectUpdateNotice } from './card-update.machine.ts';
export type { CardUpdateEvent, CardUpdateInput, CardUpdateSnapshot } from './card-update.machine.ts';
export {
  CARD_NUMBER_DIGITS,
  CARD_NUMBER_MAX_DIGITS,
  CARD_NUMBER_MIN_DIGITS,
  CARD_NUMBER_RANDOM_DIGITS,
  checkCardNumber,
  checkDigitOf,
  formatCardNumber,
  hasCheckDigit,
  maskCardNumber,
  newCardNumber,
} from './card-number.ts';
export type { CardNumberRefusal, DrawDigits } from './card-number.ts';
export {
  CARD_PIN_DIGITS,
  checkPin,
  countPinGuess,
  isLockedByPins,
  lockOf,
  needsPin,
  normalisePin,
  WRONG_PINS_MAX,
} from './pin.ts';
export type { PinPolicy, PinRefusal } from './pin.ts';
export { balanceChange, balanceOfEvents, brokenEvent, CARD_EVENT_EFFECTS, CARD_EVENT_KINDS } from './card-events.ts';
export type { CardEvent, CardEventKind } from './card-events.ts';
export { isHeldByBuyer, judgeClaim } from './card-holder.ts';
export type { CardClaimFacts, CardClaimVerdict } from './card-holder.ts';
export { CARD_PROOF_MS, checkCardQuery, judgeCardQuery } from './card-query.ts';
export type { CardQueryEntry, CardQueryVerdict } from './card-query.ts';
export { checkResend, finishPrint, isPrinting, NO_PRINT, startPrint } from './card-copies.ts';
export type { CardPrint, ResendEntry } from './card-copies.ts';
export { importNotice, resendNotice, updateNotice } from './card-notices.ts';
export type { CardNotice } from './card-notices.ts';
export {
  activatesAccount,
  checkImport,
  IMPORT_TYPES,
  importRequest,
  memberAfterImport,
  offeredImports,
} from './card-import.ts';
export type {
  ImportAnswer,
  ImportDetails,
  ImportEntry,
  ImportPolicy,
  ImportRefusals,
  ImportRequest,
  ImportType,
} from './card-import.ts';
export { importMachine, selectActivatesAccount, selectImportNotice, selectIsNeedPinCode } from './import.machine.ts';
export type { ImportEvent, ImportInput, ImportSnapshot } from './import.machine.ts';
