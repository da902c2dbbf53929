/**
 * A workbook of 5,000 rows, read as the server reads it and dropped on the page. For the server the CPU time and the memory of a
 * process that reads it are compared with those of one that only unpacks it, so other work on the machine counts in neither.
 * `sheet-page` opens the built shop in Chromium as a company: wall-clock time from the drop to the table of all lines, the longest
 * task of the page's own thread, and the frames missed while the table is scrolled. It runs only when asked for, because other work
 * on the machine lengthens all of them.
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
/** Of the frames while a wheel is turned, one in fifty may come late; a table that cannot hold 60 frames a second misses every other. */
const MISSED_MAX_PERCENT = 2;
/** Each frame: a turn of the wheel, a screen of the table, and a drag of the scroll bar. Faster than the eye reads, the last two have no limit. */
const WHEEL_PIXELS = 120;
const SCROLLED_PIXELS = [WHEEL_PIXELS, 350, 2000] as const;
const SCROLLED_FRAMES = 600;
/** Of a line in the table. */
const ROW_PIXELS = 40;
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

/** Frames of a scroll, and those of them that a screen of 60 frames a second would have missed. */
interface Scroll {
  readonly frames: number;
  readonly missed: number;
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

/** Scrolls the table down, so far each frame, and up again where it ends. */
const scrollThrough = (page: Page, pixels: number): Promise<Scroll> =>
  page.evaluate(
    async ([step, count, height]) => {
      const table = document.querySelector('.bulk-lines')!;
      if (table.scrollHeight < height) throw new Error(`The table is ${table.scrollHeight} pixels high, not ${height}`);
      let [direction, missed, last] = [1, 0, await new Promise<number>((resolve) => requestAnimationFrame(resolve))];
      for (let frames = 0; frames < count; frames += 1) {
        const before = table.scrollTop;
        table.scrollTop += direction * step;
        if (table.scrollTop === before) direction = -direction;
        const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
        missed += Math.max(0, Math.round(((now - last) * 60) / 1000) - 1);
        last = now;
      }
      return { frames: count, missed };
    },
    [pixels, SCROLLED_FRAMES, BULK_MAX_ROWS * ROW_PIXELS] as const,
  );

const measureDrops = async (folder: string): Promise<readonly (readonly [Drop, readonly Scroll[]])[]> => {
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
    const rounds: (readonly [Drop, readonly Scroll[]])[] = [];
    while (rounds.length < ROUNDS) {
      const drop = await dropOn(page, content);
      const scrolls: Scroll[] = [];
      for (const pixels of SCROLLED_PIXELS) scrolls.push(await scrollThrough(page, pixels));
      rounds.push([drop, scrolls]);
      await page.reload();
    }
    return rounds;
  } finally {
    await browser.close();
  }
};

export const sheetPageFigures = async (): Promise<readonly Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-sheet-page-'));
  try {
    const shop = await startJourneyShop(PORT, folder);
    try {
      const rounds = await measureDrops(folder);
      const table = rounds.map(([{ seconds }]) => seconds);
      const task = rounds.map(([{ longestTask }]) => longestTask);
      const missed = (at: number): number =>
        median(rounds.map(([, scrolls]) => (100 * scrolls[at]!.missed) / (scrolls[at]!.frames + scrolls[at]!.missed)));
      return [
        { name: 'drop-to-table-5000-rows', value: rounded(median(table)), unit: 's', limit: TABLE_MAX_S },
        { name: 'longest-task-of-the-page', value: rounded(median(task)), unit: 'ms', limit: TASK_MAX_MS },
        { name: 'longest-task-of-all-rounds', value: rounded(Math.max(...task)), unit: 'ms' },
        ...SCROLLED_PIXELS.map((pixels, at) => ({
          name: `frames-missed-at-${pixels}-pixels-each`,
          value: rounded(missed(at)),
          unit: '%',
          ...(pixels === WHEEL_PIXELS ? { limit: MISSED_MAX_PERCENT } : {}),
        })),
      ];
    } finally {
      await shop.stop();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
};
