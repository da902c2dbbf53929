/** Plants files in the folders of apps and expects the names that two of them share. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sharedFileNames } from './file-names.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'file-names-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const plant = async (...paths: readonly string[]) => {
  for (const path of paths) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), '');
  }
  return sharedFileNames(root);
};

describe('the name of a file', () => {
  test('is reported with its paths when another folder of the app has it too', async () => {
    expect(await plant('apps/shop/src/cart/total.ts', 'apps/shop/src/order/deep/total.ts')).toEqual([
      ['apps/shop/src/cart/total.ts', 'apps/shop/src/order/deep/total.ts'],
    ]);
  });

  test('may appear again in another app, and outside `src`', async () => {
    expect(
      await plant('apps/shop/src/total.ts', 'apps/other/src/total.ts', 'apps/shop/e2e/total.ts', 'scripts/total.ts'),
    ).toEqual([]);
  });

  test('may be shared by indexes, testing entries, schemas, catalogues and tests', async () => {
    const names = ['index.ts', 'testing.ts', 'schema.ts', 'fr.po', 'storm.test.ts'];
    expect(
      await plant(...names.flatMap((name) => [`apps/shop/src/cart/${name}`, `apps/shop/src/order/${name}`])),
    ).toEqual([]);
  });
});
