/**
 * The dossier of a company: one section for each tab, and what is still missing and why (spec sections 3 to 5, A-78 to
 *
 */
export {
  EMPTY_DOSSIER,
  KYB_TABS,
  settle,
  withAnswers,
  answersOn,
  withTabOf,
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
export type { KybRefusal, RefusalsByPath } from './refusal.ts';
export { checkTab, isUnanswered, refusalsOf } from './tab-check.ts';
export { missing, type Missing } from './missing.ts';
export { answersOf, dossierOf, recordTypesOfTab, recordsOf, recordsOfTab, isOfTab } from './records.ts';
