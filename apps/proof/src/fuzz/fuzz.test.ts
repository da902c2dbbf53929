/** A part of the fuzzing on each engine, another one every time; `npm run prove -- fuzz --full` sends 100,000. */
import { calls } from '@offrande/api-client/contract';
import { expect, inject, test } from 'vitest';
import { freshSeed } from '../simulator/dice.ts';
import { fuzz } from './fuzz.ts';

const seed = process.env['PROOF_SEED'] ?? freshSeed();
const REQUESTS = { pglite: 1000, postgres: 500 } as const;
/** What is refused at the door proves nothing: of all requests, and of all calls, so many at least are served. */
const SERVED_PART = 0.05;
const CALLS_SERVED_PART = 0.25;

test.each(['pglite', 'postgres'] as const)(
  'whatever is sent to a shop on %s, it neither breaks nor tells of its inside or of others, and its books hold',
  { timeout: 120_000 },
  async (store) => {
    console.log(`Fuzz: PROOF_SEED=${seed}`);
    const requests = REQUESTS[store];
    const result = await fuzz({ store, postgresUrl: inject('postgresUrl'), seed: `${seed}-${store}`, requests });
    expect(result.breaches).toEqual([]);
    expect(result.broken).toEqual([]);
    expect(result.served).toBeGreaterThan(requests * SERVED_PART);
    expect(result.callsServed).toBeGreaterThan(Object.keys(calls).length * CALLS_SERVED_PART);
  },
);

test('the same seed sends the same and is answered the same', { timeout: 120_000 }, async () => {
  const options = { store: 'pglite', postgresUrl: null, seed: 'again', requests: 260 } as const;
  expect((await fuzz(options)).trail).toBe((await fuzz(options)).trail);
});
