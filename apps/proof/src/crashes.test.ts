/** A random sample of the flows and their crash points; `npm run prove -- crashes` tries all of them. */
import { describe, expect, inject, test } from 'vitest';
import { createDice, freshSeed } from './simulator/dice.ts';
import { openBench } from './simulator/world.ts';
import { enumerateCrashes } from './crashes.ts';

const seed = process.env['PROOF_SEED'] ?? freshSeed();
const FLOW_SHARE = 0.3;
const POINT_SHARE = 0.15;

describe('a server that is interrupted', () => {
  test(
    'at any point of any money flow reaches the same final state as without the interruption, and no rule is broken',
    { timeout: 240_000 },
    async () => {
      console.log(`Crash points: PROOF_SEED=${seed}`);
      const bench = await openBench(inject('postgresUrl'));
      const dice = createDice(seed, 'crashes');
      const { points, breaches } = await enumerateCrashes(bench, 'T', {
        takesFlow: () => dice.chance(FLOW_SHARE),
        takesPoint: () => dice.chance(POINT_SHARE),
      });
      await bench.close();
      expect(breaches).toEqual([]);
      expect(points.length).toBeGreaterThan(0);
    },
  );
});
