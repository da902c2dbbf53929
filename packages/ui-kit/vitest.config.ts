import { defineProject } from 'vitest/config';

export default defineProject({
  test: { name: 'ui-kit', environment: 'jsdom', include: ['src/**/*.test.tsx', 'src/**/*.test.ts'] },
});
