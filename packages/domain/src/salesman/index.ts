/** Salesmen and their customers (spec sections 4 to 6, A-08, A-10, A-83, A-84, A-101, A-105). */
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
