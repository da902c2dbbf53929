/** Tests of the server as mutation testing runs them: those that are named, on PostgreSQL alone, since PGlite takes long to open. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: (process.env.MUTATED_TESTS ?? '').split(','),
    env: { TEST_ENGINES: 'postgres' },
    globalSetup: ['apps/server/src/database/test-servers.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    bail: 1,
    // Loading the server takes longer than most tests: once for all files.
    isolate: false,
    setupFiles: ['scripts/mutation/setup.ts'],
  },
});
