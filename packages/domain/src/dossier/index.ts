/**
 * The dossier of a company: one section for each tab, and what is still missing and why (spec sections 3 to 5, A-78 to
 *
 */
export { KYB_TABS, type KybTab } from './tabs.ts';
export {
  EMPTY_DOSSIER,
  settle,
  withAnswers,
  answersOn,
  withTabOf,
  newRecord,
  type Dossier,
  type DossierStanding,
  type KybRecord,
  type TabAnswers,
  type TabSave,
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
export { answersByPath, changedPaths, withAnswer, withAnswersWhere, withChangesAnswered } from './answer-paths.ts';
export {
  DOSSIER_STATES,
  isEditable,
  isWithin,
  nextDossierState,
  type AskedItem,
  type DossierEvent,
  type DossierEventRefused,
  type DossierState,
} from './review.ts';
export { answersOf, dossierOf, recordTypesOfTab, recordsOf, recordsOfTab, isOfTab } from './records.ts';
