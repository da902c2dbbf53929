/** Random orders as the books see them. */
export { fundingOf, purchaseOf, soldOrder } from './ledger.arbitraries.ts';
export type { SoldOrder } from './ledger.arbitraries.ts';
