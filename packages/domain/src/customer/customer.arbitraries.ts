/** Random kinds of customers. */
import * as fc from 'fast-check';
import { CONTRACT_LEVELS, CUSTOMER_KINDS } from './customer.ts';

export const customerKinds = fc.constantFrom(...CUSTOMER_KINDS);
export const tradeKinds = fc.constantFrom('business' as const, 'salesman' as const);
export const privateKinds = fc.constantFrom('guest' as const, 'individual' as const);
export const contractLevels = fc.constantFrom(...CONTRACT_LEVELS);
