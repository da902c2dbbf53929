/** The proofs by their names, one line each. */
import { proveCrashes } from './prove-crashes.ts';
import type { Proof } from './proof.ts';

export const PROOFS: Readonly<Record<string, Proof>> = {
  crashes: proveCrashes,
};
