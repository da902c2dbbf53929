/** Complete dossiers to take things away from, the facts they are judged by, and a named example. */
export {
  FACTS,
  companies,
  completeDossiers,
  identityDocuments,
  messyDossiers,
  pdfDocuments,
  shuffledShareholders,
} from './kyb.arbitraries.ts';
export { ACME } from './acme.arbitraries.ts';
