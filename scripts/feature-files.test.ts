/** Plants feature files and expects those that make decisions to be found. */
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { decidingFiles, fileDifferences } from './feature-files.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'features-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const plant = async (files: Record<string, string>) => {
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, 'apps/web/src/features', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return decidingFiles(root);
};

describe('a file of a feature', () => {
  test('that makes decisions is found, even if its comments mention a browser', async () => {
    const rule =
      "/** For the window. */ import { max } from '@offrande/domain/money'; export const cap = () => max('document');";
    expect(await plant({ 'cart/cap.ts': rule })).toEqual(['cart/cap.ts']);
  });

  test('that has a component, a hook, a browser API or a message, or is a test, is not found', async () => {
    expect(
      await plant({
        'cart/cart.tsx': 'export const Cart = () => null;',
        'cart/use-cart.ts': 'export const useCart = () => 1;',
        'cart/keep.ts': 'export const keep = (text: string) => localStorage.setItem("cart", text);',
        'cart/words.ts': "import { msg } from '@lingui/core/macro'; export const word = msg`Cart`;",
        'cart/cart.test.ts': 'export const a = 1;',
        'cart/testing.ts': 'export const a = 1;',
      }),
    ).toEqual([]);
  });

  test('is listed exactly as long as it makes decisions', () => {
    expect(fileDifferences(['cart/cap.ts'], ['cart/cap.ts'])).toEqual([]);
    expect(fileDifferences([], ['cart/cap.ts'])).toEqual([
      'cart/cap.ts has no component, no hook and no browser API: it belongs to the domain.',
    ]);
    expect(fileDifferences(['cart/cap.ts'], [])).toEqual([
      'cart/cap.ts is in the domain or gone: remove it from the list.',
    ]);
  });
});
