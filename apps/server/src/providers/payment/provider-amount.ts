/**
 * Amounts in providers' formats. Providers use the decimals of ISO 4217; a shop with other decimals would charge ten or a hundred times too
 * much, so that is a defect before anything is sent.
 */
import { Schema } from 'effect';

/** A positive integer of minor units. */
export const AmountMinor = Schema.Int.check(
  Schema.isGreaterThan(0),
  Schema.isLessThanOrEqualTo(Number.MAX_SAFE_INTEGER),
);

/** An ISO 4217 code. */
export const CurrencyCode = Schema.String.check(Schema.isPattern(/^[A-Z]{3}$/));

/** The decimals of a currency by ISO 4217; 2 for an unknown code. */
export const isoDigits = (code: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits ?? 2;

/** Throws if the shop's decimals differ from the provider's. */
export const assertIsoDigits = ({ code, digits }: { readonly code: string; readonly digits: number }): void => {
  if (digits !== isoDigits(code)) throw new RangeError(`${code} counts ${isoDigits(code)} decimals, not ${digits}`);
};

/** Formats minor units as a decimal string with all decimals: 1250n with 2 digits is `12.50`. */
export const toDecimalAmount = (amountMinor: bigint, digits: number): string => {
  if (digits === 0) return String(amountMinor);
  const padded = String(amountMinor).padStart(digits + 1, '0');
  return `${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
};

/** Parses a decimal string; null unless it has exactly the currency's decimals. */
export const fromDecimalAmount = (text: string, code: string): bigint | null => {
  const match = /^(\d{1,12})(?:\.(\d+))?$/.exec(text);
  if (!match) return null;
  const [, whole = '', decimals = ''] = match;
  return decimals.length === isoDigits(code) ? BigInt(whole + decimals) : null;
};
