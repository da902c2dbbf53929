/** Field rules that several tabs of the dossier share (spec section 5, A-59, A-61). Lengths are code points. */
import { Result } from 'effect';
import { ANYWHERE, EMPTY_ADDRESS, addressFields } from '../address/index.ts';
import { atMost, inFormat, optionalText, requiredText } from '../text/index.ts';
import type { TextRefusalOf } from '../text/index.ts';

export const LINE_MAX = 200;
export const IDENTIFIER_MAX = 40;

/** Nothing was chosen, attached or answered. */
export type Unanswered = TextRefusalOf<'Required'>;

/** Something must be chosen, answered or attached: null is `Required`, anything else passes, false too. */
export const checkChoice = <Choice>(choice: Choice | null): Result.Result<Choice, Unanswered> =>
  choice === null ? Result.fail({ _tag: 'Required' }) : Result.succeed(choice);

/** A line of free text that must be given, at most 200 characters. */
export const checkLine = requiredText(atMost(LINE_MAX));

const identifier = inFormat(/^[A-Za-z0-9 ./-]+$/, 'A-Z 0-9 . / -');

/** A number by which a register or a tax office knows somebody: letters, digits, blanks, full stop, slash, hyphen; at most 40. */
export const checkIdentifier = requiredText(identifier, atMost(IDENTIFIER_MAX));

/** Like `checkIdentifier`, for a number that not everybody has. */
export const checkOptionalIdentifier = optionalText(identifier, atMost(IDENTIFIER_MAX));

/** A country as its two letters, in capitals when it comes out; else `NotInList`. */
export const checkCountry = (countryCode: string) =>
  addressFields({ ...EMPTY_ADDRESS, countryCode }, ANYWHERE).countryCode;

/** A field that is not asked passes whatever it holds, and comes out as its empty value. */
export const unasked =
  <Value>(empty: Value): ((value: Value) => Result.Result<Value, never>) =>
  () =>
    Result.succeed(empty);
