/** A part of all flows and their crash points another one every time; `npm run prove -- crashes` goes through all of them. */
import { describe, expect, inject, test } from 'vitest';
import { createDice, freshSeed } from './simulator/dice.ts';
import { openBench } from './simulator/world.ts';
import { enumerateCrashes } from './crashes.ts';

const seed = process.env['PROOF_SEED'] ?? freshSeed();
const FLOWS_PART = 0.3;
const PART = 0.15;

describe('a server that is cut off', () => {
  test(
    'anywhere in any flow of money comes to the end that it has uncut, and no rule is broken',
    { timeout: 240_000 },
    async () => {
      console.log(`Crash points: PROOF_SEED=${seed}`);
      const bench = await openBench(inject('postgresUrl'));
      const dice = createDice(seed, 'crashes');
      const { points, breaches } = await enumerateCrashes(bench, 'T', {
        takesFlow: () => dice.chance(FLOWS_PART),
        takesPoint: () => dice.chance(PART),
      });
      await bench.close();
      expect(breaches).toEqual([]);
      expect(points.length).toBeGreaterThan(0);
    },
  );
});
