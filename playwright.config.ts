/** Journeys in a real browser against the built shop, its server and the sandbox, per language and width. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';

const PORT = Number(process.env['JOURNEY_PORT'] ?? 4100);
// Read by the workers too, which load this file again and must meet the same folder.
process.env['JOURNEY_DATA'] ??= mkdtempSync(join(tmpdir(), 'journeys-'));

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Journeys for which one or two projects are enough; all others run in each. */
const ONLY_IN: Readonly<Record<string, readonly string[]>> = {
  'keyboard.spec.ts': ['fr-1440', 'en-1440'],
  'payment-faults.spec.ts': ['fr-390'],
  'bad-input.spec.ts': ['en-1440'],
  'deliveries.spec.ts': ['fr-390'],
  'ease.spec.ts': ['en-1440'],
  'held-cards.spec.ts': ['en-1440'],
};

const leftOutOf = (project: string): string[] =>
  Object.keys(ONLY_IN)
    .filter((file) => !ONLY_IN[file]!.includes(project))
    .map((file) => `**/${file}`);

export default defineConfig({
  testDir: 'apps/web/e2e',
  outputDir: 'test-results',
  forbidOnly: true,
  retries: 0,
  workers: 1,
  timeout: 90_000,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: CHROMIUM_FLAGS },
    trace: 'retain-on-failure',
    actionTimeout: 10_000,
    timezoneId: 'Europe/Paris',
  },
  projects: (['fr', 'en'] as const).flatMap((language) =>
    [390, 1440].map((width) => ({
      name: `${language}-${width}`,
      testIgnore: leftOutOf(`${language}-${width}`),
      use: { viewport: { width, height: 900 }, locale: language === 'fr' ? 'fr-FR' : 'en-GB', hasTouch: width < 992 },
      metadata: { language, width },
    })),
  ),
  webServer: {
    command: 'node scripts/start.ts',
    url: `http://localhost:${PORT}/ready`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: String(PORT), DATA_DIR: process.env['JOURNEY_DATA'] },
  },
});
