export {
  ATELIER_COMPANY,
  ATELIER_CONTACT,
  FRENCH_REGISTRATIONS,
  INES_ENTRY,
  companyStepEntries,
  contactStepEntries,
  documentFile,
  individualEntries,
  leastIndividualEntries,
} from './registration.arbitraries.ts';
