/** The review of a company’s registration: its link, its correction, and the staff’s decision (S4.65, S4.66, A-82, A-191). */
export {
  COMPANY_LINK_MS,
  COMPANY_REVIEW_STATES,
  CORRECTION_ENDS,
  DEAD_LINKS,
  correctionOverOf,
  deadLinkOf,
  linkOutcome,
  nextCompanyReview,
  reviewTransition,
  type CompanyReviewEvent,
  type CompanyReviewState,
  type CorrectionOver,
  type DeadLink,
  type LinkOutcome,
  type SentLink,
} from './company-review.ts';
export {
  COMPANY_DOCUMENT_KINDS,
  listedDocuments,
  type CompanyDocument,
  type CompanyDocumentKind,
  type CompanyPapers,
} from './company-document.ts';
export { documentsKeptUntil, type CompanyEnd, type DocumentRetention } from './document-term.ts';
