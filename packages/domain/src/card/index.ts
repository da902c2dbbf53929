/** Gift cards of holders: expiry, numbers, PINs, uses, balance query (spec sections 1, 3 and 4, A-85 to A-89). */
export {
  balanceShare,
  CARD_LOCKS,
  CARD_STATES,
  withCard,
  type Card,
  type CardDetail,
  type CardLock,
  type CardState,
} from './card.ts';
export { cardLifeOf, cardStateOf, expiryOf, isExpired, type CardLife } from './expiry.ts';
export {
  CARD_SHELVES,
  CARD_WORTHS,
  cardStandingOf,
  cardWorthOf,
  ENDING_SOON_DAYS,
  isOnShelf,
  type CardShelf,
  type CardStanding,
  type CardWorth,
} from './card-standing.ts';
export { CARD_USES, checkCardUse, offeredUses, type CardRefusal, type CardUse, type CardUseFacts } from './card-use.ts';
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
  type CardNumberRefusal,
  type DrawDigits,
} from './card-number.ts';
export {
  CARD_PIN_DIGITS,
  checkPin,
  countPinGuess,
  isLockedByPins,
  lockOf,
  needsPin,
  normalisePin,
  WRONG_PINS_MAX,
  type PinPolicy,
  type PinRefusal,
} from './pin.ts';
export { isHeldByBuyer, judgeClaim, type CardClaimFacts, type CardClaimVerdict } from './card-holder.ts';
export {
  CARD_PROOF_MS,
  checkCardQuery,
  judgeCardQuery,
  type CardQueryEntry,
  type CardQueryVerdict,
} from './card-query.ts';
