/**
 * What the QR code of a transfer says, by which a banking app fills in the transfer: EPC069-12, version 002, a SEPA
 * credit transfer in UTF-8, drawn at error level M. Source: European Payments Council, EPC069-12 v2.1.
 */
import { encodeAmount, toMinorUnits } from '../money/index.ts';
import type { Money } from '../money/index.ts';
import type { BankAccount } from './bank-account.ts';

/** The most that a code may say, in bytes. */
export const EPC_MAX_BYTES = 331;
/** The error correction level that the guideline demands. */
export const EPC_ERROR_LEVEL = 'M';

const BENEFICIARY_MAX = 70;
const REFERENCE_MAX = 140;
/** 999,999,999.99 euro. */
const AMOUNT_MAX_MINOR = 99_999_999_999n;

const SPELLED: Readonly<Record<string, string>> = {
  Æ: 'AE',
  æ: 'ae',
  Œ: 'OE',
  œ: 'oe',
  Ø: 'O',
  ø: 'o',
  Ł: 'L',
  ł: 'l',
  ß: 'ss',
  '’': "'",
};
const MARKS = /\p{Mn}/gu;
/** What every bank of the area takes: Latin letters without marks, digits, and these signs. */
const NOT_TAKEN = /[^A-Za-z0-9/\-?:().,'+ ]/gu;

/** A text in characters that every bank takes; what has no counterpart is left out. */
const bankText = (text: string, most: number): string =>
  [...text]
    .map((character) => SPELLED[character] ?? character)
    .join('')
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .replaceAll(NOT_TAKEN, ' ')
    .replaceAll(/ +/gu, ' ')
    .trim()
    .slice(0, most)
    .trim();

const isPayable = (amount: Money): boolean => {
  const minor = toMinorUnits(amount);
  return amount.currency.code === 'EUR' && amount.currency.digits === 2 && minor > 0n && minor <= AMOUNT_MAX_MINOR;
};

/**
 * The text of the code for a transfer of this amount. Null if there can be none: another currency than the euro, an
 * amount outside 0.01 to 999,999,999.99, or a beneficiary or a reference without a character that banks take.
 */
export const epcCode = ({ beneficiary, iban, bic }: BankAccount, amount: Money, reference: string): string | null => {
  const name = bankText(beneficiary, BENEFICIARY_MAX);
  const remittance = bankText(reference, REFERENCE_MAX);
  if (!isPayable(amount) || name === '' || remittance === '') return null;
  const [purpose, structuredReference] = ['', ''];
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    bic,
    name,
    iban,
    `EUR${encodeAmount(amount)}`,
    purpose,
    structuredReference,
    remittance,
  ].join('\n');
};
