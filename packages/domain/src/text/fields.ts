/** The text fields that several forms share, ready made (spec section 5, A-59). */
import { Result } from 'effect';
import { normaliseText, withoutWhiteSpace } from './characters.ts';
import { optionalText, requiredText } from './entry.ts';
import type { TextCheck } from './entry.ts';
import type { EntryRefusal, TextRefusalOf } from './refusal.ts';
import { chorusNumber, codeOnly, fullName, noSingleQuote, personName } from './rules.ts';

/** The additional refusals of a code-like entry. */
export type CodeRefusal = TextRefusalOf<'HasSingleQuote' | 'NotACode'>;

/** Checks a required first or last name. */
export const checkName = requiredText(personName);

/** Checks an optional first or last name. */
export const checkOptionalName = optionalText(personName);

/** Checks first and last name in one field, separated by a space. */
export const checkFullName = requiredText(fullName);

/** Checks the optional Chorus number of a public company. */
export const checkChorusNumber = optionalText(chorusNumber);

const checkGivenCode = requiredText(codeOnly);

/**
 * Checks a required code-like entry: coupon, promo code, customer ID, corporate code. White space is removed; then
 * ASCII letters, digits and hyphens. An apostrophe of any kind is refused first.
 */
export const checkCode: TextCheck<EntryRefusal | CodeRefusal> = (text) =>
  Result.flatMap(noSingleQuote(text), (code): Result.Result<string, EntryRefusal | CodeRefusal> =>
    checkGivenCode(normaliseText(code) === '' ? code : withoutWhiteSpace(code)),
  );

/** Checks an optional code; only spaces become ''. */
export const checkOptionalCode: TextCheck<EntryRefusal | CodeRefusal> = (text) =>
  normaliseText(text) === '' ? Result.succeed('') : checkCode(text);
