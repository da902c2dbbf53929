import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'packages/domain',
      'packages/api-client',
      'packages/sheets',
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
