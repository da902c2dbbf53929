/** Journeys in a real browser against the built shop, its server and the sandbox, per language and width. */
import { mkdtempSync, readdirSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROOF_MIN_BITS } from '@offrande/domain/captcha';
import { defineConfig } from 'playwright/test';
import { CHROMIUM } from './chromium.ts';

/** Each worker has its own shop, with three ports (`apps/web/e2e/shop.ts`). */
const WORKERS = Number(process.env['JOURNEY_WORKERS'] ?? Math.min(availableParallelism(), 4));
const FIRST_PORT = Number(process.env['JOURNEY_PORT'] ?? 4100);
// The workers load this file again and must use the same folder.
process.env['JOURNEY_DATA'] ??= mkdtempSync(join(tmpdir(), 'journeys-'));

const PROJECTS = (['fr', 'en'] as const).flatMap((language) =>
  [390, 1024, 1440].map((width) => ({ language, width, name: `${language}-${width}` })),
);

/**
 * Journeys for which some projects suffice; all others run in every project. Long walks over every page are in neither of
 * the two that run `once`.
 */
const ONLY_IN: Readonly<Record<string, readonly string[]>> = {
  'api-away.spec.ts': ['fr-390', 'en-1440'],
  'no-scripts.spec.ts': ['fr-390', 'en-1440'],
  'account-after-order.spec.ts': ['fr-390', 'en-1440'],
  'account-opening.spec.ts': ['fr-390', 'en-1440'],
  'keyboard.spec.ts': ['fr-1440', 'en-1440'],
  'keyboard-member.spec.ts': ['fr-1440', 'en-1024'],
  'payment-faults.spec.ts': ['fr-390'],
  'bad-input.spec.ts': ['en-1440'],
  'bank-transfer.spec.ts': ['fr-390', 'en-1440'],
  'card-sent-wrong.spec.ts': ['fr-390', 'en-1440'],
  'dark.spec.ts': ['fr-390', 'en-1440'],
  'deliveries.spec.ts': ['fr-390'],
  'early-everywhere.spec.ts': ['en-390', 'fr-1440'],
  'early-events.spec.ts': ['fr-390', 'en-1440'],
  'ease.spec.ts': ['en-1440'],
  'every-page.spec.ts': ['fr-1440', 'en-1024'],
  'french-unit.spec.ts': ['fr-390', 'en-1440'],
  'guest-document.spec.ts': ['fr-390', 'en-1440'],
  'guest-prompt.spec.ts': ['fr-390', 'en-1440'],
  'held-cards.spec.ts': ['en-1440'],
  'language.spec.ts': ['fr-390', 'en-1440'],
  'large-text.spec.ts': ['fr-1440', 'en-1024'],
  'kept-forms.spec.ts': ['fr-390', 'en-1440'],
  'member-cards.spec.ts': ['fr-390', 'en-1440'],
  'member-orders.spec.ts': ['fr-390', 'en-1440'],
  'menu.spec.ts': ['fr-390', 'en-390'],
  'membership.spec.ts': ['fr-390', 'en-1440'],
  'new-build.spec.ts': ['en-1440'],
  'order-course.spec.ts': ['fr-390', 'en-1440'],
  'password-reset.spec.ts': ['fr-390', 'en-1440'],
  'returned-cards.spec.ts': ['fr-390', 'en-1440'],
  'rewards.spec.ts': ['fr-390', 'en-1440'],
  'purchase.spec.ts': ['fr-390', 'en-390', 'fr-1440', 'en-1440'],
  'photo.spec.ts': ['fr-390', 'en-1440'],
  'posted-card.spec.ts': ['fr-390', 'en-1440'],
  'top-up.spec.ts': ['fr-390', 'en-1440'],
  'card-life.spec.ts': ['fr-390', 'en-1440'],
  'card-in-view.spec.ts': ['fr-390', 'en-390'],
  'code-away.spec.ts': ['fr-390', 'en-1440'],
  'company.spec.ts': ['fr-1024', 'en-1440'],
  'company-doors.spec.ts': ['fr-390', 'en-1440'],
  'company-bulk.spec.ts': ['fr-1024', 'en-1440'],
  'company-buying.spec.ts': ['fr-1024', 'en-1440'],
  'company-files.spec.ts': ['fr-1024', 'en-1440'],
  'company-approval.spec.ts': ['fr-1024', 'en-1440'],
  'company-home.spec.ts': ['fr-1024', 'en-1440'],
  'company-hostile-files.spec.ts': ['en-1440'],
  'company-keyboard.spec.ts': ['en-1440'],
  'company-people.spec.ts': ['fr-1024', 'en-1440'],
  'company-previous-files.spec.ts': ['fr-1024', 'en-1440'],
  'company-quotation.spec.ts': ['fr-1024', 'en-1440'],
  'company-profile.spec.ts': ['fr-390', 'en-1440'],
  'company-rewards.spec.ts': ['en-1440'],
  'kyb.spec.ts': ['fr-390', 'en-1440'],
  'kyb-keyboard.spec.ts': ['en-1440'],
  'connection.spec.ts': ['fr-390', 'en-1440'],
  'cookies.spec.ts': ['fr-390', 'en-1440'],
  'salesman.spec.ts': ['fr-390', 'en-1440'],
  'salesman-selling.spec.ts': ['fr-1024', 'en-1440'],
  'sign-in.spec.ts': ['fr-390', 'en-1440'],
  'single-sign-on.spec.ts': ['fr-390', 'en-1440'],
  'unlock-by-letter.spec.ts': ['fr-390', 'en-1440'],
  'wallet-transfer.spec.ts': ['fr-1024', 'en-1440'],
  'widths.spec.ts': ['en-1440'],
};

/** `JOURNEY_SCOPE=once` runs each journey in one project: on a phone where it can be, else on a desktop. */
const PHONE = 'fr-390';
const DESKTOP = 'en-1440';

/**
 * What `JOURNEY_SCOPE=again` adds: the walks over every page, and the journeys over most screens on a desktop, in the other
 * language. Without a scope every journey is run in all of its projects.
 */
const AGAIN: Readonly<Record<string, readonly string[]>> = {
  'early-everywhere.spec.ts': ['en-390'],
  'every-page.spec.ts': ['fr-1440'],
  'large-text.spec.ts': ['fr-1440'],
  'keyboard.spec.ts': ['fr-1440'],
  'keyboard-member.spec.ts': ['en-1024'],
  'card-in-view.spec.ts': ['en-390'],
  'account-opening.spec.ts': ['en-1440'],
  'company.spec.ts': ['fr-1024'],
  'company-bulk.spec.ts': ['fr-1024'],
  'company-buying.spec.ts': ['fr-1024'],
  'company-home.spec.ts': ['fr-1024'],
  'company-people.spec.ts': ['fr-1024'],
  'company-profile.spec.ts': ['en-1440'],
  'cookies.spec.ts': ['en-1440'],
  'kept-forms.spec.ts': ['en-1440'],
  'kyb.spec.ts': ['en-1440'],
  'language.spec.ts': ['en-1440'],
  'member-cards.spec.ts': ['en-1440'],
  'member-orders.spec.ts': ['en-1440'],
  'no-scripts.spec.ts': ['en-1440'],
  'posted-card.spec.ts': ['en-1440'],
  'purchase.spec.ts': ['en-1440'],
  'salesman.spec.ts': ['en-1440'],
  'sign-in.spec.ts': ['en-1440'],
};

const SCOPE = process.env['JOURNEY_SCOPE'];

const FILES = readdirSync(join(import.meta.dirname, 'apps/web/e2e')).filter((file) => file.endsWith('.spec.ts'));

const isIn = (file: string, project: string): boolean => ONLY_IN[file]?.includes(project) ?? true;

const isOnce = (file: string, project: string): boolean =>
  isIn(file, project) && (project === PHONE || (project === DESKTOP && !isIn(file, PHONE)));

const isRun = (file: string, project: string): boolean => {
  if (SCOPE === undefined) return isIn(file, project);
  return SCOPE === 'once' ? isOnce(file, project) : AGAIN[file]?.includes(project) === true;
};

const neverRun = FILES.filter((file) => !isOnce(file, PHONE) && !isOnce(file, DESKTOP) && AGAIN[file] === undefined);
if (neverRun.length > 0) throw new Error(`Neither scope runs these journeys: ${neverRun.join(', ')}.`);

/** Journeys in other browsers than Chromium (`playwright.browsers.config.ts`). */
const OTHER_BROWSERS = '**/browsers/**';

const leftOutOf = (project: string): string[] =>
  FILES.filter((file) => !isRun(file, project)).map((file) => `**/${file}`);

export default defineConfig({
  testDir: 'apps/web/e2e',
  outputDir: 'test-results',
  forbidOnly: true,
  retries: 0,
  workers: WORKERS,
  // Limits of waiting leave room for a slow machine. What must be said within a time is asserted by the browser's clock.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    launchOptions: CHROMIUM,
    // Recording takes a fifth of the time of all journeys: set JOURNEY_TRACE=on to debug one.
    trace: process.env['JOURNEY_TRACE'] === 'on' ? 'retain-on-failure' : 'off',
    actionTimeout: 30_000,
    timezoneId: 'Europe/Paris',
  },
  projects: PROJECTS.map(({ language, width, name }, at) => ({
    name,
    testIgnore: [...leftOutOf(name), OTHER_BROWSERS],
    use: { viewport: { width, height: 900 }, locale: language === 'fr' ? 'fr-FR' : 'en-GB', hasTouch: width < 992 },
    metadata: { language, width, at },
  })),
  webServer: Array.from({ length: WORKERS }, (_, at) => {
    const port = FIRST_PORT + 3 * at;
    return {
      command: 'node scripts/start.ts',
      url: `http://localhost:${port}/ready`,
      timeout: 120_000,
      // Reuses a running shop while a journey is being written.
      reuseExistingServer: process.env['JOURNEY_SHOP'] === 'running',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: {
        PORT: String(port),
        DATA_DIR: join(process.env['JOURNEY_DATA']!, String(at)),
        NODE_OPTIONS: '--conditions=journeys',
        CAPTCHA_BITS: String(PROOF_MIN_BITS),
      },
    };
  }),
});
