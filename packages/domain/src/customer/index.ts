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
