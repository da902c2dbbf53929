/**
 * JavaScript that a route loads before it can be used, gzipped, from the manifest of the built web app. Budgets: home 110 kB,
 * checkout 190 kB, any other route 230 kB (1 kB = 1,000 bytes). None of them, all of which guests and individuals open, loads
 * what only companies and salesmen need.
 */
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
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
const SHOP_TEXTS = 'src/locales/fr.po';
const BUYING_TEXTS = 'src/locales/buying/fr.po';
const CART_TEXTS = 'src/locales/cart/fr.po';
const PRODUCT_TEXTS = 'src/locales/product/fr.po';
const ORDER_TEXTS = 'src/locales/order/fr.po';
const CAPTCHA_TEXTS = 'src/locales/captcha/fr.po';
const CARD_TEXTS = 'src/locales/cards/fr.po';
const ACCOUNT_TEXTS = 'src/locales/account/fr.po';
const CONSENT_TEXTS = 'src/locales/consent/fr.po';
const OF_AUTH = [BUYING_TEXTS, CAPTCHA_TEXTS, 'src/locales/auth/fr.po'];
const OF_ACCOUNT = [BUYING_TEXTS, ORDER_TEXTS, CAPTCHA_TEXTS, CARD_TEXTS, ACCOUNT_TEXTS];
const ABOUT_ACCOUNT = [...OF_ACCOUNT, 'src/locales/account-more/fr.po'];
/** The texts of a feature's screens beside those of every page; those that buy where nothing is said. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  catalogue: [],
  content: [],
  help: ['src/locales/help/fr.po'],
  'phone-credit': ['src/locales/help/fr.po'],
  'not-found': [],
  cart: [BUYING_TEXTS, CART_TEXTS],
  product: [BUYING_TEXTS, PRODUCT_TEXTS],
  stores: [],
  consent: [CONSENT_TEXTS],
  order: [BUYING_TEXTS, ORDER_TEXTS],
  'payment-return': [BUYING_TEXTS, ORDER_TEXTS],
  'card-query': [BUYING_TEXTS, ORDER_TEXTS, CAPTCHA_TEXTS, CARD_TEXTS],
  unlock: [BUYING_TEXTS, ORDER_TEXTS, CAPTCHA_TEXTS, CARD_TEXTS],
  auth: OF_AUTH,
  session: OF_AUTH,
  account: OF_ACCOUNT,
  'account/profile': ABOUT_ACCOUNT,
  'account/corporate': ABOUT_ACCOUNT,
  'account/closing': ABOUT_ACCOUNT,
  'member-validation': ABOUT_ACCOUNT,
};
const LIMITS_KB: Readonly<Record<string, number>> = { home: 110, checkout: 190 };
const USUAL_LIMIT_KB = 230;

/** The screens behind addresses, by the web app's own table. */
const SCREENS = `${ROOT}apps/web/src/app/screen-files.ts`;
/** Most screens come by way of one of these files, which they load too. */
const NAMING = ['src/app/account-screens.ts', 'src/app/auth-screens.ts', 'src/app/rare-screens.ts'];
const SCREEN = /'(src\/features\/(([\w-]+)(?:\/[\w-]+)?)\/([\w-]+)\.tsx)'/g;

const sizeOf = async (file: string): Promise<number> => gzipSync(await readFile(CLIENT + file), { level: 9 }).length;

const filesOf = (manifest: Readonly<Record<string, Chunk>>, starts: readonly string[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined || seen.has(name)) return;
    seen.add(name);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const start of starts) {
    // A screen that another one imports is no file of its own: its page would be sent without its styles and scripts.
    if (!(start in manifest)) throw new Error(`The build has no file of its own for ${start}.`);
    visit(start);
  }
  return new Set([...seen].map((name) => manifest[name]!.file).filter((file) => file.endsWith('.js')));
};

/** The words of the trade among the scripts of all screens. */
const tradeFigure = async (files: ReadonlySet<string>): Promise<Figure> => {
  const words = tradeWords();
  const scripts = await Promise.all(
    [...files].map(async (file) => ({ file, text: await readFile(CLIENT + file, 'utf8') })),
  );
  const found = scripts.flatMap(({ file, text }) => tradeWordsIn(text, words).map((word) => `${file} has ${word}`));
  for (const line of found) console.error(line);
  return { name: 'trade code', value: found.length, unit: 'words', limit: 0 };
};

export const bundleFigures = async (): Promise<readonly Figure[]> => {
  const manifest = JSON.parse(await readFile(`${CLIENT}.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;
  if (!(ENTRY in manifest)) throw new Error('The web app is not built: run "npm run build" first.');
  const table = await readFile(SCREENS, 'utf8');
  const named = await Promise.all(NAMING.map((file) => readFile(`${ROOT}apps/web/${file}`, 'utf8')));
  const wayTo = (source: string) => NAMING.filter((_, at) => named[at]!.includes(source.replace('src/', '../')));
  const screens = new Map(
    [...table.matchAll(SCREEN)].map(([, source = '', folder = '', feature = '', name = '']) => [
      source,
      { name, files: [source, ...wayTo(source), SHOP_TEXTS, ...(TEXTS[folder] ?? TEXTS[feature] ?? [BUYING_TEXTS])] },
    ]),
  );
  const figures = [...screens.values()].map(async ({ name, files }): Promise<Figure> => {
    const sizes = await Promise.all([...filesOf(manifest, [ENTRY, ...files])].map(sizeOf));
    const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000;
    return { name, value: Math.round(kilobytes * 10) / 10, unit: 'kB', limit: LIMITS_KB[name] ?? USUAL_LIMIT_KB };
  });
  const found = await Promise.all(figures);
  if (!found.some(({ name }) => name === 'home')) throw new Error('The build knows no home screen.');
  const starts = [...screens.values()].flatMap(({ files }) => files);
  return [...found, await tradeFigure(filesOf(manifest, [ENTRY, ...starts]))];
};
