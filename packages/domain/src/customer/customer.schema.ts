/** Kinds and levels as their codes on the wire. */
import { Schema } from 'effect';
import { CONTRACT_LEVELS } from './customer.ts';

/** custType `C`, `B` or `S`. */
export const CustomerKindFromCode = Schema.Literals(['C', 'B', 'S']).transform(['individual', 'business', 'salesman']);

/** contractTypeId 1, 2 or 3. */
export const ContractLevelFromCode = Schema.Literals([1, 2, 3]).transform(CONTRACT_LEVELS);
