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
    // Files share one environment, which saves loading the screens again for each; `vitest.setup.ts` cleans up between them.
    isolate: false,
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    setupFiles: ['../../vitest.react.ts', './vitest.setup.ts'],
    // Typing into a whole screen is slow on a busy machine.
    testTimeout: 30_000,
  },
});
