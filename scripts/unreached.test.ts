/** Plants a small codebase and expects what nothing in it reaches to be found: a check that cannot fail checks nothing. */
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listDifferences, unreachedNames } from './unreached.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'unreached-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const CART = {
  'packages/domain/package.json': '{ "name": "@offrande/domain", "exports": { "./*": "./src/*/index.ts" } }',
  'packages/domain/src/cart/index.ts':
    "export { total, idle } from './cart.ts'; export type { Line } from './cart.ts';",
  'packages/domain/src/cart/cart.ts':
    "import { sum } from '../money/index.ts'; export interface Line { a: 1 } export const total = (lines: Line[]) => sum(lines.length); export const idle = 1;",
  'packages/domain/src/money/index.ts': 'export const sum = (a: number) => a; export const rest = 2;',
};

const plant = async (files: Record<string, string>) => {
  for (const [path, text] of Object.entries({ ...CART, ...files })) {
    await mkdir(join(root, dirname(path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return unreachedNames(root);
};

describe('what nothing reaches', () => {
  test('is all that no app uses', async () => {
    expect(await plant({})).toEqual({ cart: ['Line', 'idle', 'total'], money: ['rest', 'sum'] });
  });

  test('leaves out what an app uses, and what that names in turn, through other concepts too', async () => {
    const app = "import { total as sumOf } from '@offrande/domain/cart'; export const shown = sumOf([]);";
    expect(await plant({ 'apps/web/src/app.ts': app })).toEqual({ cart: ['idle'], money: ['rest'] });
  });

  test('is reached by examples and other packages, by passing it on and by loading it late', async () => {
    expect(
      await plant({
        'examples/till/src/main.ts': "import { rest } from '@offrande/domain/money'; console.log(rest);",
        'packages/api-client/src/index.ts': "export type { Line } from '@offrande/domain/cart';",
        'apps/web/src/late.ts': "export const late = () => import('@offrande/domain/cart').then(({ idle }) => idle);",
      }),
    ).toEqual({ cart: ['total'], money: ['sum'] });
  });

  test('is not reached by tests, and an import that is not used reaches nothing', async () => {
    const names = { cart: ['Line', 'idle', 'total'], money: ['rest', 'sum'] };
    const used = "import { total } from '@offrande/domain/cart'; total([]);";
    expect(await plant({ 'apps/web/src/app.test.ts': used, 'apps/web/src/testing.ts': used })).toEqual(names);
    expect(await plant({ 'apps/web/src/app.ts': "import { total } from '@offrande/domain/cart';" })).toEqual(names);
  });
});

describe('the list of what waits', () => {
  const list = { 'companies buy': { cart: ['idle'] }, 'salesmen sell': { money: ['rest'] } };

  test('is accepted if it names exactly the unreached exports', () => {
    expect(listDifferences(list, { money: ['rest'], cart: ['idle'] })).toEqual([]);
  });

  test('is refused if an unreached export is missing, or if one is reached, gone or listed twice', () => {
    expect(listDifferences(list, { cart: ['idle', 'total'], money: ['rest'] })).toEqual([
      'cart: total is exported, and nothing reaches it.',
    ]);
    expect(listDifferences(list, { cart: ['idle'] })).toEqual([
      'money: rest is reached or gone: remove it from the list.',
    ]);
    const twice = { ...list, 'another channel': { cart: ['idle'] } };
    expect(listDifferences(twice, { cart: ['idle'], money: ['rest'] })).toEqual(['cart: idle is listed twice.']);
  });
});
