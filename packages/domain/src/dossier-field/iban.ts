/** Account numbers in the form of ISO 13616: country, two check digits, up to 30 letters and digits. */
import { Result } from 'effect';
import type { Unanswered } from './fields.ts';

export type IbanRefusal = Unanswered | { readonly _tag: 'WrongIban' };

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
const CHECK_MODULUS = 97;

/** The country and check digits go last, letters count from A = 10, and the number leaves 1 when divided by 97. */
const remainder = (iban: string): number => {
  let rest = 0;
  for (const sign of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % CHECK_MODULUS;
  }
  return rest;
};

/** An IBAN that must be given. Comes out in capitals without blanks; wrong in form or check digits is `WrongIban`. */
export const checkIban = (text: string): Result.Result<string, IbanRefusal> => {
  const iban = text.replace(/\s/g, '').toUpperCase();
  if (iban === '') return Result.fail({ _tag: 'Required' });
  return IBAN.test(iban) && remainder(iban) === 1 ? Result.succeed(iban) : Result.fail({ _tag: 'WrongIban' });
};
