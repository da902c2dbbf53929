/**
 * The four kinds of customer that prices, pages and delivery types depend on, their wire codes, and the level of a
 * business contract. Source: spec sections 1, 3 and 6, A-26, A-77, A-83. Employees and B2B2C members are individuals.
 */

/** Kinds of customer in the shop's usual order. A guest is not signed in; a salesman orders for others. */
export const CUSTOMER_KINDS = ['guest', 'individual', 'business', 'salesman'] as const;
export type CustomerKind = (typeof CUSTOMER_KINDS)[number];

/** Builds a table with a value for each kind. */
export const byKind = <Value>(valueOf: (kind: CustomerKind) => Value): Readonly<Record<CustomerKind, Value>> => ({
  guest: valueOf('guest'),
  individual: valueOf('individual'),
  business: valueOf('business'),
  salesman: valueOf('salesman'),
});

/** Kinds that have an account. */
export type SignedInKind = Exclude<CustomerKind, 'guest'>;

/** True for companies and salesmen, who get bulk files, validity and the delivery types of a batch. */
export const isTrade = (kind: CustomerKind): boolean => kind === 'business' || kind === 'salesman';

/**
 * Contract level of a member: light (1), en compte (2), registered (3). Only a registered company may order;
 * individuals and guests are never checked against it.
 */
export const CONTRACT_LEVELS = ['light', 'enCompte', 'registered'] as const;
export type ContractLevel = (typeof CONTRACT_LEVELS)[number];

/** The level of a member whose record has none. */
export const DEFAULT_CONTRACT_LEVEL: ContractLevel = 'light';
