/** The real server killed under load. CI kills it five times (`npm run prove -- kills`), `--full` 100 times. */
import { describe, expect, test } from 'vitest';
import { createDice, freshSeed } from '../simulator/dice.ts';
import { proveKillsOn } from './kills.ts';

const seed = process.env['PROOF_SEED'] ?? freshSeed();
const KILLS = 1;

describe('a server that is killed under load, and its database', () => {
  test(
    'remembers everything that it has answered, sends every message that it owes, and keeps a second server off its data directory',
    { timeout: 300_000 },
    async () => {
      console.log(`Kills: PROOF_SEED=${seed}`);
      const dice = createDice(seed, 'kills');
      const options = { dice, kills: KILLS, databaseKills: KILLS, say: () => undefined };
      const { breaches, refusedSecond, acknowledged } = await proveKillsOn(options);
      expect(breaches).toEqual([]);
      expect(refusedSecond).toBe(KILLS);
      expect(acknowledged).toBeGreaterThan(0);
    },
  );
});
