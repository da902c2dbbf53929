/**
 * Checks a whole personalisation: lines or message, template, validity, redeemable place (spec sections 3 and 5, A-27,
 *
 */
import { Result } from 'effect';
import type { Product, Template } from '../catalogue/index.ts';
import { may } from '../customer/index.ts';
import type { CustomerKind } from '../customer/index.ts';
import { checkFields } from '../form/index.ts';
import type { FieldRefusals } from '../form/index.ts';
import { atMost, optionalLines, optionalText, requiredText } from '../text/index.ts';
import type { TextCheck, TextRefusal, TextRefusalOf } from '../text/index.ts';
import {
  LINE_MAX_CHARACTERS,
  MESSAGE_MAX_CHARACTERS,
  REDEEMABLE_TEXT_MAX_CHARACTERS,
  VALIDITY_DEFAULT_MONTHS,
  VALIDITY_MAX_MONTHS,
  VALIDITY_MIN_MONTHS,
  WHOLE_STORE,
} from './personalisation.ts';
import type { Personalisation, RedeemablePlace } from './personalisation.ts';

/** The context of the check. `templates` are those offered for the product. */
export interface PersonalisationContext {
  readonly product: Pick<Product, 'hasTemplates' | 'usableAt'>;
  readonly templates: readonly Template[];
  readonly buyer: CustomerKind;
}

/**
 * `ValidityOutside`: not a whole number of months within the limits. `ValidityNotOffered`: this buyer may not choose
 * it.
 */
export type ValidityRefusal =
  | { readonly _tag: 'ValidityOutside'; readonly min: number; readonly max: number }
  | { readonly _tag: 'ValidityNotOffered'; readonly months: number };

/** Companies and salesmen choose 1 to 12 months; guests and individuals always have the default. */
export const checkValidity = (months: number, buyer: CustomerKind): Result.Result<number, ValidityRefusal> => {
  if (!Number.isInteger(months) || months < VALIDITY_MIN_MONTHS || months > VALIDITY_MAX_MONTHS) {
    return Result.fail({ _tag: 'ValidityOutside', min: VALIDITY_MIN_MONTHS, max: VALIDITY_MAX_MONTHS });
  }
  return may(buyer, 'chooseValidity') || months === VALIDITY_DEFAULT_MONTHS
    ? Result.succeed(months)
    : Result.fail({ _tag: 'ValidityNotOffered', months: VALIDITY_DEFAULT_MONTHS });
};

/** What a company may choose for a product that is valid `months` months: less than that, the longest first. */
export const shorterValidities = (months: number): readonly number[] => {
  const longest = Math.min(months - 1, VALIDITY_MAX_MONTHS);
  return Array.from({ length: longest - VALIDITY_MIN_MONTHS + 1 }, (_, at) => longest - at);
};

const checkPlaceText = requiredText(atMost(REDEEMABLE_TEXT_MAX_CHARACTERS));

/** Free text is required if it is chosen, at most 45 characters. */
export const checkRedeemablePlace = (place: RedeemablePlace): Result.Result<RedeemablePlace, TextRefusal> =>
  place.type === 'freeText'
    ? Result.map(checkPlaceText(place.text), (text) => ({ type: 'freeText', text }))
    : Result.succeed(place);

/**
 * True if the buyer may choose the place: not for cards that are used only online, and not for guests, whose orders
 * have only the payload line (S2.66, S3.46, A-29, A-159).
 */
export const mayChoosePlace = ({ usableAt }: Pick<Product, 'usableAt'>, buyer: CustomerKind): boolean =>
  usableAt !== 'online' && buyer !== 'guest';

/** `NotOffered`: this buyer may not choose where this card can be used. */
export type PlaceRefusal = TextRefusal | { readonly _tag: 'NotOffered' };

const checkPlace = (
  place: RedeemablePlace,
  { product, buyer }: PersonalisationContext,
): Result.Result<RedeemablePlace, PlaceRefusal> =>
  Result.flatMap(checkRedeemablePlace(place), (valid): Result.Result<RedeemablePlace, PlaceRefusal> =>
    valid.type === WHOLE_STORE.type || mayChoosePlace(product, buyer)
      ? Result.succeed(valid)
      : Result.fail({ _tag: 'NotOffered' }),
  );

type GiverTextRefusal = TextRefusalOf<'ControlCharacter' | 'AttackPattern' | 'TooLong'>;
type GiverTextCheck = TextCheck<GiverTextRefusal>;

/** A printed line: one line of at most 32 characters. */
const checkLine: GiverTextCheck = optionalText(atMost(LINE_MAX_CHARACTERS));
/** A message: line breaks allowed, at most 500 characters. */
const checkMessage: GiverTextCheck = optionalLines(atMost(MESSAGE_MAX_CHARACTERS));
/** The second line of a product without templates stays empty. */
const checkUnused: GiverTextCheck = optionalText(atMost(0));

/** The checks of `message` and `message2` of a product, and their maximum lengths. */
export const messageChecks = ({ hasTemplates }: Pick<Product, 'hasTemplates'>) =>
  hasTemplates
    ? {
        message: { check: checkLine, max: LINE_MAX_CHARACTERS },
        message2: { check: checkLine, max: LINE_MAX_CHARACTERS },
      }
    : { message: { check: checkMessage, max: MESSAGE_MAX_CHARACTERS }, message2: { check: checkUnused, max: 0 } };

const checkTemplate = (
  id: string | null,
  templates: readonly Template[],
): Result.Result<string | null, TextRefusalOf<'NotInList'>> =>
  id === null || templates.some((template) => template.id === id)
    ? Result.succeed(id)
    : Result.fail({ _tag: 'NotInList', value: id });

const personalisationFields = (entry: Personalisation, context: PersonalisationContext) => {
  const { product, templates, buyer } = context;
  const texts = messageChecks(product);
  return {
    message: texts.message.check(entry.message),
    message2: texts.message2.check(entry.message2),
    templateId: checkTemplate(entry.templateId, product.hasTemplates ? templates : []),
    redeemablePlace: checkPlace(entry.redeemablePlace, context),
    validMonths: checkValidity(entry.validMonths, buyer),
  };
};

/** Refusals by field: `message`, `message2`, `templateId`, `redeemablePlace`, `validMonths`. */
export type PersonalisationRefusals = FieldRefusals<ReturnType<typeof personalisationFields>>;

/**
 * Checks the buyer's whole entry and returns all refusals at once. The photo's file is checked when it is chosen, with
 * the `PHOTO` rule.
 */
export const checkPersonalisation = (
  entry: Personalisation,
  context: PersonalisationContext,
): Result.Result<Personalisation, PersonalisationRefusals> =>
  Result.map(checkFields(personalisationFields(entry, context)), (valid) => ({
    ...valid,
    templateImageUrl: entry.templateImageUrl,
    photoUrl: entry.photoUrl,
  }));
