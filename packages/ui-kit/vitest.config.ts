import { defineProject } from 'vitest/config';
import { MAX_WORKERS } from '../../vitest.workers.ts';

export default defineProject({
  test: {
    name: 'ui-kit',
    maxWorkers: MAX_WORKERS,
    environment: 'jsdom',
    // Files share one environment; `vitest.setup.ts` cleans up between them.
    isolate: false,
    include: ['src/**/*.test.tsx', 'src/**/*.test.ts'],
    setupFiles: ['./vitest.setup.ts'],
  },
});
