/**
 * Fault schedules against the money core: `npm run simulate -- --store core|postgres --seed S --schedules N`. Without a seed, a
 * fresh one is drawn and printed; the same seed gives the same schedules, `--from K` starts at the K-th, `--workers W`
 * distributes them among processes, each with its own database. A breach is printed with its seed, schedule, step and
 * invariant, and fails the run.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { freshSeed } from '../apps/proof/src/simulator/dice.ts';
import { addResults, NOTHING_RUN, simulate, type SimulationResult } from '../apps/proof/src/simulator/simulate.ts';

const { values } = parseArgs({
  options: {
    store: { type: 'string', default: 'core' },
    seed: { type: 'string' },
    schedules: { type: 'string', default: '1000' },
    from: { type: 'string', default: '0' },
    workers: { type: 'string', default: '1' },
  },
});

const { store } = values;
if (store !== 'core' && store !== 'postgres') throw new Error(`No store ${store}; there are core and postgres.`);
const seed = values.seed ?? freshSeed();
const schedules = Number(values.schedules);
const from = Number(values.from);
const workers = Math.min(Number(values.workers), schedules);

/** Runs a part of the schedules in a separate process; returns the result that it prints last. */
const runPart = (first: number, count: number, started: ChildProcess[]): Promise<SimulationResult> => {
  const words = ['--store', store, '--seed', seed, '--from', String(first), '--schedules', String(count)];
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), ...words], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  started.push(child);
  let last: string | null = null;
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.includes('"steps"')) last = line;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => {
      if (last !== null) resolve(JSON.parse(last) as SimulationResult);
      else if (child.killed) resolve(NOTHING_RUN);
      else reject(new Error(`The part from ${first} ended without a result`));
    });
  });
};

/** Runs all parts; the first breach ends the others. */
const runParts = async (): Promise<SimulationResult> => {
  const started: ChildProcess[] = [];
  const places = Array.from({ length: workers + 1 }, (_, at) => from + Math.floor((schedules * at) / workers));
  const parts = await Promise.all(
    places.slice(1).map(async (end, at) => {
      const part = await runPart(places[at]!, end - places[at]!, started);
      if (part.breach !== null) for (const child of started) child.kill();
      return part;
    }),
  );
  return parts.reduce(addResults, NOTHING_RUN);
};

console.log(JSON.stringify({ simulate: store, seed, schedules, workers }));

const begin = performance.now();
const { breach, ...counts } = await (workers > 1 ? runParts() : simulate({ store, seed, schedules, from }));
const seconds = (performance.now() - begin) / 1000;
const perMinute = Math.round((counts.schedules / seconds) * 60);
console.log(
  JSON.stringify({ simulate: store, seed, ...counts, seconds: Math.round(seconds * 10) / 10, perMinute, breach }),
);
if (breach !== null) {
  console.error(JSON.stringify({ breach }, null, 2));
  console.error(`Again: npm run simulate -- --store ${store} --seed ${seed} --from ${breach.schedule} --schedules 1`);
  process.exitCode = 1;
}
