/** Random registrations of individuals, for tests and stories. */
export { INES_ENTRY, individualEntries, leastIndividualEntries } from './registration.arbitraries.ts';
