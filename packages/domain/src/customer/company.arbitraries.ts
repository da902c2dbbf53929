/** Random company numbers, valid by construction, and kinds of societies. */
import * as fc from 'fast-check';
import { luhnDigit } from './check-digits.ts';
import { frenchVatNumber } from './company-number.ts';
import { DOCUMENT_TYPES } from './identity-document.ts';
import { MEMBER_TYPES } from './member-type.ts';
import { SOCIETY_TYPES } from './society-type.ts';

const withLuhnDigit = (digits: string): string => digits + luhnDigit(digits);

const NTHS_MAX = 10 ** 8 - 1;

/** The n-th siren, for tests that need companies of their own: n from 1 to 99,999,999. */
export const sirenOf = (nth: number): string => withLuhnDigit(String(nth).padStart(8, '0'));

/** The siret of a siren's n-th establishment. */
export const siretOf = (siren: string, nth = 1): string => withLuhnDigit(siren + String(nth).padStart(4, '0'));

export const sirens: fc.Arbitrary<string> = fc.integer({ min: 1, max: NTHS_MAX }).map(sirenOf);

/** A siren and one of its sirets. */
export const sirenAndSiret: fc.Arbitrary<readonly [siren: string, siret: string]> = fc
  .tuple(sirens, fc.integer({ min: 0, max: 9999 }))
  .map(([siren, nth]) => [siren, siretOf(siren, nth)] as const);

/** A French VAT number of a siren: by the key of digits, or by one with a letter. */
export const vatNumberOf = (siren: string): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constant(frenchVatNumber(siren)),
    fc.stringMatching(/^([A-Z][0-9A-Z]|[0-9][A-Z])$/).map((key) => `FR${key}${siren}`),
  );

export const societyTypes = fc.constantFrom(...SOCIETY_TYPES);
export const memberTypes = fc.constantFrom(...MEMBER_TYPES);
export const documentTypes = fc.constantFrom(...DOCUMENT_TYPES);
