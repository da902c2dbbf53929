/** Laws from one seed, so that tests are found again by what they did; and an end to the run once a test has failed. */
import fc from 'fast-check';
import { afterEach } from 'vitest';

fc.configureGlobal({ seed: 42, numRuns: 100 });

const world = globalThis as { hasFailed?: boolean };

// The change is noticed: loading the other files, which would be passed over, would take most of the time.
if (world.hasFailed) throw new Error('A test has failed already');

afterEach(({ task }) => {
  if (task.result?.state === 'fail') world.hasFailed = true;
});
