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
export {
  cartFor,
  checkParties,
  chooseCustomer,
  chooseInvoicingAddress,
  customerFields,
  NO_PARTIES,
} from './parties.ts';
export type { InvoicingChoiceRefusal, OrderParties } from './parties.ts';
export { createDraft, defaultDraft, resetDraft, updateDraft } from './draft.ts';
export type { DraftValues, ReceiverValues, SalesmanDraft } from './draft.ts';
export { offeredDiscounts } from './offered-discounts.ts';
export { setTerm } from './terms.ts';
export type { LineWithTerms, SalesmanTerm, TermFacts, TermRefusal } from './terms.ts';
export {
  createSalesmanDraftMachine,
  selectDraft,
  selectDraftFailure,
  selectDraftId,
  selectParties,
} from './salesman-draft.machine.ts';
export type { DraftToSave, SalesmanDraftEvent, SalesmanDraftSnapshot, StoredDraft } from './salesman-draft.machine.ts';
