/**
 * What another channel carries that prices carts: the entries `money`, `cart`, `discount` and `coupon` whole, bundled,
 * minified and gzipped with all they bring (1 kB = 1,000 bytes).
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { Figure } from './bench.ts';
import { ROOT } from './command.ts';

const PRICING = ['money', 'cart', 'discount', 'coupon'] as const;
const PRICING_LIMIT_KB = 25;

/** Everything that the entries give out, in kilobytes. */
const sizeOf = async (concepts: readonly string[]): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), 'entries-'));
  try {
    const input = join(folder, 'entries.ts');
    const lines = concepts.map((name, at) => `export * as e${at} from '${ROOT}packages/domain/src/${name}/index.ts';`);
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
    const { output } = built as unknown as { readonly output: readonly [{ readonly code: string }] };
    return gzipSync(output[0].code, { level: 9 }).length / 1000;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

export const entryFigures = async (): Promise<readonly Figure[]> => [
  {
    name: PRICING.join('+'),
    value: Math.round((await sizeOf(PRICING)) * 10) / 10,
    unit: 'kB',
    limit: PRICING_LIMIT_KB,
  },
];
