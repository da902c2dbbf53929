/** Field rules that several tabs of the dossier share (spec section 5, A-59, A-61). Lengths are code points. */
import { Result } from 'effect';
import { ANYWHERE, EMPTY_ADDRESS, addressFields } from '../address/index.ts';
import { atMost, inFormat, requiredText } from '../text/index.ts';
import type { TextRefusalOf } from '../text/index.ts';

export const LINE_MAX = 200;
export const IDENTIFIER_MAX = 40;

/** Nothing was chosen, attached or answered. */
export type Unanswered = TextRefusalOf<'Required'>;

/** Requires a choice, an answer or an attachment: null is `Required`, anything else is accepted, also false. */
export const checkChoice = <Choice>(choice: Choice | null): Result.Result<Choice, Unanswered> =>
  choice === null ? Result.fail({ _tag: 'Required' }) : Result.succeed(choice);

/** Checks a required line of free text, at most 200 characters. */
export const checkLine = requiredText(atMost(LINE_MAX));

const identifier = inFormat(/^[A-Za-z0-9 ./-]+$/, 'A-Z 0-9 . / -');

/**
 * Checks an identifier from a register or a tax office: letters, digits, spaces, full stop, slash, hyphen; at most 40.
 */
export const checkIdentifier = requiredText(identifier, atMost(IDENTIFIER_MAX));

/** Checks a country code of two letters, returned in capitals; otherwise `NotInList`. */
export const checkCountry = (countryCode: string) =>
  addressFields({ ...EMPTY_ADDRESS, countryCode }, ANYWHERE).countryCode;

/** Accepts any value of a field that does not apply, and returns its empty value. */
export const unasked =
  <Value>(empty: Value): ((value: Value) => Result.Result<Value, never>) =>
  () =>
    Result.succeed(empty);
