/**
 * Fault schedules against the money core: `npm run simulate -- --store core|pglite|postgres --seed S --schedules N`. Without
 * a seed a fresh one is taken and printed; the same seed gives the same schedules, `--from K` begins at the K-th. A breach
 * is printed with its seed, schedule, step and invariant, and fails.
 */
import { parseArgs } from 'node:util';
import { freshSeed } from '../apps/server/src/simulator/dice.ts';
import { simulate } from '../apps/server/src/simulator/simulate.ts';

const { values } = parseArgs({
  options: {
    store: { type: 'string', default: 'core' },
    seed: { type: 'string' },
    schedules: { type: 'string', default: '1000' },
    from: { type: 'string', default: '0' },
  },
});

const { store } = values;
if (store !== 'core' && store !== 'pglite' && store !== 'postgres')
  throw new Error(`No store ${store}; there are core, pglite and postgres.`);
const seed = values.seed ?? freshSeed();
console.log(JSON.stringify({ simulate: store, seed, schedules: Number(values.schedules) }));

const begin = performance.now();
const { breach, ...counts } = await simulate({
  store,
  seed,
  schedules: Number(values.schedules),
  from: Number(values.from),
});
const seconds = (performance.now() - begin) / 1000;
const perMinute = Math.round((counts.schedules / seconds) * 60);
console.log(JSON.stringify({ simulate: store, seed, ...counts, seconds: Math.round(seconds * 10) / 10, perMinute }));
if (breach !== null) {
  console.error(JSON.stringify({ breach }, null, 2));
  console.error(`Again: npm run simulate -- --store ${store} --seed ${seed} --from ${breach.schedule} --schedules 1`);
  process.exitCode = 1;
}
