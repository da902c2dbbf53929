/** How individuals sign in at a unit. Source: S6.6, S6.7. */
import { methodsAt } from '../sign-in/index.ts';
import type { LoginMethod } from '../sign-in/index.ts';

const NOTHING_ELSE = {
  isTwoFactor: false,
  hasBusiness: false,
  hasSalesmen: false,
  returnsAsSalesman: false,
  trustedHosts: [],
} as const;

/** The methods at the individuals' door, in the unit's order. */
export const individualMethods = (methods: readonly LoginMethod[]): readonly LoginMethod[] =>
  methodsAt({ ...NOTHING_ELSE, methods }, 'individual');
