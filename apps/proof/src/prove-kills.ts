/**
 * `npm run prove -- kills`: the real server killed at random moments under load, on PGlite and on PostgreSQL; 100 times each
 * with `--full`, five times each without.
 */
import { diceOf } from './simulator/dice.ts';
import type { ServerStore } from './simulator/store.ts';
import { type KillFigures, proveKillsOn } from './kill/kills.ts';
import type { Figure, Proof } from './proof.ts';

/** `PROOF_KILLS` makes it another number. */
const KILLS = { full: 100, part: 5 } as const;

const killsOf = (isFull: boolean): number => Number(process.env['PROOF_KILLS'] ?? (isFull ? KILLS.full : KILLS.part));
/**
 * A server that was killed answers again within this time. The limit is on what the process worked until then: other work on
 * the machine lengthens the time on the wall, which is told beside it. A few kills on any machine only tell the time.
 */
const READY_LIMIT_MS = 5000;

const sortedBy = (values: readonly number[]): readonly number[] => values.toSorted((one, other) => one - other);
const medianOf = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0;

const figuresOf = (store: ServerStore, found: KillFigures, isFull: boolean): readonly Figure[] => {
  const worked = sortedBy(found.ready.map((one) => one.worked));
  const wall = sortedBy(found.ready.map((one) => one.wall));
  const figures: readonly Figure[] = [
    { name: 'kills', value: found.kills, unit: 'kills' },
    { name: 'kills-while-starting', value: found.cutStarts, unit: 'kills' },
    { name: 'orders', value: found.orders, unit: 'orders' },
    { name: 'orders-confirmed', value: found.confirmed, unit: 'orders' },
    { name: 'answers-asked-for-again', value: found.acknowledged, unit: 'answers' },
    { name: 'breaches', value: found.breaches.length, unit: 'breaches', limit: 0 },
    { name: 'ready-median', value: medianOf(worked), unit: 'ms' },
    { name: 'ready-slowest', value: worked.at(-1) ?? 0, unit: 'ms', ...(isFull && { limit: READY_LIMIT_MS }) },
    { name: 'ready-median-on-the-wall', value: medianOf(wall), unit: 'ms' },
    { name: 'ready-slowest-on-the-wall', value: wall.at(-1) ?? 0, unit: 'ms' },
    { name: 'messages', value: found.messages, unit: 'messages' },
    { name: 'messages-sent-twice', value: found.messagesTwice, unit: 'messages' },
    { name: 'second-servers-refused', value: found.refusedSecond, unit: 'starts' },
  ];
  return figures.map((figure) => ({ ...figure, name: `${store}-${figure.name}` }));
};

export const proveKills: Proof = async ({ isFull, seed, say }) => {
  const figures: Figure[] = [];
  for (const store of ['pglite', 'postgres'] as const) {
    const found = await proveKillsOn({
      store,
      postgresUrl: null,
      kills: killsOf(isFull),
      dice: diceOf(seed, 'kills', store),
      say: (facts) => say(JSON.stringify({ prove: 'kills', store, ...facts })),
    });
    for (const breach of found.breaches) say(JSON.stringify({ prove: 'kills', store, breach }));
    figures.push(...figuresOf(store, found, isFull));
  }
  return figures;
};
