import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'proof',
    include: ['src/**/*.test.ts'],
    globalSetup: ['../server/src/database/test-servers.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
