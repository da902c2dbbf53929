/** The terms that a salesman sets, on one line or on a whole order (spec sections 5, 6 and 8, S6.21 to S6.26, A-08, A-105, A-189). */
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
export { needsApproval } from './approval.ts';
