/** Verification of companies: the dossier, what it still lacks and why, and the machine of its tabs (spec sections 3 to 5, 8 and 9, A-78 to ). */
export {
  EMPTY_DOSSIER,
  KYB_TABS,
  settle,
  withAnswers,
  type Dossier,
  type KybRecord,
  type KybTab,
  type TabAnswers,
} from './dossier.ts';
export {
  EMPTY_COMPANY,
  type Company,
  type CompanyContact,
  type CompanyDelivery,
  type CompanyIdentity,
  type CompanyInvoicing,
  type CompanyProfile,
} from './company.ts';
export {
  newRepresentative,
  type KybPersonId,
  type Person,
  type Representative,
  type Representatives,
} from './person.ts';
export {
  ENTITY_TYPES,
  SHAREHOLDER_THRESHOLD_PERCENT,
  askedFields,
  needsForm,
  newShareholder,
  sharesDeclared,
  type EntityType,
  type Shareholder,
  type Shareholders,
} from './shareholder.ts';
export {
  EMPTY_IDENTITY_PAPER,
  EMPTY_TAX_RESIDENCE,
  IDENTITY_PAPER_KINDS,
  paperHolders,
  taxResidents,
  type ByPerson,
  type IdentityPaper,
  type IdentityPaperKind,
  type TaxResidence,
} from './about-people.ts';
export {
  EMBARGO_ANSWER_MAX,
  EMBARGO_SCOPES,
  EMBARGO_SCOPE_CODES,
  settleEmbargo,
  type EmbargoAnswers,
  type EmbargoScope,
} from './embargo.ts';
export {
  EMPTY_DECLARATION,
  VERIFICATION_TRANSFER,
  checkReceivedTransfer,
  type BankInfo,
  type ReceivedTransfer,
  type TransferDeclaration,
  type TransferRefusal,
} from './transfer-verification.ts';
export { MINIMUM_AGE_YEARS, REGISTRATION_DOCUMENT_MAX_MONTHS, type KybDateRefusal } from './dates.ts';
export {
  KYB_DOCUMENT_KINDS,
  KYB_DOCUMENT_RULES,
  documentOf,
  type KybDocument,
  type KybDocumentKind,
} from './document.ts';
export type { KybCodeField, KybFacts } from './facts.ts';
export { WHOLE_PERCENT, readPercent, type PercentRefusal } from './percent.ts';
export { checkIban, type IbanRefusal } from './iban.ts';
export type { SharesRefusal } from './shareholder-check.ts';
export type { KybRefusal, RefusalsByPath } from './refusal.ts';
export { checkTab, isUnanswered } from './tab-check.ts';
export { missing, type Missing } from './missing.ts';
export { checkTabAvailable, tabStatuses, type TabStatus, type TabUnavailable } from './tab-available.ts';
export { checkSave, checkSubmit, type DossierSubmitted, type SaveRefusal, type SubmitRefusal } from './save.ts';
export {
  NO_KYB_SESSION,
  kybAccess,
  mayStartKyb,
  registered,
  type KybAccess,
  type KybRegistration,
  type KybSession,
} from './kyb-session.ts';
export type { KybContext, KybInput, KybIntention, KybNotice } from './kyb-flow.ts';
export type { KybCallInput, KybEvent, ReadTabInput, RegisterInput, SaveTabInput } from './kyb-setup.ts';
export {
  createKybMachine,
  selectBankInfo,
  selectDraft,
  selectIsEdited,
  selectKybFailure,
  selectKybNotice,
  selectKybSession,
  selectMissing,
  selectOpenTab,
  selectTabRefusals,
  selectTabStatuses,
  type KybSnapshot,
} from './kyb.machine.ts';
export { answersOf, dossierOf, recordTypesOfTab, recordsOf, recordsOfTab } from './records.ts';
