/**
 * Passwords: the four stated rules and nothing more, so that no existing password is shut out. Any other character is
 * allowed, and there is no upper limit. Source: spec section 5 (S5.7, S5.8, S5.18 to S5.21), A-56, A-110, A-156. Lengths
 * are Unicode code points of the NFC text; a password is never trimmed.
 */
import { Result } from 'effect';
import { codePoints, hasControlCharacter } from '../text/index.ts';
import type { TextRefusalOf } from '../text/index.ts';

export const PASSWORD_MIN_CHARACTERS = 8;

/**
 * Passwords known from thefts, a `Set` or anything that answers like one. Entries are NFC; one in lower case stands for
 * every spelling in capitals and small letters.
 */
export interface BreachedPasswords {
  has(password: string): boolean;
}

/** For callers without a list; the server has one and checks again. */
export const NO_BREACHED_PASSWORDS: BreachedPasswords = new Set<string>();

/** A rule of passwords that is not met. */
export type PasswordRuleRefusal =
  | TextRefusalOf<'HasSpace' | 'ControlCharacter'>
  | { readonly _tag: 'PasswordTooShort'; readonly min: number; readonly length: number }
  | { readonly _tag: 'NoLowercaseLetter' }
  | { readonly _tag: 'NoUppercaseLetter' }
  | { readonly _tag: 'PasswordBreached' };

export type PasswordRefusal = TextRefusalOf<'Required'> | PasswordRuleRefusal;

/** NFC, so that a password typed on another keyboard is the same one. */
export const normalisePassword = (password: string): string => password.normalize('NFC');

const isBreached = (password: string, breached: BreachedPasswords): boolean =>
  breached.has(password) || breached.has(password.toLowerCase());

/** Every rule that a password does not meet, in the order in which they are said; empty for a good one. */
export const unmetPasswordRules = (
  entered: string,
  breached: BreachedPasswords = NO_BREACHED_PASSWORDS,
): readonly PasswordRuleRefusal[] => {
  const password = normalisePassword(entered);
  const length = codePoints(password);
  const rules: readonly (readonly [boolean, PasswordRuleRefusal])[] = [
    [!/\s/u.test(password), { _tag: 'HasSpace' }],
    [!hasControlCharacter(password, 'one'), { _tag: 'ControlCharacter' }],
    [length >= PASSWORD_MIN_CHARACTERS, { _tag: 'PasswordTooShort', min: PASSWORD_MIN_CHARACTERS, length }],
    [/\p{Ll}/u.test(password), { _tag: 'NoLowercaseLetter' }],
    [/\p{Lu}/u.test(password), { _tag: 'NoUppercaseLetter' }],
    [!isBreached(password, breached), { _tag: 'PasswordBreached' }],
  ];
  return rules.flatMap(([isMet, refusal]) => (isMet ? [] : [refusal]));
};

/** A new password, out in NFC; else `Required` or the first rule it does not meet. For registration, reset and change. */
export const checkNewPassword = (
  entered: string,
  breached: BreachedPasswords = NO_BREACHED_PASSWORDS,
): Result.Result<string, PasswordRefusal> => {
  if (entered === '') return Result.fail({ _tag: 'Required' });
  const [first] = unmetPasswordRules(entered, breached);
  return first === undefined ? Result.succeed(normalisePassword(entered)) : Result.fail(first);
};

/** The repeated password: the same as the first in NFC, else `PasswordsDiffer`; empty is `Required`. */
export const checkConfirmPassword = (
  confirm: string,
  password: string,
): Result.Result<string, TextRefusalOf<'Required'> | { readonly _tag: 'PasswordsDiffer' }> => {
  if (confirm === '') return Result.fail({ _tag: 'Required' });
  const same = normalisePassword(confirm);
  return same === normalisePassword(password) ? Result.succeed(same) : Result.fail({ _tag: 'PasswordsDiffer' });
};

/** A password that exists already, at login or before a change: only `Required` is refused. Out in NFC. */
export const checkCurrentPassword = (entered: string): Result.Result<string, TextRefusalOf<'Required'>> =>
  entered === '' ? Result.fail({ _tag: 'Required' }) : Result.succeed(normalisePassword(entered));
