/**
 * A workbook of 5,000 rows, read as the server reads it and dropped on the page. For the server the CPU time and the memory of a
 * process that reads it are compared with those of one that only unpacks it, so other work on the machine counts in neither.
 * `sheet-page` opens the built shop in Chromium as a company: wall-clock time from the drop to the table of all lines, and the longest
 * task of the page's own thread. It runs only when asked for, because other work on the machine lengthens both.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright';
import { BULK_MAX_ROWS } from '../packages/domain/src/bulk-order/index.ts';
import { toXlsx } from '../packages/sheets/src/index.ts';
import type { Figure } from './bench.ts';
import { median } from './bench-timing.ts';
import { environment, ROOT } from './command.ts';
import { startJourneyShop } from './shop-process.ts';
import { provideSystemTools } from './system-tools.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const PORT = Number(process.env['BENCH_PORT'] ?? 4270);
const RATIO_MAX = 4;
const MEMORY_MAX_MIB = 64;
const TABLE_MAX_S = 2;
const TASK_MAX_MS = 50;
const MIB = 2 ** 20;

/** What a process took: CPU seconds, and the most memory it had. */
export interface SheetCost {
  readonly seconds: number;
  readonly bytes: number;
}

/** The header and as many cards as a file may have; no two rows are equal. */
const cards = (): readonly (readonly string[])[] => [
  ['Montant', 'Civilité', 'Prénom', 'Nom', 'E-mail', 'Message'],
  ...Array.from({ length: BULK_MAX_ROWS }, (_, at) => [
    `${10 + (at % 190)},50`,
    ['mrs', 'mr', ''][at % 3] ?? '',
    `Élise-${'abcdefghij'[at % 10]}`,
    `O'Neill ${'klmnopqrst'[at % 10]}`,
    `elise.${at}@example.com`,
    `Bravo Élise, et merci pour cette année ! ${at}`,
  ]),
];

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

const costOf = async (work: 'read' | 'unzip', file: string): Promise<SheetCost> => {
  const script = `${ROOT}scripts/bench-sheets-run.ts`;
  const { stdout } = await promisify(execFile)(process.execPath, [script, work, file], { env: environment() });
  return JSON.parse(stdout) as SheetCost;
};

export const sheetFigures = async (): Promise<readonly Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-sheets-'));
  try {
    const file = join(folder, 'cards.xlsx');
    writeFileSync(file, toXlsx(cards()));
    const rounds: (readonly [read: SheetCost, unzip: SheetCost])[] = [];
    while (rounds.length < ROUNDS) rounds.push([await costOf('read', file), await costOf('unzip', file)]);
    const ratio = median(rounds.map(([read, unzip]) => read.seconds / unzip.seconds));
    const more = median(rounds.map(([read, unzip]) => (read.bytes - unzip.bytes) / MIB));
    return [
      { name: 'read-5000-rows', value: rounded(median(rounds.map(([read]) => read.seconds))), unit: 's' },
      { name: 'read-to-unzip', value: rounded(ratio), unit: 'ratio', limit: RATIO_MAX },
      { name: 'read-more-memory', value: rounded(more), unit: 'MiB', limit: MEMORY_MAX_MIB },
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
};

interface Drop {
  readonly seconds: number;
  readonly longestTask: number;
}

/** Opens the page of files as a company, by the steps of the journeys. */
const openPage = async (page: Page): Promise<void> => {
  const { openCompany, signInCompany } = await import('../apps/web/e2e/companies.ts');
  const { staff } = await import('../apps/web/e2e/staff.ts');
  const { createSay } = await import('../apps/web/e2e/words.ts');
  const say = createSay('fr');
  const account = await openCompany('DUO');
  await staff('DUO', 'company-level', account.email, '--level', 'registered');
  await signInCompany(page, 'fr', say, account);
  await page.getByRole('link', { name: say('Cards from a file') }).click();
};

/** Drops the file on the page and waits for the table of its lines. Both are timed by the page itself. */
const dropOn = async (page: Page, base64: string): Promise<Drop> => {
  await page.getByRole('group', { name: 'Fichier des cartes' }).waitFor();
  return page.evaluate(async (content) => {
    const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], 'cartes.xlsx'));
    const target = document.querySelector('.o-file')!;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    let longestTask = 0;
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
    });
    observer.observe({ type: 'longtask' });
    const begin = performance.now();
    target.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    while (document.querySelector('.bulk-lines tbody th') === null)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    const seconds = (performance.now() - begin) / 1000;
    await new Promise((resolve) => setTimeout(resolve, 500));
    return { seconds, longestTask };
  }, base64);
};

const measureDrops = async (folder: string): Promise<readonly Drop[]> => {
  const { chromium } = await import('playwright');
  const browser = await chromium.launchPersistentContext(join(folder, 'browser'), {
    executablePath: provideSystemTools()['CHROMIUM_PATH']!,
    args: ['--no-sandbox', '--disable-gpu'],
    locale: 'fr-FR',
    viewport: { width: 1440, height: 900 },
    baseURL: `http://localhost:${PORT}`,
  });
  try {
    const page = await browser.newPage();
    await openPage(page);
    const content = Buffer.from(toXlsx(cards())).toString('base64');
    const drops: Drop[] = [];
    while (drops.length < ROUNDS) {
      drops.push(await dropOn(page, content));
      await page.reload();
    }
    return drops;
  } finally {
    await browser.close();
  }
};

export const sheetPageFigures = async (): Promise<readonly Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-sheet-page-'));
  try {
    const shop = await startJourneyShop(PORT, folder);
    try {
      const drops = await measureDrops(folder);
      const [table, task] = [drops.map(({ seconds }) => seconds), drops.map(({ longestTask }) => longestTask)];
      return [
        { name: 'drop-to-table-5000-rows', value: rounded(median(table)), unit: 's', limit: TABLE_MAX_S },
        { name: 'longest-task-of-the-page', value: rounded(median(task)), unit: 'ms', limit: TASK_MAX_MS },
        { name: 'longest-task-of-all-rounds', value: rounded(Math.max(...task)), unit: 'ms' },
      ];
    } finally {
      await shop.stop();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
};
