/** Tests of the server as mutation testing runs them: those that are named. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: (process.env.MUTATED_TESTS ?? '').split(','),
    globalSetup: ['apps/server/src/database/test-servers.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    bail: 1,
    // Loading the server takes longer than most tests: once for all files.
    isolate: false,
    setupFiles: ['scripts/mutation/setup.ts'],
  },
});
