import { defineProject } from 'vitest/config';
import { MAX_WORKERS } from '../../vitest.workers.ts';

export default defineProject({
  test: {
    name: 'proof',
    maxWorkers: MAX_WORKERS,
    // Its files share nothing but what they are made with; one world for all of them spares loading it again for each.
    isolate: false,
    include: ['src/**/*.test.ts'],
    globalSetup: ['../server/src/database/test-servers.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
