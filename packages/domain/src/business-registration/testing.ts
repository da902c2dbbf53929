/** Random registrations of businesses, for tests and stories. */
export {
  ATELIER_COMPANY,
  ATELIER_CONTACT,
  FRENCH_REGISTRATIONS,
  REGISTERED_ON,
  businessDrafts,
  companyStepEntries,
  contactStepEntries,
  documentFile,
} from './business.arbitraries.ts';
