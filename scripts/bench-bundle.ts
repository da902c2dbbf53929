/**
 * JavaScript that a route loads before it can be used, gzipped, from the manifest of the built web app. Budgets: home 110 kB,
 * checkout 190 kB, any other route 230 kB (1 kB = 1,000 bytes). Guests and individuals open all of these routes but the companies'
 * own, so none of theirs loads code that only companies and salesmen need. `inline`, the script inside every page, is reported separately.
 */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { scriptOf } from '../apps/web/inline-script.ts';
import { neededTexts, screenTexts } from '../apps/web/src/page/screen-groups.ts';
import type { NamedScreen } from '../apps/web/src/app/screen-sources.ts';
import { SCREENS } from '../apps/web/text-sources.ts';
import type { Figure } from './bench.ts';
import { ROOT } from './command.ts';
import { tradeWords, tradeWordsIn } from './trade-code.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly src?: string;
}

const CLIENT = `${ROOT}apps/web/dist/client/`;
const ENTRY = 'src/app/entry-client.tsx';
const LIMITS_KB: Readonly<Record<string, number>> = { home: 110, checkout: 190 };
const USUAL_LIMIT_KB = 230;
const INLINE_LIMIT_KB = 2.5;
/** Names the texts that not every page names. */
const MORE_CATALOGUES = 'src/page/more-catalogues.ts';
const NAMED_FIRST = new Set(
  /locales\/\{([\w,-]+)\}/u.exec(readFileSync(`${ROOT}apps/web/src/page/i18n.ts`, 'utf8'))![1]!.split(','),
);
/** Whose screens only companies open. */
const TRADE_GROUPS: readonly string[] = [
  'company',
  'company-buying',
  'company-bulk',
  'people',
  'quotations',
  'kyb',
  'salesman',
  'salesman-buying',
];

const gzippedSize = async (file: string): Promise<number> =>
  gzipSync(await readFile(CLIENT + file), { level: 9 }).length;

const reachableScripts = (
  manifest: Readonly<Record<string, Chunk>>,
  starts: readonly string[],
): ReadonlySet<string> => {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined || seen.has(name)) return;
    seen.add(name);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const start of starts) {
    // A screen that another one imports has no separate file: its page would be sent without its styles and scripts.
    if (!(start in manifest)) throw new Error(`The build has no separate file for ${start}.`);
    visit(start);
  }
  return new Set([...seen].map((name) => manifest[name]!.file).filter((file) => file.endsWith('.js')));
};

/** What the address of a screen loads: its file, the file that names it, and its texts. */
const screenFiles = ({ screen, file, naming }: NamedScreen): readonly string[] => {
  const parts = neededTexts(screenTexts(screen));
  const texts = parts.map((part) => `src/locales/${part}/fr.po`);
  const named = parts.every((part) => NAMED_FIRST.has(part)) ? texts : [MORE_CATALOGUES, ...texts];
  return naming.endsWith('/first-screens.ts') ? [file, ...named] : [file, naming, ...named];
};

/** The number of trade-only strings in the scripts of all screens but the companies'. */
const tradeFigure = async (files: ReadonlySet<string>): Promise<Figure> => {
  const words = tradeWords();
  const scripts = await Promise.all(
    [...files].map(async (file) => ({ file, text: await readFile(CLIENT + file, 'utf8') })),
  );
  const found = scripts.flatMap(({ file, text }) => tradeWordsIn(text, words).map((word) => `${file} has ${word}`));
  for (const line of found) console.error(line);
  return { name: 'trade code', value: found.length, unit: 'words', limit: 0 };
};

/** The size of the script that is inlined in every page. */
const inlineFigure = async (): Promise<Figure> => {
  const script = await scriptOf(`${ROOT}apps/web/src/app/early/early-events.ts`);
  const bytes = gzipSync(script, { level: 9 }).length;
  return { name: 'inline', value: Math.round(bytes / 100) / 10, unit: 'kB', limit: INLINE_LIMIT_KB };
};

export const bundleFigures = async (): Promise<readonly Figure[]> => {
  const manifest = JSON.parse(await readFile(`${CLIENT}.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;
  if (!(ENTRY in manifest)) throw new Error('The web app is not built: run "npm run build" first.');
  const screens = new Map(
    SCREENS.map((named) => [named.file, { name: basename(named.file, '.tsx'), files: screenFiles(named) }]),
  );
  const figures = [...screens.values()].map(async ({ name, files }): Promise<Figure> => {
    const sizes = await Promise.all([...reachableScripts(manifest, [ENTRY, ...files])].map(gzippedSize));
    const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000;
    return { name, value: Math.round(kilobytes * 10) / 10, unit: 'kB', limit: LIMITS_KB[name] ?? USUAL_LIMIT_KB };
  });
  const found = await Promise.all(figures);
  if (!found.some(({ name }) => name === 'home')) throw new Error('The build knows no home screen.');
  const starts = SCREENS.filter(({ screen }) => !TRADE_GROUPS.includes(screenTexts(screen))).flatMap(screenFiles);
  return [...found, await inlineFigure(), await tradeFigure(reachableScripts(manifest, [ENTRY, ...starts]))];
};
