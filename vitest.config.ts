import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** What workers load, and the servers and scripts that tests start, is compiled once and not by every process. */
const COMPILED = fileURLToPath(new URL('node_modules/.cache/compiled/', import.meta.url));

export default defineConfig({
  test: {
    env: { NODE_COMPILE_CACHE: COMPILED },
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
