/**
 * The letter that a posted card travels in, charged once per line (spec section 5, A-04, A-166, A-169, A-180). Only posted
 * lines have one; where letters are offered for the card, a posted line names one of them.
 */
import { Result } from 'effect';
import { isPhysicalKind } from '../catalogue/index.ts';
import type { CardKind } from '../catalogue/index.ts';
import { compare } from '../money/index.ts';
import type { TextRefusalOf } from '../text/index.ts';
import { isPhysicalDelivery } from './delivery.ts';
import type { Delivery, LetterType } from './delivery.ts';

/** `Required`: letters are offered and none is named. `NotInList`: another one is named, or one where none is offered. */
export type LetterRefusal = { readonly _tag: 'Required' } | TextRefusalOf<'NotInList'>;

/** The unit's letters that such a card may travel in; a digital card travels in none. */
export const lettersFor = (kind: CardKind | null, letterTypes: readonly LetterType[]): readonly LetterType[] =>
  isPhysicalKind(kind) === false ? [] : letterTypes;

/** The letter of the lowest price, the first of several; null where there is none. */
export const cheapestLetter = (letterTypes: readonly LetterType[]): LetterType | null =>
  letterTypes.reduce<LetterType | null>(
    (low, letter) => (low === null || compare(letter.price, low.price) < 0 ? letter : low),
    null,
  );

/** The letter of a line that is posted; null on every other line, whoever built it. */
export const postedLetter = <Letter>(line: {
  readonly delivery: Pick<Delivery, 'type'>;
  readonly letter: Letter | null;
}): Letter | null => (isPhysicalDelivery(line.delivery.type) ? line.letter : null);

/** The letter of a line, among those `lettersFor` the card; null where none is offered or the line is not posted. */
export const checkLetter = (
  { type, letterTypeId }: Pick<Delivery, 'type'> & { readonly letterTypeId: string | null },
  offered: readonly LetterType[],
): Result.Result<LetterType | null, LetterRefusal> => {
  const named = offered.find(({ id }) => id === letterTypeId) ?? null;
  if (letterTypeId !== null && named === null) return Result.fail({ _tag: 'NotInList', value: letterTypeId });
  if (!isPhysicalDelivery(type)) return Result.succeed(null);
  return named === null && offered.length > 0 ? Result.fail({ _tag: 'Required' }) : Result.succeed(named);
};
