/**
 * Percentages of a dossier: stakes, votes, effective beneficiary (spec section 3, S3.80, S3.81, A-80). From 0 to 100,
 * up to four decimals, with a point or a comma.
 */
import { Decimal } from 'decimal.js';
import { Result } from 'effect';
import type { Unanswered } from './fields.ts';

/** The whole capital, or all votes. */
export const WHOLE_PERCENT = 100;

export type PercentRefusal =
  | Unanswered
  | { readonly _tag: 'NotAPercentage' }
  | { readonly _tag: 'PercentageAbove'; readonly max: number };

const ENTRY = /^\d{1,9}(?:[.,]\d{1,4})?$/;

/** Parses a typed percentage; null if it is malformed. Has no upper limit. */
export const readPercent = (text: string): Decimal | null => {
  const typed = text.trim();
  return ENTRY.test(typed) ? new Decimal(typed.replace(',', '.')) : null;
};

/**
 * Checks a required percentage, returned with a point and without superfluous zeros; above 100 is `PercentageAbove`.
 */
export const checkPercent = (text: string): Result.Result<string, PercentRefusal> => {
  if (text.trim() === '') return Result.fail({ _tag: 'Required' });
  const percent = readPercent(text);
  if (percent === null) return Result.fail({ _tag: 'NotAPercentage' });
  return percent.greaterThan(WHOLE_PERCENT)
    ? Result.fail({ _tag: 'PercentageAbove', max: WHOLE_PERCENT })
    : Result.succeed(percent.toFixed());
};
