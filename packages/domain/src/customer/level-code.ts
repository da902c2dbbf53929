/** Codes of levels: contractTypeId 1, 2, 3 (spec section 3). */
import type { ContractLevel } from './customer.ts';

export const CONTRACT_LEVEL_CODES = { light: 1, enCompte: 2, registered: 3 } as const satisfies Record<
  ContractLevel,
  number
>;
