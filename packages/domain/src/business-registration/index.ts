/** Registration of businesses: three steps, the company search, documents, and their flow (spec sections 3 to 5 and 7, S3.67 to S3.78, A-82). */
export {
  checkCompanySearch,
  corrected,
  filledWith,
  type CompanyAnswer,
  type CompanySearch,
  type CompanySearchRefusal,
  type FoundCompany,
} from './company-search.ts';
export {
  EMPTY_COMPANY_STEP,
  checkCompanyStep,
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
export { ADDRESS_TYPES, type AddressType } from './address-type.ts';
export {
  BUSINESS_DOCUMENT_KINDS,
  checkBusinessDocument,
  checkDocuments,
  type BusinessDocumentKind,
  type CompleteDocuments,
  type DocumentFile,
  type DocumentRefusal,
  type DocumentRefusals,
  type StoredDocument,
  type StoredDocuments,
} from './documents.ts';
export type { BusinessContext, BusinessDraft, BusinessRegistrationInput, DocumentToUpload } from './business-state.ts';
export {
  BUSINESS_STEPS,
  createBusinessRegistrationMachine,
  selectBusinessDraft,
  selectBusinessNotice,
  selectBusinessRegistration,
  type BusinessRegistrationEvent,
  type BusinessRegistrationExit,
  type BusinessRegistrationSnapshot,
  type BusinessStep,
} from './business-registration.machine.ts';
export { checkBusinessRegistration, companyStepEntryOf, contactStepEntryOf, type BusinessRefusals } from './recheck.ts';
