/**
 * Email addresses: the HTML standard's pattern with at least two labels after the @; outer spaces are removed (spec
 * section 5, A-113).
 */
import { Result } from 'effect';
import { optionalText, requiredText } from '../text/index.ts';
import type { EntryRefusal } from '../text/index.ts';

export type EmailRefusal = EntryRefusal | { readonly _tag: 'NotAnEmail' };

/** https://html.spec.whatwg.org/#valid-e-mail-address, its last group at least once. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

const inPattern = (text: string): Result.Result<string, EmailRefusal> =>
  EMAIL.test(text) ? Result.succeed(text) : Result.fail({ _tag: 'NotAnEmail' });

/**
 * Checks a required email, returned without outer spaces in its letter case; otherwise `Required`, `OnlyBlanks` or
 * `NotAnEmail`.
 */
export const checkEmail = (text: string): Result.Result<string, EmailRefusal> =>
  Result.flatMap(requiredText()(text), inPattern);

/** `EmailUnchanged`: it is the one before. */
export type OtherEmailRefusal = EmailRefusal | { readonly _tag: 'EmailUnchanged' };

/** Checks an email that is to take the place of another; `EmailUnchanged` if both are the same mailbox. */
export const checkOtherEmail = (text: string, before: string): Result.Result<string, OtherEmailRefusal> =>
  Result.flatMap(checkEmail(text), (email): Result.Result<string, OtherEmailRefusal> =>
    isSameEmail(email, before) ? Result.fail({ _tag: 'EmailUnchanged' }) : Result.succeed(email),
  );

/** Checks an optional email: '' is accepted. */
export const checkOptionalEmail = (text: string): Result.Result<string, EmailRefusal> =>
  Result.flatMap(optionalText()(text), (email) => (email === '' ? Result.succeed('') : inPattern(email)));

/**
 * Checks the repeated email: equal to the first except for outer spaces, otherwise `EmailsDiffer`; empty is `Required`.
 */
export const checkConfirmEmail = (
  confirm: string,
  email: string,
): Result.Result<string, { readonly _tag: 'Required' } | { readonly _tag: 'EmailsDiffer' }> => {
  if (confirm.trim() === '') return Result.fail({ _tag: 'Required' });
  return confirm.trim() === email.trim() ? Result.succeed(confirm.trim()) : Result.fail({ _tag: 'EmailsDiffer' });
};

/** True if both are the same mailbox, ignoring outer spaces and letter case (A-94). */
export const isSameEmail = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
