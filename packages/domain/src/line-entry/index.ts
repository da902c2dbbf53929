/**
 * The entry of a line: in the form of a card, in the payload of an order, in a row of a file (spec sections 3 and 5).
 */
export { NO_ATTEMPT, shownRefusals } from './attempt.ts';
export type { Attempt } from './attempt.ts';
export { checkForm } from './check-form.ts';
export type { CardFormRefusals } from './check-form.ts';
export { checkFileForm } from './check-file-form.ts';
export { checkLine } from './check-line.ts';
export type { LineRefusals } from './check-line.ts';
export {
  choosePreset,
  DRAFT_PATHS,
  faceOf,
  formOfLine,
  keptForm,
  leaveOwnAmount,
  startForm,
  typeOwnAmount,
  withKnownSender,
} from './card-form.ts';
export type { CardFace, CardForm, CardFormFacts } from './card-form.ts';
export { afterRefusal, isOnItsWay } from './chosen-photo.ts';
export type { ChosenPhoto, PhotoRefusal } from './chosen-photo.ts';
export { amountOf, draftLine, ownAmountRefusal, scheduleOf } from './form-entry.ts';
export { offeredDeliveryTypes } from './line-entry.ts';
export type { AmountEntry, CheckedLine, LineEntry, LineRules } from './line-entry.ts';
export { madeLine } from './made-line.ts';
export { offersOf } from './offers.ts';
export type { SoldProduct } from './made-line.ts';
export { entryOfPayload } from './payload-entry.ts';
export type { DraftedEntry } from './payload-entry.ts';
export { todaysCart } from './todays-cart.ts';
export type { TodaysOffer } from './todays-cart.ts';
