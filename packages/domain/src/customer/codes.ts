/** Codes of kinds and levels: custType C, B, S; member level 1, 2, 3 (spec section 3). A guest has no code. */
import { CONTRACT_LEVELS } from './customer.ts';
import type { ContractLevel, SignedInKind } from './customer.ts';

export const CUSTOMER_TYPE_CODES = {
  individual: 'C',
  business: 'B',
  salesman: 'S',
} as const satisfies Record<SignedInKind, string>;

export const CONTRACT_LEVEL_CODES = { light: 1, enCompte: 2, registered: 3 } as const satisfies Record<
  ContractLevel,
  number
>;

/** The kind for a custType; undefined for any other text. */
export const customerKindOfCode = (code: string): SignedInKind | undefined => {
  for (const kind of ['individual', 'business', 'salesman'] as const) {
    if (CUSTOMER_TYPE_CODES[kind] === code) return kind;
  }
  return undefined;
};

/** The level for a contractTypeId; undefined for any other number. */
export const contractLevelOfCode = (code: number): ContractLevel | undefined =>
  CONTRACT_LEVELS.find((level) => CONTRACT_LEVEL_CODES[level] === code);
