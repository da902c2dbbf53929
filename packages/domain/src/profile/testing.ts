export { ATELIER, INES } from './examples.arbitraries.ts';
export {
  FRENCH_PROFILES,
  addressBooks,
  businessMembers,
  companies,
  companyIdentities,
  corporateAccounts,
  fixedPhones,
  individualMembers,
  keptReceivers,
  memberUpdates,
  members,
  mobilePhones,
  people,
} from './profile.arbitraries.ts';
