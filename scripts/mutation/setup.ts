/** Runs laws with a fixed seed, so that every run is the same, and ends the run once a test has failed. */
import fc from 'fast-check';
import { afterEach } from 'vitest';

fc.configureGlobal({ seed: 42, numRuns: 100 });

const world = globalThis as { hasFailed?: boolean };

// The mutant is caught: loading the remaining files, which would be skipped, would take most of the time.
if (world.hasFailed) throw new Error('A test has failed already');

afterEach(({ task }) => {
  if (task.result?.state === 'fail') world.hasFailed = true;
});
