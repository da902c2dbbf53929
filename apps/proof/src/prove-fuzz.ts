/** `npm run prove -- fuzz`: 1,500 mostly malformed requests, 100,000 with `--full`. */
import { fuzz } from './fuzz/fuzz.ts';
import type { Proof } from './proof.ts';

const REQUESTS = { part: 1500, full: 100_000 } as const;

/** `PROOF_REQUESTS` overrides the number. */
const requestCount = (isFull: boolean): number =>
  Number(process.env['PROOF_REQUESTS'] ?? (isFull ? REQUESTS.full : REQUESTS.part));

export const proveFuzz: Proof = async ({ isFull, seed, say }) => {
  const { requests, served, callsServed, refusals, breaches, broken } = await fuzz({
    postgresUrl: null,
    seed,
    requests: requestCount(isFull),
    onRound: (judged) => say(JSON.stringify({ prove: 'fuzz', judged })),
    onBreach: (breach) => say(JSON.stringify({ prove: 'fuzz', breach })),
  });
  say(JSON.stringify({ prove: 'fuzz', refusals, broken }));
  return [
    { name: 'requests', value: requests, unit: 'requests' },
    { name: 'served', value: served, unit: 'requests' },
    { name: 'calls-served', value: callsServed, unit: 'calls' },
    { name: 'breaches', value: breaches.length, unit: 'answers', limit: 0 },
    { name: 'broken-invariants', value: broken.length, unit: 'findings', limit: 0 },
  ];
};
