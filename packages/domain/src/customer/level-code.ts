/** Codes of levels: contractTypeId 1, 2, 3 (spec section 3). */
import { CONTRACT_LEVELS } from './customer.ts';
import type { ContractLevel } from './customer.ts';

export const CONTRACT_LEVEL_CODES = { light: 1, enCompte: 2, registered: 3 } as const satisfies Record<
  ContractLevel,
  number
>;

/** The level for a contractTypeId; undefined for any other number. */
export const contractLevelOfCode = (code: number): ContractLevel | undefined =>
  CONTRACT_LEVELS.find((level) => CONTRACT_LEVEL_CODES[level] === code);
