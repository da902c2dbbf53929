import { randomInt } from 'node:crypto';
import { defineProject } from 'vitest/config';
import { MAX_WORKERS } from '../../vitest.workers.ts';

/** Every law is tried 1,000 times from a fresh seed: `LAW_SEED=<the one printed> npx vitest run` replays, `LAW_RUNS` shortens. */
const laws = {
  numRuns: Number(process.env.LAW_RUNS ?? 1000),
  seed: Number(process.env.LAW_SEED ?? randomInt(2 ** 31)),
};
console.log(`Laws of the domain: ${laws.numRuns} runs each, LAW_SEED=${laws.seed}`);

export default defineProject({
  test: {
    name: 'domain',
    maxWorkers: MAX_WORKERS,
    include: ['src/**/*.test.ts'],
    // The domain has no state to share; one world for all files spares loading it again for each of them.
    isolate: false,
    setupFiles: ['./vitest.laws.ts', './vitest.stored.ts'],
    provide: { laws },
    testTimeout: 60_000,
  },
});
