/** Plain decimal numbers: digits and at most one point, no exponent. Parsed exactly, without floats. */

const PLAIN_DECIMAL = /^(-?)0*(\d+?)(?:\.(?=\d)(\d*?)0*)?$/;

/** `whole` includes the minus; both without superfluous zeros, `decimals` empty for a whole number. */
export interface PlainDecimal {
  readonly whole: string;
  readonly decimals: string;
}

/**
 * The parts of a plain decimal number such as `-12.50`. Throws RangeError for any other string, and for a number that
 * is not finite or has an exponent.
 */
export const plainDecimal = (value: string | number): PlainDecimal => {
  const match = PLAIN_DECIMAL.exec(String(value));
  if (match === null) throw new RangeError(`Not a plain decimal number: ${value}`);
  const [, minus = '', whole = '0', decimals = ''] = match;
  const isZero = whole === '0' && decimals === '';
  return { whole: isZero ? whole : minus + whole, decimals };
};
