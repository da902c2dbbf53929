/**
 * What another channel carries: the entries that price carts (`money`, `cart`, `discount` and `coupon`) whole, bundled,
 * minified and gzipped with all they bring (1 kB = 1,000 bytes), and that no entry but `phone` brings the table of the
 * world's phone numbers (docs/decisions/010).
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

/** Everything that the entries give out, in one piece. An entry is its file under the domain's sources. */
const bundleOf = async (entries: readonly string[]): Promise<Bundle> => {
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

const kilobytesOf = ({ code }: Bundle): number => gzipSync(code, { level: 9 }).length / 1000;

/** The phone library as far as something of it is emitted. */
const bringsPhones = ({ modules }: Bundle): boolean =>
  Object.entries(modules).some(
    ([module, { renderedLength }]) => renderedLength > 0 && /\/libphonenumber-js\//u.test(module),
  );

/** A bundle of all carries what one of them carries: entry by entry they are only asked once something was found. */
const entriesWithPhones = async (entries: readonly string[]): Promise<readonly string[]> => {
  if (!bringsPhones(await bundleOf(entries))) return [];
  const found: string[] = [];
  for (const entry of entries) if (bringsPhones(await bundleOf([entry]))) found.push(entry);
  return found;
};

/** Both doors of every concept but `phone`. */
const entriesOutsidePhone = (): readonly string[] =>
  readdirSync(DOMAIN)
    .filter((concept) => concept !== 'phone')
    .flatMap((concept) => [`${concept}/index.ts`, `${concept}/schema.ts`])
    .filter((entry) => existsSync(DOMAIN + entry));

export const entryFigures = async (): Promise<readonly Figure[]> => {
  if (!bringsPhones(await bundleOf(['phone/index.ts']))) throw new Error('The phone library is not recognised.');
  const offenders = await entriesWithPhones(entriesOutsidePhone());
  for (const entry of offenders) console.error(`${entry} brings the table of phone numbers.`);
  const pricing = await bundleOf(PRICING.map((concept) => `${concept}/index.ts`));
  return [
    {
      name: PRICING.join('+'),
      value: Math.round(kilobytesOf(pricing) * 10) / 10,
      unit: 'kB',
      limit: PRICING_LIMIT_KB,
    },
    { name: 'phone metadata outside phone', value: offenders.length, unit: 'entries', limit: 0 },
  ];
};
