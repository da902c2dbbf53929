/**
 * Story tests in a real Chromium (CHROMIUM_PATH, default /usr/bin/chromium): every story renders, its play function
 * passes, and axe finds nothing, in two modes: light from left to right, and dark in Arabic from right to left. What colours
 * break and what a direction breaks are apart, so that two modes meet both.
 */
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const launchOptions = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

const modes = {
  light: { language: 'en', scheme: 'light' },
  'dark-right-to-left': { language: 'ar', scheme: 'dark' },
} as const;

const storyProject = (name: string, globals: Readonly<Record<string, string>>) => ({
  plugins: [react(), storybookTest({ configDir: '.storybook', initialGlobals: globals })],
  optimizeDeps: {
    include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
  },
  cacheDir: `node_modules/.vite-stories/${name}`,
  test: {
    name: `stories ${name}`,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

export default defineConfig({
  test: { projects: Object.entries(modes).map(([name, globals]) => storyProject(name, globals)) },
});
