/** Plants type assertions and expects them to be found and counted. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { assertionsByPackage, assertionsIn, checkAssertions, countDifferences } from './assertions.ts';

test('a type assertion is found by its line, in either syntax; `as const`, an import and a comment are not', () => {
  const source = [
    "import { a as b } from './a.ts'; // as Number",
    "export const one = ['as', b] as const;",
    'export const two = b as unknown as number;',
    'export const three = <number>b satisfies number;',
  ];
  expect(assertionsIn('two.ts', source.join('\n'))).toEqual([3, 3, 4]);
});

test('support files of tests may assert; every other source counts for its package', async () => {
  const root = await mkdtemp(join(tmpdir(), 'assertions-'));
  try {
    for (const folder of ['packages/domain/src/cart', 'apps/web/src', 'tenants/FR'])
      await mkdir(join(root, folder), { recursive: true });
    const planted = 'export const cart = 1 as unknown;';
    const files = ['packages/domain/src/cart/cart.ts', 'apps/web/src/cart.tsx', 'tenants/FR/cart.ts'];
    const tests = ['cart.test.ts', 'cart.arbitraries.ts', 'testing.ts'].map(
      (name) => `packages/domain/src/cart/${name}`,
    );
    for (const file of [...files, ...tests]) await writeFile(join(root, file), planted);
    expect(Object.fromEntries(assertionsByPackage(root))).toEqual({
      'packages/domain': ['packages/domain/src/cart/cart.ts:1'],
      'apps/web': ['apps/web/src/cart.tsx:1'],
      tenants: ['tenants/FR/cart.ts:1'],
    });
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});

test('one assertion more than allowed is refused with its places, one less asks for the number to be lowered', () => {
  const found = new Map([['apps/web', ['apps/web/src/cart.tsx:1', 'apps/web/src/cart.tsx:2']]]);
  expect(countDifferences({ 'apps/web': 2 }, found)).toEqual([]);
  expect(countDifferences({ 'apps/web': 1 }, found)).toEqual([
    'apps/web asserts 2 types, 1 are allowed:',
    'apps/web/src/cart.tsx:1',
    'apps/web/src/cart.tsx:2',
  ]);
  expect(countDifferences({}, found)).toHaveLength(3);
  expect(countDifferences({ 'apps/web': 3 }, found)).toEqual(['apps/web asserts 2 types: lower its number, 3.']);
});

test('the sources assert as many types as they are allowed', () => {
  expect(checkAssertions()).toBe(0);
});
