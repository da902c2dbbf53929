/**
 * Story tests in a real Chromium (CHROMIUM_PATH, default /usr/bin/chromium): every story renders, its play function
 * passes, and axe finds no violation, in light mode and, once played, in dark mode; in the long run also in Arabic right to left.
 */
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM } from './chromium.ts';
import { MAX_WORKERS } from './vitest.workers.ts';

const modes = {
  'light and dark': { alsoInTheDark: true },
  'every way': { alsoInTheDark: true, alsoRightToLeft: true },
} as const;

const storyProject = (name: string, globals: Readonly<Record<string, boolean>>) => ({
  plugins: [react(), storybookTest({ configDir: '.storybook', initialGlobals: globals })],
  optimizeDeps: {
    include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
  },
  cacheDir: `node_modules/.vite-stories/${name.replaceAll(' ', '-')}`,
  test: {
    name: `stories ${name}`,
    // Every story cleans up after itself; loading its modules again for each file takes a third of the time.
    isolate: false,
    maxWorkers: MAX_WORKERS,
    // The first story of a browser loads its modules too, which takes a busy machine longer than the 15 s of the default.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: CHROMIUM }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

export default defineConfig({
  test: { projects: Object.entries(modes).map(([name, globals]) => storyProject(name, globals)) },
});
