import { defineProject } from 'vitest/config';
import { MAX_WORKERS } from '../../vitest.workers.ts';

export default defineProject({
  test: { name: 'sheets', maxWorkers: MAX_WORKERS, isolate: false, include: ['src/**/*.test.ts'] },
});
