/**
 * The size of the domain in another channel: the complete entries that price carts (`money`, `cart`, `discount` and `coupon`),
 * bundled, minified and gzipped with their dependencies (1 kB = 1,000 bytes); and a check that only the `phone` entry includes
 * the table of the world's phone numbers (docs/decisions/010).
 */
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { Figure } from './bench.ts';
import { ROOT } from './command.ts';

const DOMAIN = `${ROOT}packages/domain/src/`;
const PRICING = ['money', 'cart', 'discount', 'coupon'] as const;
const PRICING_LIMIT_KB = 25;

interface Bundle {
  readonly code: string;
  readonly modules: Readonly<Record<string, { readonly renderedLength: number }>>;
}

/** All exports of the entries in a single bundle. An entry is its file under the domain's sources. */
const bundleEntries = async (entries: readonly string[]): Promise<Bundle> => {
  const folder = mkdtempSync(join(tmpdir(), 'entries-'));
  try {
    const input = join(folder, 'entries.ts');
    const lines = entries.map((entry, at) => `export * as e${at} from '${DOMAIN}${entry}';`);
    writeFileSync(input, lines.join('\n'));
    const built = await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      build: {
        write: false,
        target: 'es2022',
        rolldownOptions: { input, preserveEntrySignatures: 'strict', output: { format: 'es', minify: true } },
      },
    });
    const { output } = built as unknown as { readonly output: readonly Bundle[] };
    const [bundle, ...more] = output;
    if (bundle === undefined || more.length > 0) throw new Error('The entries are no single bundle.');
    return bundle;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const gzippedKilobytes = ({ code }: Bundle): number => gzipSync(code, { level: 9 }).length / 1000;

/** Whether any part of the phone library is emitted. */
const bringsPhones = ({ modules }: Bundle): boolean =>
  Object.entries(modules).some(
    ([module, { renderedLength }]) => renderedLength > 0 && /\/libphonenumber-js\//u.test(module),
  );

/** A bundle of all entries contains what any of them contains, so single entries are built only if something was found. */
const entriesWithPhones = async (entries: readonly string[]): Promise<readonly string[]> => {
  if (!bringsPhones(await bundleEntries(entries))) return [];
  const found: string[] = [];
  for (const entry of entries) if (bringsPhones(await bundleEntries([entry]))) found.push(entry);
  return found;
};

/** Both entries of every concept except `phone`. */
const entriesOutsidePhone = (): readonly string[] =>
  readdirSync(DOMAIN)
    .filter((concept) => concept !== 'phone')
    .flatMap((concept) => [`${concept}/index.ts`, `${concept}/schema.ts`])
    .filter((entry) => existsSync(DOMAIN + entry));

export const entryFigures = async (): Promise<readonly Figure[]> => {
  if (!bringsPhones(await bundleEntries(['phone/index.ts']))) throw new Error('The phone library is not recognised.');
  const offenders = await entriesWithPhones(entriesOutsidePhone());
  for (const entry of offenders) console.error(`${entry} includes the table of phone numbers.`);
  const pricing = await bundleEntries(PRICING.map((concept) => `${concept}/index.ts`));
  return [
    {
      name: PRICING.join('+'),
      value: Math.round(gzippedKilobytes(pricing) * 10) / 10,
      unit: 'kB',
      limit: PRICING_LIMIT_KB,
    },
    { name: 'phone metadata outside phone', value: offenders.length, unit: 'entries', limit: 0 },
  ];
};
