/** The proofs by name, one line each. */
import { proveAccess } from './prove-access.ts';
import { proveBulk } from './prove-bulk.ts';
import { proveCallbacks } from './prove-callbacks.ts';
import { proveCrashes } from './prove-crashes.ts';
import { proveEqualTimes } from './prove-equal-times.ts';
import { proveFuzz } from './prove-fuzz.ts';
import { proveGrowth } from './prove-growth.ts';
import { proveGuesses } from './prove-guesses.ts';
import { proveKills } from './prove-kills.ts';
import { proveNight } from './prove-night.ts';
import { provePlans } from './prove-plans.ts';
import { proveRaces } from './prove-races.ts';
import type { Proof } from './proof.ts';

export const PROOFS: Readonly<Record<string, Proof>> = {
  access: proveAccess,
  bulk: proveBulk,
  callbacks: proveCallbacks,
  crashes: proveCrashes,
  'equal-times': proveEqualTimes,
  fuzz: proveFuzz,
  growth: proveGrowth,
  guesses: proveGuesses,
  kills: proveKills,
  night: proveNight,
  plans: provePlans,
  races: proveRaces,
};
