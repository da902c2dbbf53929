/**
 * Benchmarks by name: `npm run bench -- bundle`. One JSON line per figure: `{bench, name, value, unit, limit?}`.
 * A figure above its limit makes the run fail.
 */
import { bulkBench } from './bench-bulk.ts';
import { bundleFigures } from './bench-bundle.ts';
import { issueFigures } from './bench-issue.ts';
import { orderFigures } from './bench-orders.ts';
import { entryFigures } from './bench-entries.ts';
import { pricingBench } from './bench-pricing.ts';
import { sheetFigures, sheetPageFigures } from './bench-sheets.ts';

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly limit?: number;
}

const BENCHES: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  bundle: bundleFigures,
  entries: entryFigures,
  pricing: pricingBench,
  bulk: bulkBench,
  sheets: sheetFigures,
  'sheet-page': sheetPageFigures,
  orders: orderFigures,
  issue: issueFigures,
  // These load a browser, and Lighthouse or the shop's own store, which no other benchmark needs.
  hostile: async () => (await import('./bench-hostile.ts')).hostileFigures(),
  keystrokes: async () => (await import('./bench-keystrokes.ts')).keystrokeFigures(),
  lighthouse: async () => (await import('./bench-lighthouse.ts')).lighthouseFigures(),
};

/** These need an idle machine or the system's PostgreSQL. */
const ONLY_WHEN_ASKED: ReadonlySet<string> = new Set(['hostile', 'keystrokes', 'lighthouse', 'orders', 'sheet-page']);

const asked = process.argv.slice(2);
const names = asked.length === 0 ? Object.keys(BENCHES).filter((name) => !ONLY_WHEN_ASKED.has(name)) : asked;
for (const name of names) {
  const bench = BENCHES[name];
  if (!bench) throw new Error(`No bench ${name}; there are ${Object.keys(BENCHES).join(', ')}.`);
  for (const figure of await bench()) {
    console.log(JSON.stringify({ bench: name, ...figure }));
    if (figure.limit !== undefined && figure.value > figure.limit) process.exitCode = 1;
  }
}
