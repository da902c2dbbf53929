/** Random orders for the books. */
export { commissionOfLine, fundingOf, purchaseOf, soldOrder } from './ledger.arbitraries.ts';
export type { SoldOrder } from './ledger.arbitraries.ts';
