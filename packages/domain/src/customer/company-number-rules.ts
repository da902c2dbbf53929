/**
 * How each country writes the numbers of its companies, and the check digits in them, as far as they are public and certain:
 * a form alone, where they are not, so that no company that exists is refused (S3.69). Companies of other countries have
 * numbers of letters and digits. Spaces and punctuation are removed, and letters are capitals, before a rule is asked.
 */
import {
  frenchVatKey,
  hasLuhnSum,
  hasOfficeSum,
  isBelgian,
  isGerman,
  isOfLuxembourg,
  isPortuguese,
  isSpanish,
  isSwiss,
} from './check-digits.ts';

export interface CompanyNumberRule {
  /** A letter is refused as such, before the form is looked at. */
  readonly hasDigitsOnly?: true;
  /** The whole number as it may be entered. A group in it is the number itself, without the letters around it. */
  readonly pattern: RegExp;
  /** The usual form, as it is told: 0 is a digit. */
  readonly format: string;
  /** Whether the check digits of the number itself are right. */
  readonly isRight?: (number: string) => boolean;
}

export interface CompanyNumberRules {
  /** What the specification names siren: the number of the company in its country's register. Null: letters and digits. */
  readonly registration: CompanyNumberRule | null;
  /** What it names siret: the number of one establishment, which begins with the company's. Null: letters and digits. */
  readonly establishment: CompanyNumberRule | null;
  readonly vatNumber: CompanyNumberRule;
  /** Whether a company there may have the VAT number of another country instead. */
  readonly mayHaveForeignVatNumber: boolean;
}

const LA_POSTE = '356000000';
/** Monaco has VAT numbers of France without being in its register. */
const OF_MONACO = /^000[0-9]*[1-9]/u;

/** Zeros alone are nobody's. */
const isSiren = (siren: string): boolean => /[1-9]/u.test(siren) && hasLuhnSum(siren);

const isSiret = (siret: string): boolean =>
  isSiren(siret.slice(0, 9)) && (hasLuhnSum(siret) || (siret.startsWith(LA_POSTE) && hasOfficeSum(siret)));

/** A key with letters tells nothing of the siren after it, which is then checked by its own digit. */
const isFrenchVatNumber = (number: string): boolean => {
  const [key, siren] = [number.slice(2, 4), number.slice(4)];
  if (!/^[0-9]{2}$/u.test(key)) return isSiren(siren);
  return key === frenchVatKey(siren) && (isSiren(siren) || OF_MONACO.test(siren));
};

const SPANISH = /^(?:ES)?([0-9]{8}[A-Z]|[XYZKLM][0-9]{7}[A-Z]|[ABCDEFGHJNPQRSUVW][0-9]{7}[0-9A-J])$/u;

const hasItalianDigit = (number: string): boolean => !/^[0-9]{11}$/u.test(number) || hasLuhnSum(number);

const hasSwissDigit = (number: string): boolean => !number.startsWith('CHE') || isSwiss(number.slice(3));

/** By ISO 3166-1 alpha-2. The letters before a number may be left out where companies do. */
export const COMPANY_NUMBER_RULES: Readonly<Record<string, CompanyNumberRules>> = {
  FR: {
    registration: { hasDigitsOnly: true, pattern: /^[0-9]{9}$/u, format: '000000000', isRight: isSiren },
    establishment: { hasDigitsOnly: true, pattern: /^[0-9]{14}$/u, format: '00000000000000', isRight: isSiret },
    vatNumber: { pattern: /^FR[0-9A-Z]{2}[0-9]{9}$/u, format: 'FR00000000000', isRight: isFrenchVatNumber },
    mayHaveForeignVatNumber: false,
  },
  // The number of the enterprise is its VAT number too.
  BE: {
    registration: { pattern: /^(?:BE)?([01][0-9]{9})$/u, format: '0000000000', isRight: isBelgian },
    establishment: null,
    vatNumber: { pattern: /^(?:BE)?([01][0-9]{9})$/u, format: 'BE0000000000', isRight: isBelgian },
    mayHaveForeignVatNumber: true,
  },
  // A court's register and the number in it, with the letters of a former court after it; its European form; or the number
  // for taxes of who is in no register.
  DE: {
    registration: {
      pattern: /^(?:(?:DE[A-Z][0-9]{4}[A-Z]?)?(?:HR[AB]|GNR|GSR|PR|VR)?[0-9]{1,6}[A-Z]{0,3}|DE[0-9]{9}(?:[0-9]{5})?)$/u,
      format: 'HRB 00000',
    },
    establishment: null,
    vatNumber: { pattern: /^(?:DE)?([0-9]{9})$/u, format: 'DE000000000', isRight: isGerman },
    mayHaveForeignVatNumber: true,
  },
  // The tax number, of a company or of a person in business.
  ES: {
    registration: { pattern: SPANISH, format: 'A00000000', isRight: isSpanish },
    establishment: null,
    vatNumber: { pattern: SPANISH, format: 'ESA00000000', isRight: isSpanish },
    mayHaveForeignVatNumber: true,
  },
  // The tax number of a company or that of a person, or the number of the chamber's index (REA), which has no check digit.
  IT: {
    registration: {
      pattern: /^(?:(?:IT)?([0-9]{11})|[A-Z]{6}[0-9A-Z]{10}|[A-Z]{2}[0-9]{1,7})$/u,
      format: '00000000000',
      isRight: hasItalianDigit,
    },
    establishment: null,
    vatNumber: { pattern: /^(?:IT)?([0-9]{11})$/u, format: 'IT00000000000', isRight: hasLuhnSum },
    mayHaveForeignVatNumber: true,
  },
  // The section of the register and the number in it.
  LU: {
    registration: { pattern: /^(?:RCSL?)?([A-Z][0-9]{1,6})$/u, format: 'B 000000' },
    establishment: null,
    vatNumber: { pattern: /^(?:LU)?([0-9]{8})$/u, format: 'LU00000000', isRight: isOfLuxembourg },
    mayHaveForeignVatNumber: true,
  },
  // The chamber's number has no check digit; that of VAT numbers is of two kinds since 2020.
  NL: {
    registration: { pattern: /^(?:KVK)?([0-9]{8})$/u, format: '00000000' },
    establishment: null,
    vatNumber: { pattern: /^(?:NL)?[0-9]{9}B[0-9]{2}$/u, format: 'NL000000000B00' },
    mayHaveForeignVatNumber: true,
  },
  PT: {
    registration: { pattern: /^(?:PT)?([0-9]{9})$/u, format: '000000000', isRight: isPortuguese },
    establishment: null,
    vatNumber: { pattern: /^(?:PT)?([0-9]{9})$/u, format: 'PT000000000', isRight: isPortuguese },
    mayHaveForeignVatNumber: true,
  },
  // The number of the company, before the tax or the register in a language of the country; or its older one of a canton.
  CH: {
    registration: {
      pattern: /^(?:(CHE[0-9]{9})(?:MWST|TVA|IVA|HR|RC)?|CH[0-9]{11})$/u,
      format: 'CHE-000.000.000',
      isRight: hasSwissDigit,
    },
    establishment: null,
    vatNumber: { pattern: /^(CHE[0-9]{9})(?:MWST|TVA|IVA)?$/u, format: 'CHE-000.000.000', isRight: hasSwissDigit },
    mayHaveForeignVatNumber: true,
  },
  // Each emirate and each free zone numbers its licences in its own way.
  AE: {
    registration: null,
    establishment: null,
    vatNumber: { pattern: /^(?:AE)?([0-9]{15})$/u, format: '000000000000000' },
    mayHaveForeignVatNumber: true,
  },
};
