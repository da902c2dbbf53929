/**
 * Text rules. Each is a function from a string to a Result: the string itself, or one refusal. `requiredText` and
 * `optionalText` combine them and pass normalised text (spec section 5, A-59, A-61, A-111).
 */
import { Result } from 'effect';
import { codePoints } from './characters.ts';
import type { TextRefusal, TextRefusalOf } from './refusal.ts';

/** A rule on a normalised, non-empty text. */
export type TextRule<Refusal extends TextRefusal = TextRefusal> = (text: string) => Result.Result<string, Refusal>;

const unless =
  <Refusal extends TextRefusal>(isWrong: (text: string) => boolean, refusal: Refusal): TextRule<Refusal> =>
  (text) =>
    isWrong(text) ? Result.fail(refusal) : Result.succeed(text);

const only = <Refusal extends TextRefusal>(pattern: RegExp, refusal: Refusal): TextRule<Refusal> =>
  unless((text) => !pattern.test(text), refusal);

/** Digits 0 to 9 only, else `NotDigits`. */
export const digitsOnly = only(/^[0-9]+$/, { _tag: 'NotDigits' } as const);

/** Letters of any script and digits 0 to 9 only, else `NotLettersAndDigits`. */
export const lettersAndDigitsOnly = only(/^[\p{L}\p{M}0-9]+$/u, { _tag: 'NotLettersAndDigits' } as const);

/** No white space anywhere, else `HasSpace`. */
export const noSpace = unless((text) => /\s/.test(text), { _tag: 'HasSpace' } as const);

/** No straight or curly apostrophe, else `HasSingleQuote`. */
export const noSingleQuote = unless((text) => /['\u2018\u2019\u02BC]/.test(text), { _tag: 'HasSingleQuote' } as const);

/** ASCII letters, digits and hyphens only, else `NotACode`. */
export const codeOnly = only(/^[A-Za-z0-9-]+$/, { _tag: 'NotACode' } as const);

/** At most `max` code points, inclusive, else `TooLong`. */
export const atMost =
  (max: number): TextRule<TextRefusalOf<'TooLong'>> =>
  (text) => {
    const length = codePoints(text);
    return length > max ? Result.fail({ _tag: 'TooLong', max, length }) : Result.succeed(text);
  };

/** From `min` to `max` code points, both inclusive, else `LengthOutside`. */
export const between =
  (min: number, max: number): TextRule<TextRefusalOf<'LengthOutside'>> =>
  (text) => {
    const length = codePoints(text);
    return length < min || length > max
      ? Result.fail({ _tag: 'LengthOutside', min, max, length })
      : Result.succeed(text);
  };

/** One of the values given, else `NotInList` with the value entered. */
export const inList =
  (values: Iterable<string>): TextRule<TextRefusalOf<'NotInList'>> =>
  (text) =>
    new Set(values).has(text) ? Result.succeed(text) : Result.fail({ _tag: 'NotInList', value: text });

/** The pattern, else `WrongFormat` with the example that is shown as the format. */
export const inFormat = (pattern: RegExp, format: string): TextRule<TextRefusalOf<'WrongFormat'>> =>
  only(pattern, { _tag: 'WrongFormat', format });

/**
 * Chorus number: ASCII letters, digits, slash and hyphen only, else `WrongFormat` (or `HasSingleQuote`, which is more
 * precise).
 */
export const chorusNumber: TextRule<TextRefusalOf<'WrongFormat' | 'HasSingleQuote'>> = (text) =>
  Result.flatMap(noSingleQuote(text), inFormat(/^[A-Za-z0-9/-]+$/, 'A-Z 0-9 / -'));

const NAME = /^[\p{L}\p{M}\p{Zs}\p{Pd}'\u2018\u2019.\u00B7\u30FB\u200C\u200D]+$/u;

/**
 * A person's name, else `NotAName`: letters of any script with their marks, spaces, hyphens, apostrophes, full stop,
 * middle dot, zero-width joiners, and at least one letter. Digits and other characters are refused.
 */
export const personName = unless((text) => !NAME.test(text) || !/[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]/u.test(text), {
  _tag: 'NotAName',
} as const);

/** A name for checkout: a `personName` with a space between first and last name, else `NameWithoutSpace`. */
export const fullName: TextRule<TextRefusalOf<'NotAName' | 'NameWithoutSpace'>> = (text) =>
  Result.flatMap(
    personName(text),
    unless((name) => !/\p{Zs}/u.test(name), { _tag: 'NameWithoutSpace' } as const),
  );
