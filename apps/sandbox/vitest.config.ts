import { defineProject } from 'vitest/config';
import { MAX_WORKERS } from '../../vitest.workers.ts';

export default defineProject({ test: { name: 'sandbox', maxWorkers: MAX_WORKERS, include: ['src/**/*.test.ts'] } });
