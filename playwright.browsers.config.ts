/**
 * The journey in Firefox and WebKit, as the system has them: `npm run browsers`. All other journeys are in Chromium
 * (`playwright.config.ts`).
 */
import { defineConfig } from 'playwright/test';
import journeys from './playwright.config.ts';

const [shop] = [journeys.webServer!].flat();

export default defineConfig({
  ...journeys,
  webServer: shop!,
  testDir: 'apps/web/e2e/browsers',
  workers: 1,
  timeout: 180_000,
  use: {},
  projects: [
    { name: 'firefox', metadata: { path: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr' } },
    { name: 'webkit' },
  ],
});
