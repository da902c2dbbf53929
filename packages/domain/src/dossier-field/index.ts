/**
 * The parts and rules of the answers of a dossier: dates, percentages, account numbers, documents, lists of codes (spec
 * sections 3, 5 and 9, A-79, A-80, A-140).
 */
export {
  MINIMUM_AGE_YEARS,
  REGISTRATION_DOCUMENT_MAX_MONTHS,
  checkIssueDate,
  issueTooOldOn,
  checkPastDate,
  checkBirthDate,
  type KybDateRefusal,
} from './dates.ts';
export {
  KYB_DOCUMENT_KINDS,
  KYB_DOCUMENT_RULES,
  documentOf,
  documentCheck,
  optionalDocumentCheck,
  type KybDocument,
  type KybDocumentKind,
} from './document.ts';
export { codeCheck, type KybCodeField, type KybFacts } from './facts.ts';
export { WHOLE_PERCENT, readPercent, checkPercent, type PercentRefusal } from './percent.ts';
export { checkIban, type IbanRefusal } from './iban.ts';
export { checkEach } from './each.ts';
export { checkChoice, checkCountry, checkIdentifier, checkLine, unasked, type Unanswered } from './fields.ts';
