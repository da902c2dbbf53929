/** Decimal numbers as they are written: digits and at most one point, no exponent. Read exactly, never through a float. */

const PLAIN_DECIMAL = /^(-?)0*(\d+?)(?:\.(?=\d)(\d*?)0*)?$/;

/** `whole` carries the minus; both without superfluous zeros, `decimals` empty for a whole number. */
export interface PlainDecimal {
  readonly whole: string;
  readonly decimals: string;
}

/** The parts of a plain decimal number such as `-12.50`. Throws RangeError for any other text, and for a number that is not finite or that is written with an exponent. */
export const plainDecimal = (value: string | number): PlainDecimal => {
  const match = PLAIN_DECIMAL.exec(String(value));
  if (match === null) throw new RangeError(`Not a plain decimal number: ${value}`);
  const [, minus = '', whole = '0', decimals = ''] = match;
  const isZero = whole === '0' && decimals === '';
  return { whole: isZero ? whole : minus + whole, decimals };
};
