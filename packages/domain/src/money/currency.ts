/**
 * A currency as a business unit uses it: its code and its number of decimals (spec section 1, `currency` and
 * `decimalDigits`; A-03: 2 when absent).
 */

/** `code` is the ISO 4217 code; `digits` the number of decimals in calculation, entry and display, 0 to 4. */
export interface Currency {
  readonly code: string;
  readonly digits: number;
}

/** Makes a currency; `digits` defaults to 2. A code that is not three capitals or digits outside 0 to 4 is a defect. */
export const currency = (code: string, digits = 2): Currency => {
  if (!/^[A-Z]{3}$/.test(code)) throw new RangeError(`Not a currency code: ${code}`);
  if (!Number.isInteger(digits) || digits < 0 || digits > 4)
    throw new RangeError(`Not a number of decimals: ${digits}`);
  return { code, digits };
};

/** True if both have the same code and decimals. */
export const isSameCurrency = (a: Currency, b: Currency): boolean => a.code === b.code && a.digits === b.digits;
