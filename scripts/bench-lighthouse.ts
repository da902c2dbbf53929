/**
 * Lighthouse on the built shop, emulating a phone: simulated slow 4G and a slower processor. Home and product as a first-time
 * visitor sees them, checkout of a guest with a card in the cart, the profile of a signed-in member. Medians of `BENCH_ROUNDS`
 * rounds, 3 by default. Scores are reported as the points missing to 100. Runs only on request: other work on the machine
 * lengthens the times that Lighthouse measures.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium, type Page } from 'playwright';
import type { Figure } from './bench.ts';
import { median } from './bench-timing.ts';
import { startShop } from './shop-process.ts';
import { provideSystemTools } from './system-tools.ts';

const PORT = Number(process.env['BENCH_PORT'] ?? 4250);
const DEBUGGING_PORT = PORT + 9;
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const SHOP = `http://localhost:${PORT}/FR`;

/** Points that may be missing to 100. */
const MISSING_MAX = { performance: 10, accessibility: 0, 'best-practices': 0, seo: 0 } as const;
type Category = keyof typeof MISSING_MAX;
const CATEGORIES = Object.keys(MISSING_MAX) as Category[];
const PAINT_MAX_S = 2.5;
const SHIFT_MAX = 0.05;

interface Measured {
  readonly name: string;
  readonly address: string;
  /** The browser storage of a returning visitor is kept. */
  readonly isKnown: boolean;
}

const PAGES: readonly Measured[] = [
  { name: 'home', address: SHOP, isKnown: false },
  { name: 'product', address: `${SHOP}/product/offrande`, isKnown: false },
  { name: 'checkout', address: `${SHOP}/buying/checkout`, isKnown: true },
  { name: 'account', address: `${SHOP}/account`, isKnown: true },
];

interface Round {
  readonly missing: Readonly<Record<Category, number>>;
  readonly paint: number;
  readonly shift: number;
  readonly blocking: number;
}

/** Personal pages are hidden from search engines on purpose. */
const measure = async ({ address, isKnown }: Measured): Promise<Round> => {
  const result = await lighthouse(address, {
    port: DEBUGGING_PORT,
    onlyCategories: CATEGORIES,
    skipAudits: isKnown ? ['is-crawlable'] : [],
    disableStorageReset: isKnown,
    logLevel: 'error',
  });
  if (result === undefined || result.lhr.runtimeError !== undefined)
    throw new Error(`Lighthouse could not see ${address}: ${result?.lhr.runtimeError?.message}`);
  const { categories, audits } = result.lhr;
  for (const { auditRefs } of CATEGORIES.slice(1).map((name) => categories[name]!))
    for (const { id, weight } of auditRefs)
      if (weight > 0 && (audits[id]!.score ?? 1) < 1) console.error(`${address}: ${id}: ${audits[id]!.title}`);
  const missing = (name: Category): number => Math.round(100 - 100 * (categories[name]!.score ?? 0));
  const valueOf = (id: string): number => audits[id]!.numericValue!;
  return {
    missing: Object.fromEntries(CATEGORIES.map((name) => [name, missing(name)])) as Record<Category, number>,
    paint: valueOf('largest-contentful-paint') / 1000,
    shift: valueOf('cumulative-layout-shift'),
    blocking: valueOf('total-blocking-time'),
  };
};

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

const pageFigures = ({ name }: Measured, rounds: readonly Round[]): readonly Figure[] => {
  const medianOf = (pick: (round: Round) => number): number => rounded(median(rounds.map(pick)));
  return [
    ...CATEGORIES.map((category) => ({
      name: `${name}-${category}-missing`,
      value: medianOf(({ missing }) => missing[category]),
      unit: 'points',
      limit: MISSING_MAX[category],
    })),
    { name: `${name}-largest-paint`, value: medianOf(({ paint }) => paint), unit: 's', limit: PAINT_MAX_S },
    { name: `${name}-layout-shift`, value: medianOf(({ shift }) => shift), unit: 'score', limit: SHIFT_MAX },
    { name: `${name}-blocking`, value: medianOf(({ blocking }) => blocking), unit: 'ms' },
  ];
};

/** Uses the steps of the journeys: a guest with a card in the cart, continuing as a guest; or a signed-in member. */
const prepare = async (page: Page, name: string): Promise<void> => {
  process.env['JOURNEY_PORT'] = String(PORT);
  const { openAccount, signIn } = await import('../apps/web/e2e/accounts.ts');
  const { addToCart, goToCheckout, personalise } = await import('../apps/web/e2e/steps.ts');
  const { createSay } = await import('../apps/web/e2e/words.ts');
  const say = createSay('fr');
  if (name === 'account') await signIn(page, 'fr', say, await openAccount('FR'));
  if (name !== 'checkout') return;
  await page.goto(`${SHOP}/product/offrande`);
  await personalise(page, say, 'ines@example.fr');
  await addToCart(page, say);
  await goToCheckout(page, say);
};

const measureAll = async (folder: string): Promise<readonly Figure[]> => {
  const browser = await chromium.launchPersistentContext(join(folder, 'browser'), {
    executablePath: provideSystemTools()['CHROMIUM_PATH']!,
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${DEBUGGING_PORT}`],
    locale: 'fr-FR',
    baseURL: `http://localhost:${PORT}`,
  });
  try {
    const figures: Figure[] = [];
    for (const measured of PAGES) {
      const page = await browser.newPage();
      await prepare(page, measured.name);
      const rounds: Round[] = [];
      while (rounds.length < ROUNDS) rounds.push(await measure(measured));
      await page.close();
      figures.push(...pageFigures(measured, rounds));
    }
    return figures;
  } finally {
    await browser.close();
  }
};

export const lighthouseFigures = async (): Promise<readonly Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-lighthouse-'));
  try {
    const shop = await startShop(PORT, join(folder, 'data'));
    try {
      return await measureAll(folder);
    } finally {
      await shop.stop();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
};
