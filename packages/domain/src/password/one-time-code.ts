/**
 * One-time codes: the digits sent by email or SMS that prove an address or a number to be the person's own. Source:
 * S4.62 to S4.64, S5.46, S8.12, A-58, A-82, and the table of values in `ambiguities.md`. Times are seconds.
 */
import { Result } from 'effect';
import { digitsOnly } from '../text/index.ts';
import type { TextRefusalOf } from '../text/index.ts';

export const ONE_TIME_CODE_DIGITS = 6;
/** How long a sent code can be used. */
export const ONE_TIME_CODE_LIFETIME_SECONDS = 600;
/** How long after sending a code the next may be asked for: one that can be resent at once is a way to send spam. */
export const RESEND_SECONDS = 60;
/** Wrong entries that a code survives but for the last; then only a new code helps. */
export const ONE_TIME_CODE_MAX_TRIES = 5;
/** Codes that one number or address is sent in a day. */
export const ONE_TIME_CODES_PER_DAY = 5;

/** `WrongCode`: the server knows another; `triesLeft` until a new code is needed. */
export type OneTimeCodeRefusal =
  | TextRefusalOf<'Required' | 'NotDigits' | 'WrongFormat'>
  | { readonly _tag: 'WrongCode'; readonly triesLeft: number };

/**
 * A code as typed or pasted: blanks and hyphens do not count. Comes out as six digits; else `Required`, `NotDigits`, or
 * `WrongFormat` for another number of digits.
 */
export const checkOneTimeCode = (
  entered: string,
): Result.Result<string, Exclude<OneTimeCodeRefusal, { readonly _tag: 'WrongCode' }>> => {
  const code = entered.replace(/[\s\p{Pd}]/gu, '');
  if (code === '') return Result.fail({ _tag: 'Required' });
  return Result.flatMap(digitsOnly(code), (digits) =>
    digits.length === ONE_TIME_CODE_DIGITS
      ? Result.succeed(digits)
      : Result.fail({ _tag: 'WrongFormat' as const, format: '0'.repeat(ONE_TIME_CODE_DIGITS) }),
  );
};

/** The refusal after a number of wrong entries of one code. */
export const wrongCode = (wrongTries: number): OneTimeCodeRefusal => ({
  _tag: 'WrongCode',
  triesLeft: Math.max(0, ONE_TIME_CODE_MAX_TRIES - wrongTries),
});
