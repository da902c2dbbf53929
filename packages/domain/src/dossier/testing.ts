/** Random dossiers, one by name, and what none can do without. For tests and stories. */
export {
  FACTS,
  companies,
  completeDossiers,
  identityDocuments,
  messyDossiers,
  pdfDocuments,
  shuffledShareholders,
} from './dossier.arbitraries.ts';
export { ACME } from './acme.arbitraries.ts';
export { put, requiredFields, without } from './required-fields.arbitraries.ts';
