/** Registration of individuals and of businesses: forms, flows, confirmation by email (spec sections 2, 3, 4 and 7). */
export {
  DEFAULT_INDIVIDUAL_POLICY,
  EMPTY_INDIVIDUAL,
  checkIndividual,
  storableIndividual,
  type Individual,
  type IndividualEntry,
  type IndividualPolicy,
  type IndividualRefusals,
} from './individual-entry.ts';
export { entryOfBuyer, missingOf, type KnownBuyer } from './known-buyer.ts';
export {
  createIndividualRegistrationMachine,
  selectIndividualCode,
  selectIndividualDraft,
  selectIndividualNotice,
  selectIndividualRefusals,
  type IndividualRegistrationEvent,
  type IndividualRegistrationInput,
  type IndividualRegistrationSnapshot,
  type RegistrationRefusals,
} from './individual-registration.machine.ts';
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
export { BUSINESS_VALIDATION_DAYS, type RegistrationNotice } from './notice.ts';
export { HOME_SECONDS, type HomeCountdown } from './home-countdown.ts';
export {
  selectHomeSeconds,
  selectReviewNotice,
  selectTokenResendFailure,
  selectTokenResendSeconds,
  verifyPageMachine,
  type VerifyPageEvent,
  type VerifyPageInput,
  type VerifyPageSnapshot,
} from './verify-page.machine.ts';
export { confirmationLinkOf, type ConfirmationLink } from './confirmation-link.ts';
export {
  confirmationMachine,
  selectConfirmationFailure,
  selectConfirmationSeconds,
  type ConfirmationEvent,
  type ConfirmationSnapshot,
} from './confirmation.machine.ts';
export {
  checkBusinessRegistration,
  checkIndividualRegistration,
  companyStepEntryOf,
  contactStepEntryOf,
  type BusinessRefusals,
} from './recheck.ts';
