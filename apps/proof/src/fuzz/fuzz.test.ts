/** A short fuzzing run from a fresh seed; `npm run prove -- fuzz --full` sends 100,000 requests. */
import { calls } from '@offrande/api-client/contract';
import { expect, inject, test } from 'vitest';
import { freshSeed } from '../simulator/dice.ts';
import { fuzz } from './fuzz.ts';

const seed = process.env['PROOF_SEED'] ?? freshSeed();
const REQUESTS = 1200;
/** Early refusals prove nothing, so at least these shares of the requests, and of the calls, must be served. */
const SERVED_SHARE = 0.05;
const CALLS_SERVED_SHARE = 0.25;

test(
  'whatever is sent to a shop, it does not break, discloses neither internals nor data of others, and its books balance',
  { timeout: 120_000 },
  async () => {
    console.log(`Fuzz: PROOF_SEED=${seed}`);
    const result = await fuzz({ postgresUrl: inject('postgresUrl'), seed, requests: REQUESTS });
    expect(result.breaches).toEqual([]);
    expect(result.broken).toEqual([]);
    expect(result.served).toBeGreaterThan(REQUESTS * SERVED_SHARE);
    expect(result.callsServed).toBeGreaterThan(Object.keys(calls).length * CALLS_SERVED_SHARE);
  },
);

test('the same seed sends the same requests and gets the same answers', { timeout: 120_000 }, async () => {
  const options = { postgresUrl: inject('postgresUrl'), seed: 'again', requests: 260 };
  expect((await fuzz(options)).trail).toBe((await fuzz(options)).trail);
});
