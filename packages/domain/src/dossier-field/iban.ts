/**
 * Account numbers in the format of ISO 13616: country, two check digits, letters and digits, as many as the country has (A-79,
 * docs/decisions/046).
 */
import { Result } from 'effect';
import type { Unanswered } from './fields.ts';
import { IBAN_LENGTHS } from './iban-lengths.ts';

/**
 * `IbanOfNoCountry`: it begins with no country that has IBANs. `WrongIbanLength`: `length` characters are the country's. `WrongIban`: another
 * character than letters and digits, or wrong check digits.
 */
export type IbanRefusal =
  | Unanswered
  | { readonly _tag: 'IbanOfNoCountry' }
  | { readonly _tag: 'WrongIbanLength'; readonly length: number }
  | { readonly _tag: 'WrongIban' };

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]+$/;
const CHECK_MODULUS = 97;

/** With country and check digits moved to the end and letters counted from A = 10, the number modulo 97 must be 1. */
const remainder = (iban: string): number => {
  let rest = 0;
  for (const sign of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % CHECK_MODULUS;
  }
  return rest;
};

/** Checks a required IBAN by country, length and check digits; returned in capitals without spaces. */
export const checkIban = (text: string): Result.Result<string, IbanRefusal> => {
  const iban = text.replace(/\s/g, '').toUpperCase();
  if (iban === '') return Result.fail({ _tag: 'Required' });
  const length = IBAN_LENGTHS.get(iban.slice(0, 2));
  if (length === undefined) return Result.fail({ _tag: 'IbanOfNoCountry' });
  if (iban.length !== length) return Result.fail({ _tag: 'WrongIbanLength', length });
  return IBAN.test(iban) && remainder(iban) === 1 ? Result.succeed(iban) : Result.fail({ _tag: 'WrongIban' });
};
