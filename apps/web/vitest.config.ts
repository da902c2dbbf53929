import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';
import { linguiPlugins } from './lingui-plugins.ts';

export default defineProject({
  plugins: [react(), linguiPlugins()],
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    setupFiles: ['./vitest.setup.ts'],
    // Typing into a whole screen takes its time on a busy machine.
    testTimeout: 30_000,
  },
});
