import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';
import { MAX_WORKERS } from '../../vitest.workers.ts';
import { inlineScript } from './inline-script.ts';
import { linguiPlugins } from './lingui-plugins.ts';

export default defineProject({
  plugins: [react(), linguiPlugins(), inlineScript()],
  test: {
    name: 'web',
    maxWorkers: MAX_WORKERS,
    environment: 'jsdom',
    // One world for all files spares loading the screens again for each of them; `vitest.setup.ts` clears up between them.
    isolate: false,
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    setupFiles: ['./vitest.setup.ts'],
    // Typing into a whole screen takes its time on a busy machine.
    testTimeout: 30_000,
  },
});
