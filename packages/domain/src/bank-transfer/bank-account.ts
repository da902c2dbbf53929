/**
 * The bank account that transfers go to, and the rules of its numbers. Source: ISO 13616 (IBAN), ISO 9362 (BIC),
 *
 */

/** `iban` is without spaces; `bankName` is empty if the unit does not name its bank. */
export interface BankAccount {
  readonly beneficiary: string;
  readonly iban: string;
  readonly bic: string;
  readonly bankName: string;
}

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/u;
const BIC = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/u;
const IBAN_MODULUS = 97;
/** The country and the check digits, which the check takes from the front to the end. */
const IBAN_HEAD = 4;
const BASE_36 = 36;
const ONE_DIGIT = 10;
const TWO_DIGITS = 100;

/** The remainder by 97 of the number that the characters spell, a letter being two digits: A 10, Z 35. */
const remainder = (characters: string): number =>
  [...characters].reduce((rest, character) => {
    const value = Number.parseInt(character, BASE_36);
    return (rest * (value < ONE_DIGIT ? ONE_DIGIT : TWO_DIGITS) + value) % IBAN_MODULUS;
  }, 0);

/** True for capitals and digits without spaces whose two check digits are right. */
export const isIban = (text: string): boolean =>
  IBAN.test(text) && remainder(text.slice(IBAN_HEAD) + text.slice(0, IBAN_HEAD)) === 1;

/** True for a BIC of 8 or 11 characters, in capitals. */
export const isBic = (text: string): boolean => BIC.test(text);

/** An IBAN as it is printed: in groups of four. */
export const groupedIban = (iban: string): string => iban.replaceAll(/.{4}(?!$)/gu, '$& ');
