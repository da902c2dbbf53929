/**
 * The buyer's personalisation of a card: two printed lines or one message, a photo, how long and where the card is
 * valid. Source: spec sections 1, 3, 5 and 9, A-27, A-28. Lengths are Unicode code points after NFC and trimming.
 */

/** Each of the two printed lines. */
export const LINE_MAX_CHARACTERS = 32;
/** The message of a product without templates. */
export const MESSAGE_MAX_CHARACTERS = 500;
export const REDEEMABLE_TEXT_MAX_CHARACTERS = 45;
export const VALIDITY_MIN_MONTHS = 1;
export const VALIDITY_MAX_MONTHS = 12;
export const VALIDITY_DEFAULT_MONTHS = 12;

/** The choices of a redeemable place, in display order. */
export const REDEEMABLE_PLACES = ['wholeStore', 'allExceptFood', 'freeText'] as const;

/** Where the receiver can use the card. `text` names the departments or shops in the buyer's words. */
export type RedeemablePlace =
  | { readonly type: 'wholeStore' }
  | { readonly type: 'allExceptFood' }
  | { readonly type: 'freeText'; readonly text: string };

export const WHOLE_STORE: RedeemablePlace = { type: 'wholeStore' };

/** A product with a template prints `message` and `message2` as two lines; without, `message` is one text. */
export interface Personalisation {
  readonly message: string;
  readonly message2: string;
  readonly templateId: string | null;
  readonly templateImageUrl: string | null;
  readonly photoUrl: string | null;
  readonly redeemablePlace: RedeemablePlace;
  readonly validMonths: number;
}

export const EMPTY_PERSONALISATION: Personalisation = {
  message: '',
  message2: '',
  templateId: null,
  templateImageUrl: null,
  photoUrl: null,
  redeemablePlace: WHOLE_STORE,
  validMonths: VALIDITY_DEFAULT_MONTHS,
};
