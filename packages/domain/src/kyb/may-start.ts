/** Who may open the verification, in a file of its own: every page asks it, and few need the rest. Source. */
import type { ContractLevel, CustomerKind } from '../customer/index.ts';

/**
 * Only companies are verified: a business customer that is not verified yet, or a visitor who is not signed in.
 */
export const mayStartKyb = (kind: CustomerKind, level: ContractLevel): boolean =>
  kind === 'guest' || (kind === 'business' && level !== 'registered');
