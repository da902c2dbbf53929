/**
 * The work of the page for a key that is pressed in a dossier of the largest legal size: milliseconds of CPU time of the page's own thread,
 * script, layout and paint together, as Chromium counts them, of a processor that is four times slower. Of the keys typed into one field of
 * each part, the median and the longest. The slower processor is reckoned: played, it lengthens what other programs take as well. Runs only
 * on request, for it loads a browser. Source: A-191.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, CDPSession, Locator, Page } from 'playwright';
import type { Figure } from './bench.ts';
import { median } from './bench-timing.ts';
import { answersOfLargest, enlargeDossiers } from '../apps/proof/src/largest-dossier.ts';
import { startJourneyShop } from './shop-process.ts';
import { provideSystemTools } from './system-tools.ts';

const PORT = Number(process.env['BENCH_PORT'] ?? 4280);
const UNIT = 'FR';
const SLOWER = 4;
const WORK_MAX_MS = 200;
const TYPED = 'Abcdefghijklmnop';
/** The first keys compile what the others run. */
const WARM_UP = 4;

interface Part {
  readonly name: string;
  /** Opens what is typed into. */
  readonly open: (page: Page) => Promise<Locator>;
}

const lastPerson = async (page: Page): Promise<Locator> => {
  await page.locator('.kyb-person-row .o-link').last().click();
  return page.locator('.kyb-person[data-open] input[type=text]').first();
};

const PARTS: readonly Part[] = [
  { name: 'company', open: async (page) => page.locator('.kyb-main input[type=text]').first() },
  { name: 'representatives', open: lastPerson },
  { name: 'shareholders', open: lastPerson },
  { name: 'taxResidence', open: async (page) => page.locator('.kyb-main input[type=text]').last() },
];

const busyMs = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  const busy = metrics.find(({ name }) => name === 'ThreadTime');
  if (busy === undefined) throw new Error('Chromium does not count the work of the page’s thread');
  return busy.value * 1000 * SLOWER;
};

/** Until the page has nothing left to do, also of what it put off. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await new Promise((resolve) => requestIdleCallback(resolve));
  });

const workPerKey = async (page: Page, session: CDPSession): Promise<readonly number[]> => {
  const taken: number[] = [];
  for (const key of TYPED) {
    await settled(page);
    const before = await busyMs(session);
    await page.keyboard.press(key);
    await settled(page);
    taken.push((await busyMs(session)) - before);
  }
  return taken.slice(WARM_UP);
};

const measure = async (page: Page, session: CDPSession, { name, open }: Part): Promise<readonly Figure[]> => {
  await page.goto(`/${UNIT}/auth/kyb/register?tab=${name}`);
  const field = await open(page);
  await field.focus();
  const taken = await workPerKey(page, session);
  return [
    { name: `${name}-key`, value: Math.round(median(taken)), unit: 'ms', limit: WORK_MAX_MS },
    { name: `${name}-longest-key`, value: Math.round(Math.max(...taken)), unit: 'ms' },
  ];
};

/** Opens the dossier of a new company by the steps of the journeys, and fills it in beside the shop. */
const openDossier = async (page: Page, folder: string): Promise<void> => {
  const { openCompany } = await import('../apps/web/e2e/companies.ts');
  const { email, password } = await openCompany(UNIT);
  await page.goto(`/${UNIT}/auth/kyb/login`);
  await page.locator('input[name=username]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.locator('.o-page button[type=submit], form button[type=submit]').first().click();
  await page.waitForURL('**/auth/kyb/register', { timeout: 60_000 });
  await enlargeDossiers(folder, UNIT);
};

const measureAll = async (context: BrowserContext, folder: string): Promise<readonly Figure[]> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await openDossier(page, folder);
  const figures: Figure[] = [{ name: 'answers', value: answersOfLargest(), unit: 'answers' }];
  for (const part of PARTS) figures.push(...(await measure(page, session, part)));
  return figures;
};

export const keystrokeFigures = async (): Promise<readonly Figure[]> => {
  const { chromium } = await import('playwright');
  const folder = mkdtempSync(join(tmpdir(), 'bench-keystrokes-'));
  try {
    const shop = await startJourneyShop(PORT, folder);
    const context = await chromium.launchPersistentContext(join(folder, 'browser'), {
      executablePath: provideSystemTools()['CHROMIUM_PATH'] ?? '',
      args: ['--no-sandbox', '--disable-gpu'],
      locale: 'fr-FR',
      viewport: { width: 1440, height: 900 },
      baseURL: `http://localhost:${PORT}`,
    });
    try {
      return await measureAll(context, join(folder, '0'));
    } finally {
      await context.close();
      await shop.stop();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
};
