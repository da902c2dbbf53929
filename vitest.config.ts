import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // One fewer is usual, which on two cores leaves one idle.
    maxWorkers: '100%',
    projects: [
      'packages/domain',
      'packages/api-client',
      'packages/ui-kit',
      'apps/server',
      'apps/proof',
      'apps/sandbox',
      'apps/web',
      'tenants',
      'scripts',
    ],
  },
});
