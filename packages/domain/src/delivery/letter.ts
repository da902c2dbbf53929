/**
 * The letter that a posted card travels in, charged once per line (spec section 5, A-04, A-166, A-169, A-180). Only
 * posted lines have one; if letters are offered for the card, a posted line must name one of them.
 */
import { Result } from 'effect';
import { isPhysicalKind } from '../catalogue/index.ts';
import type { CardKind } from '../catalogue/index.ts';
import { compare } from '../money/index.ts';
import type { TextRefusalOf } from '../text/index.ts';
import { isPhysicalDelivery } from './delivery.ts';
import type { Delivery, LetterType } from './delivery.ts';

/**
 * `Required`: letters are offered and none is named. `NotInList`: an unknown one is named, or one although none is
 * offered.
 */
export type LetterRefusal = { readonly _tag: 'Required' } | TextRefusalOf<'NotInList'>;

/** The unit's letters for this kind of card; none for a digital card. */
export const lettersFor = (kind: CardKind | null, letterTypes: readonly LetterType[]): readonly LetterType[] =>
  isPhysicalKind(kind) === false ? [] : letterTypes;

/** The letter with the lowest price, the first of several; null if there is none. */
export const cheapestLetter = (letterTypes: readonly LetterType[]): LetterType | null =>
  letterTypes.reduce<LetterType | null>(
    (low, letter) => (low === null || compare(letter.price, low.price) < 0 ? letter : low),
    null,
  );

/** The letter of a posted line; null for every other line. */
export const postedLetter = <Letter>(line: {
  readonly delivery: Pick<Delivery, 'type'>;
  readonly letter: Letter | null;
}): Letter | null => (isPhysicalDelivery(line.delivery.type) ? line.letter : null);

/** The letter of a line, from those `lettersFor` the card; null if none is offered or the line is not posted. */
export const checkLetter = (
  { type, letterTypeId }: Pick<Delivery, 'type'> & { readonly letterTypeId: string | null },
  offered: readonly LetterType[],
): Result.Result<LetterType | null, LetterRefusal> => {
  const named = offered.find(({ id }) => id === letterTypeId) ?? null;
  if (letterTypeId !== null && named === null) return Result.fail({ _tag: 'NotInList', value: letterTypeId });
  if (!isPhysicalDelivery(type)) return Result.succeed(null);
  return named === null && offered.length > 0 ? Result.fail({ _tag: 'Required' }) : Result.succeed(named);
};
