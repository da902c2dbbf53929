/** Kinds of customers and levels of contract (spec sections 1, 3 and 6). */
export {
  CONTRACT_LEVELS,
  CUSTOMER_KINDS,
  DEFAULT_CONTRACT_LEVEL,
  isTrade,
  mayOrderAtLevel,
  type ContractLevel,
  type CustomerKind,
  type SignedInKind,
} from './customer.ts';
export { CONTRACT_LEVEL_CODES, CUSTOMER_TYPE_CODES, contractLevelOfCode, customerKindOfCode } from './codes.ts';
export { checkCustomerId, type CustomerIdRefusal } from './customer-id.ts';
export { ContractLevelFromCode, CustomerKindFromCode } from './customer.schema.ts';
