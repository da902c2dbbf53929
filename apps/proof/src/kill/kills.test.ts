/** The real server killed under load on each engine. CI kills it five times each (`npm run prove -- kills`), `--full` a hundred. */
import { describe, expect, inject, test } from 'vitest';
import { diceOf, freshSeed } from '../simulator/dice.ts';
import { proveKillsOn } from './kills.ts';

const seed = process.env['PROOF_SEED'] ?? freshSeed();
const KILLS = 1;

describe.each(['pglite', 'postgres'] as const)('a server on %s that is killed under load', (store) => {
  test(
    'remembers all that it has answered, sends all that it owes, and lets no second server on its data directory',
    { timeout: 300_000 },
    async () => {
      console.log(`Kills: PROOF_SEED=${seed}`);
      const dice = diceOf(seed, 'kills', store);
      const options = { store, dice, kills: KILLS, postgresUrl: inject('postgresUrl'), say: () => undefined };
      const { breaches, refusedSecond, acknowledged } = await proveKillsOn(options);
      expect(breaches).toEqual([]);
      expect(refusedSecond).toBe(store === 'pglite' ? KILLS : 0);
      expect(acknowledged).toBeGreaterThan(0);
    },
  );
});
