/** Random dossiers, a named example, and the required fields. For tests and stories. */
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
