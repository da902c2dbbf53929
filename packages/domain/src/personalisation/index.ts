/** The buyer's personalisation of a card (spec sections 1, 3, 5 and 9). */
export {
  checkPersonalisation,
  checkRedeemablePlace,
  checkValidity,
  messageChecks,
  mayChoosePlace,
  shorterValidities,
  type PersonalisationContext,
  type PersonalisationRefusals,
  type PlaceRefusal,
  type ValidityRefusal,
} from './choice.ts';
export {
  EMPTY_PERSONALISATION,
  LINE_MAX_CHARACTERS,
  MESSAGE_MAX_CHARACTERS,
  REDEEMABLE_PLACES,
  REDEEMABLE_TEXT_MAX_CHARACTERS,
  VALIDITY_DEFAULT_MONTHS,
  VALIDITY_MAX_MONTHS,
  VALIDITY_MIN_MONTHS,
  WHOLE_STORE,
  type Personalisation,
  type RedeemablePlace,
} from './personalisation.ts';
export { checkChosenPhoto, checkPhoto } from './photo.ts';
export { isTooLong, printedLines } from './printed-lines.ts';
export {
  isSharp,
  movePhoto,
  PHOTO_MAX_ZOOM,
  PHOTO_SENT_SIDE_PX,
  PHOTO_SHARP_SIDE_PX,
  preparedSize,
  sentSide,
  startCrop,
  zoomOf,
  zoomPhoto,
  type PhotoCrop,
  type PhotoSize,
} from './photo-crop.ts';
