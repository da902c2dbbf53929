/** Random company numbers of France, valid by construction, and kinds of societies. */
import * as fc from 'fast-check';
import { DOCUMENT_TYPES } from './identity-document.ts';
import { MEMBER_TYPES } from './member-type.ts';
import { SOCIETY_TYPES } from './society-type.ts';

const digits = (count: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: count, maxLength: count });

/** Nine digits, not all of them 0. */
export const sirens: fc.Arbitrary<string> = digits(9).filter((siren) => siren !== '000000000');

/** A siren and one of its sirets. */
export const sirenAndSiret: fc.Arbitrary<readonly [siren: string, siret: string]> = fc
  .tuple(sirens, digits(5))
  .map(([siren, nic]) => [siren, siren + nic] as const);

/** The French VAT number of a siren. */
export const vatNumberOf = (siren: string): fc.Arbitrary<string> => digits(2).map((key) => `FR${key}${siren}`);

export const societyTypes = fc.constantFrom(...SOCIETY_TYPES);
export const memberTypes = fc.constantFrom(...MEMBER_TYPES);
export const documentTypes = fc.constantFrom(...DOCUMENT_TYPES);
