/**
 * One-time codes: the digits sent by email or SMS that prove that an address or a number is the user's own. Source:
 * S4.62 to S4.64, S5.46, S8.12, A-58, A-82, and the table of values in `ambiguities.md`. Times are seconds.
 */
import { Result } from 'effect';
import { digitsOnly } from '../text/index.ts';
import type { TextRefusalOf } from '../text/index.ts';

export const ONE_TIME_CODE_DIGITS = 6;
/** How long a code is valid. */
export const ONE_TIME_CODE_LIFETIME_SECONDS = 600;
/** The pause before another code may be sent: without one this would be a way to send spam. */
export const RESEND_SECONDS = 60;
/** The number of wrong entries after which a new code is needed. */
export const ONE_TIME_CODE_MAX_TRIES = 5;
/** The most codes per number or address and day. */
export const ONE_TIME_CODES_PER_DAY = 5;

/** `WrongCode`: not the code that was sent; `triesLeft` until a new code is needed. */
export type OneTimeCodeRefusal =
  | TextRefusalOf<'Required' | 'NotDigits' | 'WrongFormat'>
  | { readonly _tag: 'WrongCode'; readonly triesLeft: number };

/**
 * Checks a code as typed or pasted, ignoring spaces and hyphens. Returns six digits; otherwise `Required`, `NotDigits`,
 * or `WrongFormat` for another number of digits.
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
