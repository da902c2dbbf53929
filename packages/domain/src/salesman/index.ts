/** Salesmen: their customers, drafts and terms (spec sections 4 to 6, A-08, A-10, A-83, A-84, A-101, A-105). */
export { checkListed, listedCustomers } from './customers.ts';
export type {
  CustomerNotListed,
  CustomerSheet,
  FoundCustomer,
  ListedCustomer,
  Salesman,
  UnitCustomer,
} from './customers.ts';
export { customerWords, isFound, searchedWords, searchName } from './customer-search.ts';
export type { SearchedCustomer } from './customer-search.ts';
export { foundCount, nextCustomers, recentFirst } from './found-customers.ts';
export type { CustomersFound } from './found-customers.ts';
export { foundParts } from './found-parts.ts';
export type { TextPart } from './found-parts.ts';
export { customerPlaceLocation, customerPlaceOf } from './customer-place.ts';
export type { CustomerPlace } from './customer-place.ts';
export { checkView, CUSTOMER_VIEWS } from './customer-views.ts';
export type { CustomerView, ViewRefusal } from './customer-views.ts';
export { cartFor, customerFields } from './cart-for.ts';
export { checkDraftCustomer, createDraft, DEFAULT_DRAFT, resetDraft, updateDraft } from './draft.ts';
export type { DraftValues, SalesmanDraft } from './draft.ts';
export { draftToSave, openedDraft } from './stored-drafts.ts';
export type { DraftSummary, DraftToSave, OpenedDraft, StoredDraft } from './stored-drafts.ts';
export { offeredDiscounts } from './offered-discounts.ts';
export {
  offeredTerms,
  orderCommission,
  refusedTerm,
  setOrderTerm,
  standingTerm,
  TERM_NAMES,
  termBounds,
  termTypes,
} from './order-terms.ts';
export type {
  OrderTerm,
  OrderTermFacts,
  OrderTermRefusal,
  OwnPrices,
  TermBounds,
  TermName,
  TermScope,
  TermType,
  TermValue,
} from './order-terms.ts';
export { setTerm } from './terms.ts';
export type { LineWithTerms, SalesmanTerm, TermFacts, TermRefusal } from './terms.ts';
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
