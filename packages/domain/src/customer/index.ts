/** Kinds of customers, levels of contract, and how companies and people are identified (spec sections 1, 3 and 6). */
export {
  byKind,
  CONTRACT_LEVELS,
  CUSTOMER_KINDS,
  DEFAULT_CONTRACT_LEVEL,
  isTrade,
  type ContractLevel,
  type CustomerKind,
  type SignedInKind,
} from './customer.ts';
export { CUSTOMER_TYPE_CODES, customerKindOfCode } from './kind-code.ts';
export { CONTRACT_LEVEL_CODES } from './level-code.ts';
export { kindOfRole, may, mayAtLevel, PERMISSIONS, roleOf, ROLES } from './permissions.ts';
export type { Permission, Role, RoleFacts } from './permissions.ts';
export { checkCustomerId, type CustomerIdRefusal } from './customer-id.ts';
export { MEMBER_TYPES, MEMBER_TYPE_CODES, kindOfMember, type MemberType } from './member-type.ts';
export { SOCIETY_TYPES, isRegisteredCompany, type SocietyType } from './society-type.ts';
export {
  checkRegisterEntry,
  checkSiren,
  checkSiret,
  checkUnlessStored,
  checkVatNumber,
  frenchVatNumber,
  type CompanyNumberNeed,
  type CompanyNumberRefusal,
  type SiretRefusal,
} from './company-number.ts';
export {
  DOCUMENT_TYPES,
  NO_DOCUMENT,
  guestDocumentFields,
  identityDocumentFields,
  type DocumentType,
  type IdentityDocument,
  type IdentityDocumentEntry,
} from './identity-document.ts';
export { levelProgress, type LevelStep } from './level-progress.ts';
