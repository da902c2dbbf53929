import { defineProject } from 'vitest/config';
import { MAX_WORKERS } from '../vitest.workers.ts';

export default defineProject({ test: { name: 'tenants', maxWorkers: MAX_WORKERS, include: ['**/*.test.ts'] } });
