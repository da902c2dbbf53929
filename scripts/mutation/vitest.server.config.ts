/** Tests of the server as mutation testing runs them: those that are named, on PGlite alone. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: (process.env.MUTATED_TESTS ?? '').split(','),
    env: { TEST_ENGINES: 'pglite' },
    globalSetup: ['apps/server/src/database/test-servers.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    bail: 1,
  },
});
