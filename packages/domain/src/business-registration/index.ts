/** Registration of businesses: three steps, the company search, documents, and their flow (spec sections 3 to 5 and 7, S3.67 to S3.78, A-82). */
export {
  checkCompanySearch,
  companySearchOf,
  corrected,
  filledWith,
  groupedCompanyNumber,
  sirenToName,
  type CompanyAnswer,
  type CompanySearch,
  type CompanySearchRefusal,
  type FoundCompany,
} from './company-search.ts';
export {
  EMPTY_COMPANY_STEP,
  checkCompanyStep,
  isCompanyEntered,
  type CompanyStep,
  type CompanyStepEntry,
  type CompanyStepRefusals,
} from './company-step.ts';
export {
  EMPTY_CONTACT_STEP,
  checkContactStep,
  storableContact,
  type ContactStep,
  type ContactStepEntry,
  type ContactStepRefusals,
} from './contact-step.ts';
export { registeredProfile, type CompanyProfileParts } from './registered-profile.ts';
export { ADDRESS_TYPES, type AddressType } from './address-type.ts';
export {
  BUSINESS_DOCUMENT_KINDS,
  checkBusinessDocument,
  checkDocuments,
  type BusinessDocumentKind,
  type CompleteDocuments,
  type DocumentFile,
  type DocumentRefusal,
  type ExtractDateRefusal,
  type DocumentRefusals,
  type ShownDocument,
  type StoredDocument,
  type StoredDocuments,
} from './documents.ts';
export { emptyBusinessDraft } from './business-state.ts';
export type { BusinessContext, BusinessDraft, BusinessRegistrationInput, DocumentToUpload } from './business-state.ts';
export {
  BUSINESS_STEPS,
  createBusinessRegistrationMachine,
  selectBusinessDraft,
  selectBusinessNotice,
  selectBusinessProgress,
  selectBusinessRegistration,
  type BusinessRegistrationEvent,
  type BusinessRegistrationExit,
  type BusinessRegistrationSnapshot,
  type BusinessStep,
  type StepProgress,
} from './business-registration.machine.ts';
export { checkBusinessRegistration, companyStepEntryOf, contactStepEntryOf, type BusinessRefusals } from './recheck.ts';
