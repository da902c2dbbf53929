/** Random registrations of businesses, for tests and stories. */
export {
  ATELIER_COMPANY,
  ATELIER_CONTACT,
  FRENCH_REGISTRATIONS,
  businessDrafts,
  companyStepEntries,
  contactStepEntries,
  documentFile,
} from './business.arbitraries.ts';
