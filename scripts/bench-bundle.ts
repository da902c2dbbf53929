/**
 * JavaScript that a route loads before it can be used, gzipped, from the manifest of the built web app. Budgets: home 110 kB,
 * checkout 190 kB, any other route 230 kB (1 kB = 1,000 bytes).
 */
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { Figure } from './bench.ts';
import { ROOT } from './command.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly src?: string;
}

const CLIENT = `${ROOT}apps/web/dist/client/`;
const ENTRY = 'src/app/entry-client.tsx';
const SHOP_TEXTS = 'src/locales/fr.po';
const BUYING_TEXTS = 'src/locales/buying/fr.po';
const PRODUCT_TEXTS = 'src/locales/product/fr.po';
const CARD_TEXTS = 'src/locales/cards/fr.po';
/** The texts of a feature's screens beside those of every page; those that buy where nothing is said. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  catalogue: [],
  content: [],
  'not-found': [],
  product: [BUYING_TEXTS, PRODUCT_TEXTS],
  'card-query': [BUYING_TEXTS, CARD_TEXTS],
  unlock: [BUYING_TEXTS, CARD_TEXTS],
};
const LIMITS_KB: Readonly<Record<string, number>> = { home: 110, checkout: 190 };
const USUAL_LIMIT_KB = 230;

/** A screen is a source file of a feature that the build has split off. */
const SCREEN = /^src\/features\/([\w-]+)\/([\w-]+)\.tsx$/;

const sizeOf = async (file: string): Promise<number> => gzipSync(await readFile(CLIENT + file), { level: 9 }).length;

const filesOf = (manifest: Readonly<Record<string, Chunk>>, starts: readonly string[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined || seen.has(name)) return;
    seen.add(name);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const start of starts) visit(start);
  return new Set([...seen].map((name) => manifest[name]!.file).filter((file) => file.endsWith('.js')));
};

export const bundleFigures = async (): Promise<readonly Figure[]> => {
  const manifest = JSON.parse(await readFile(`${CLIENT}.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;
  if (!(ENTRY in manifest)) throw new Error('The web app is not built: run "npm run build" first.');
  const screens = Object.keys(manifest).flatMap((source) => {
    const [, feature, name] = SCREEN.exec(source) ?? [];
    if (feature === undefined || name === undefined) return [];
    return [{ name, files: [source, SHOP_TEXTS, ...(TEXTS[feature] ?? [BUYING_TEXTS])] }];
  });
  const figures = screens.map(async ({ name, files }): Promise<Figure> => {
    const sizes = await Promise.all([...filesOf(manifest, [ENTRY, ...files])].map(sizeOf));
    const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000;
    return { name, value: Math.round(kilobytes * 10) / 10, unit: 'kB', limit: LIMITS_KB[name] ?? USUAL_LIMIT_KB };
  });
  const found = await Promise.all(figures);
  if (!found.some(({ name }) => name === 'home')) throw new Error('The build knows no home screen.');
  return found;
};
