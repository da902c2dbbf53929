/** Decodes amounts from the wire or from storage; typed amounts are parsed elsewhere. */
import { Result } from 'effect';
import type { Currency } from './currency.ts';
import { fromMinorUnits } from './money.ts';
import type { Money } from './money.ts';

/**
 * `AmountMalformed`: not a plain decimal number of at most 15 whole digits. `TooManyDecimals`: more decimals than the
 * currency has.
 */
export type AmountRefusal =
  | { readonly _tag: 'AmountMalformed' }
  | { readonly _tag: 'TooManyDecimals'; readonly max: number };

/** 15 whole digits with 4 decimals still fit the database's 64-bit integer. */
const plainDecimal = /^(-?(?:0|[1-9]\d{0,14}))(?:\.(\d{1,20}))?$/;

/** Decodes a decimal string with a point; missing decimals are filled with zeros. */
export const decodeAmount = (text: string, currency: Currency): Result.Result<Money, AmountRefusal> => {
  const match = plainDecimal.exec(text);
  if (match === null) return Result.fail({ _tag: 'AmountMalformed' });
  const [, whole, decimals = ''] = match;
  if (decimals.length > currency.digits) return Result.fail({ _tag: 'TooManyDecimals', max: currency.digits });
  return Result.succeed(fromMinorUnits(BigInt(whole + decimals.padEnd(currency.digits, '0')), currency));
};
