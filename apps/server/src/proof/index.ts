/** The proofs by their names, one line each. */
import { proveBulk } from './prove-bulk.ts';
import { proveCallbacks } from './prove-callbacks.ts';
import { proveCrashes } from './prove-crashes.ts';
import { proveKills } from './prove-kills.ts';
import { proveRaces } from './prove-races.ts';
import type { Proof } from './proof.ts';

export const PROOFS: Readonly<Record<string, Proof>> = {
  bulk: proveBulk,
  callbacks: proveCallbacks,
  crashes: proveCrashes,
  kills: proveKills,
  races: proveRaces,
};
