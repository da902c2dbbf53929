/**
 * `npm run prove -- kills`: kills the real server at random moments under load, then processes of its database: 100 and 10 times
 * with `--full`, 5 times and twice without.
 */
import { createDice } from './simulator/dice.ts';
import { type KillFigures, proveKillsOn } from './kill/kills.ts';
import type { Figure, Proof } from './proof.ts';

const KILLS = { full: { kills: 100, databaseKills: 10 }, part: { kills: 5, databaseKills: 2 } } as const;

/** `PROOF_KILLS` and `PROOF_DATABASE_KILLS` override these numbers. */
const killCounts = (isFull: boolean) => {
  const { kills, databaseKills } = isFull ? KILLS.full : KILLS.part;
  return {
    kills: Number(process.env['PROOF_KILLS'] ?? kills),
    databaseKills: Number(process.env['PROOF_DATABASE_KILLS'] ?? databaseKills),
  };
};
/**
 * A server that was killed answers again within this time. The limit is on the CPU time of the process: other work on the machine
 * lengthens the wall-clock time, which is reported as well. Without `--full` the time is only reported.
 */
const READY_LIMIT_MS = 5000;

const ascending = (values: readonly number[]): readonly number[] => values.toSorted((one, other) => one - other);
const medianOf = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0;

const toFigures = (found: KillFigures, isFull: boolean): readonly Figure[] => {
  const worked = ascending(found.ready.map((one) => one.worked));
  const wall = ascending(found.ready.map((one) => one.wall));
  return [
    { name: 'kills', value: found.kills, unit: 'kills' },
    { name: 'kills-of-the-database', value: found.databaseKills, unit: 'kills' },
    { name: 'kills-while-starting', value: found.cutStarts, unit: 'kills' },
    { name: 'orders', value: found.orders, unit: 'orders' },
    { name: 'orders-confirmed', value: found.confirmed, unit: 'orders' },
    { name: 'answers-asked-for-again', value: found.acknowledged, unit: 'answers' },
    { name: 'breaches', value: found.breaches.length, unit: 'breaches', limit: 0 },
    { name: 'first-start-on-the-wall', value: found.firstStart.wall, unit: 'ms' },
    { name: 'ready-median', value: medianOf(worked), unit: 'ms' },
    { name: 'ready-slowest', value: worked.at(-1) ?? 0, unit: 'ms', ...(isFull && { limit: READY_LIMIT_MS }) },
    { name: 'ready-median-on-the-wall', value: medianOf(wall), unit: 'ms' },
    { name: 'ready-slowest-on-the-wall', value: wall.at(-1) ?? 0, unit: 'ms' },
    { name: 'messages', value: found.messages, unit: 'messages' },
    { name: 'messages-sent-twice', value: found.messagesTwice, unit: 'messages' },
    { name: 'second-servers-refused', value: found.refusedSecond, unit: 'starts' },
    { name: 'database-memory', value: found.databaseMb, unit: 'MB' },
  ];
};

export const proveKills: Proof = async ({ isFull, seed, say }) => {
  const found = await proveKillsOn({
    ...killCounts(isFull),
    dice: createDice(seed, 'kills'),
    say: (facts) => say(JSON.stringify({ prove: 'kills', ...facts })),
  });
  for (const breach of found.breaches) say(JSON.stringify({ prove: 'kills', breach }));
  return toFigures(found, isFull);
};
