export { languageCodes, languagePolicies, malformedEntries, numberStyles } from './locale.arbitraries.ts';
