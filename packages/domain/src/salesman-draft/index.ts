/** A salesman's draft of an order: its content, where it is stored, and the machine that saves it (spec section 4, S4.118 to S4.121, A-84, A-176). */
export { checkDraftCustomer, createDraft, DEFAULT_DRAFT, resetDraft, updateDraft } from './draft.ts';
export type { DraftValues, SalesmanDraft } from './draft.ts';
export { draftToSave, openedDraft } from './stored-drafts.ts';
export type { DraftSummary, DraftToSave, OpenedDraft, StoredDraft } from './stored-drafts.ts';
export {
  AUTOSAVE_MS,
  DRAFT_CHANGED_CODE,
  DRAFT_GONE_CODE,
  salesmanDraftMachine,
  selectDraft,
  selectDraftFailure,
  selectStanding,
  selectStoredDraft,
} from './salesman-draft.machine.ts';
export type {
  DraftStanding,
  SalesmanDraftEvent,
  SalesmanDraftInput,
  SalesmanDraftSnapshot,
} from './salesman-draft.machine.ts';
