/** The text fields that several forms share, ready made (spec section 5, A-59). */
import { Result } from 'effect';
import { normaliseText, withoutWhiteSpace } from './characters.ts';
import { optionalText, requiredText } from './entry.ts';
import type { TextCheck } from './entry.ts';
import type { EntryRefusal, TextRefusalOf } from './refusal.ts';
import { chorusNumber, codeOnly, fullName, noSingleQuote, personName } from './rules.ts';

/** What a code-like entry is refused for, beside what every text is. */
export type CodeRefusal = TextRefusalOf<'HasSingleQuote' | 'NotACode'>;

/** A first or last name that must be given. */
export const checkName = requiredText(personName);

/** A first or last name that may be left out. */
export const checkOptionalName = optionalText(personName);

/** First and last name in one field, with a blank between them. */
export const checkFullName = requiredText(fullName);

/** The Chorus number of a public company; may be left out. */
export const checkChorusNumber = optionalText(chorusNumber);

const checkGivenCode = requiredText(codeOnly);

/**
 * A code-like entry that must be given: coupon, promo code, customer ID, corporate code. Every white space is dropped; then
 * ASCII letters, digits and hyphens. An apostrophe of any kind is told before anything else.
 */
export const checkCode: TextCheck<EntryRefusal | CodeRefusal> = (text) =>
  Result.flatMap(noSingleQuote(text), (code): Result.Result<string, EntryRefusal | CodeRefusal> =>
    checkGivenCode(normaliseText(code) === '' ? code : withoutWhiteSpace(code)),
  );

/** A code that may be left out; blanks alone come out as ''. */
export const checkOptionalCode: TextCheck<EntryRefusal | CodeRefusal> = (text) =>
  normaliseText(text) === '' ? Result.succeed('') : checkCode(text);
