/**
 * Passwords: only the four specified rules, so that no existing password is refused. Any other character is allowed,
 * and there is no upper limit. Source: spec section 5 (S5.7, S5.8, S5.18 to S5.21), A-56, A-110, A-156. Lengths are
 * Unicode code points of the NFC text; a password is never trimmed.
 */
import { Result } from 'effect';
import { codePoints, hasControlCharacter } from '../text/index.ts';
import type { TextRefusalOf } from '../text/index.ts';

export const PASSWORD_MIN_CHARACTERS = 8;

/**
 * Breached passwords, a `Set` or anything with its lookup. Entries are NFC; one in lower case includes every spelling
 * in upper and lower case.
 */
export interface BreachedPasswords {
  has(password: string): boolean;
}

/** An empty list for callers without one; the server has a list and checks again. */
export const NO_BREACHED_PASSWORDS: BreachedPasswords = new Set<string>();

/** A broken password rule. */
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

/** Every broken rule in display order; empty for a valid password. */
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

/**
 * Checks a new password, returned in NFC; otherwise `Required` or the first broken rule. For registration, reset and
 * change.
 */
export const checkNewPassword = (
  entered: string,
  breached: BreachedPasswords = NO_BREACHED_PASSWORDS,
): Result.Result<string, PasswordRefusal> => {
  if (entered === '') return Result.fail({ _tag: 'Required' });
  const [first] = unmetPasswordRules(entered, breached);
  return first === undefined ? Result.succeed(normalisePassword(entered)) : Result.fail(first);
};

/** Checks the repeated password: equal to the first in NFC, otherwise `PasswordsDiffer`; empty is `Required`. */
export const checkConfirmPassword = (
  confirm: string,
  password: string,
): Result.Result<string, TextRefusalOf<'Required'> | { readonly _tag: 'PasswordsDiffer' }> => {
  if (confirm === '') return Result.fail({ _tag: 'Required' });
  const same = normalisePassword(confirm);
  return same === normalisePassword(password) ? Result.succeed(same) : Result.fail({ _tag: 'PasswordsDiffer' });
};

/** Checks an existing password, at login or before a change, returned in NFC: only `Required` is refused. */
export const checkCurrentPassword = (entered: string): Result.Result<string, TextRefusalOf<'Required'>> =>
  entered === '' ? Result.fail({ _tag: 'Required' }) : Result.succeed(normalisePassword(entered));
