/** A part of the fuzzing another one every time; `npm run prove -- fuzz --full` sends 100,000. */
import { calls } from '@offrande/api-client/contract';
import { expect, inject, test } from 'vitest';
import { freshSeed } from '../simulator/dice.ts';
import { fuzz } from './fuzz.ts';

const seed = process.env['PROOF_SEED'] ?? freshSeed();
const REQUESTS = 1200;
/** What is refused at the door proves nothing: of all requests, and of all calls, so many at least are served. */
const SERVED_PART = 0.05;
const CALLS_SERVED_PART = 0.25;

test(
  'whatever is sent to a shop, it neither breaks nor tells of its inside or of others, and its books hold',
  { timeout: 120_000 },
  async () => {
    console.log(`Fuzz: PROOF_SEED=${seed}`);
    const result = await fuzz({ postgresUrl: inject('postgresUrl'), seed, requests: REQUESTS });
    expect(result.breaches).toEqual([]);
    expect(result.broken).toEqual([]);
    expect(result.served).toBeGreaterThan(REQUESTS * SERVED_PART);
    expect(result.callsServed).toBeGreaterThan(Object.keys(calls).length * CALLS_SERVED_PART);
  },
);

test('the same seed sends the same and is answered the same', { timeout: 120_000 }, async () => {
  const options = { postgresUrl: inject('postgresUrl'), seed: 'again', requests: 260 };
  expect((await fuzz(options)).trail).toBe((await fuzz(options)).trail);
});
