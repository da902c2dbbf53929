import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'tenants', include: ['**/*.test.ts'] } });
