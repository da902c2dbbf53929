/** Kinds, levels, types of members, societies and documents as their codes on the wire. */
import { Schema } from 'effect';
import { CONTRACT_LEVELS } from './customer.ts';
import { DOCUMENT_TYPES } from './identity-document.ts';
import { MEMBER_TYPES } from './member-type.ts';
import { SOCIETY_TYPES } from './society-type.ts';

/** custType `C`, `B` or `S`. */
export const CustomerKindFromCode = Schema.Literals(['C', 'B', 'S']).transform(['individual', 'business', 'salesman']);

/** contractTypeId 1, 2 or 3. */
export const ContractLevelFromCode = Schema.Literals([1, 2, 3]).transform(CONTRACT_LEVELS);

/** memberType `C`, `B`, `S` or `B2B2C`. */
export const MemberTypeFromCode = Schema.Literals(['C', 'B', 'S', 'B2B2C']).transform(MEMBER_TYPES);

/** societyType in the spelling of the wire. */
export const SocietyTypeFromCode = Schema.Literals([
  'private_company',
  'public_company',
  'association',
  'employee_fund',
  'other',
]).transform(SOCIETY_TYPES);

/** documentType `identification_card` or `other`. */
export const DocumentTypeFromCode = Schema.Literals(['identification_card', 'other']).transform(DOCUMENT_TYPES);
