/** Account numbers in the format of ISO 13616: country, two check digits, up to 30 letters and digits. */
import { Result } from 'effect';
import type { Unanswered } from './fields.ts';

export type IbanRefusal = Unanswered | { readonly _tag: 'WrongIban' };

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
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

/**
 * Checks a required IBAN, returned in capitals without spaces; a wrong format or wrong check digits are `WrongIban`.
 */
export const checkIban = (text: string): Result.Result<string, IbanRefusal> => {
  const iban = text.replace(/\s/g, '').toUpperCase();
  if (iban === '') return Result.fail({ _tag: 'Required' });
  return IBAN.test(iban) && remainder(iban) === 1 ? Result.succeed(iban) : Result.fail({ _tag: 'WrongIban' });
};
