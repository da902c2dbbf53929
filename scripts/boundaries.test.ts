/** Plants one forbidden import after another and expects the tool to refuse it: a check that cannot fail checks nothing. */
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readBoundaries } from './boundaries.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'boundaries-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const plant = async (files: Record<string, string>): Promise<readonly string[]> => {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(root, dirname(path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  const { violations } = await readBoundaries(
    ['packages', 'apps', 'tenants'].filter((folder) => Object.keys(files).some((path) => path.startsWith(folder))),
    root,
  );
  return violations.map(({ rule }) => rule);
};

describe('import rules', () => {
  test('a concept that imports a higher rank is refused', async () => {
    const rules = await plant({
      'packages/domain/src/money/index.ts': "export { cart } from '../cart/index.ts';",
      'packages/domain/src/cart/index.ts': 'export const cart = 1;',
    });
    expect(rules).toContain('domain-rank-0');
  });

  test('a type-only import counts as an import', async () => {
    const rules = await plant({
      'packages/domain/src/money/index.ts': "import type { Cart } from '../cart/index.ts'; export type A = Cart;",
      'packages/domain/src/cart/index.ts': 'export interface Cart { a: 1 }',
    });
    expect(rules).toContain('domain-rank-0');
  });

  test('an import past the index of another concept is refused', async () => {
    const rules = await plant({
      'packages/domain/src/cart/index.ts': "export { a } from '../money/money.ts';",
      'packages/domain/src/money/money.ts': 'export const a = 1;',
    });
    expect(rules).toContain('through-the-index');
  });

  test('a rule that brings a schema is refused, one that takes its type is not', async () => {
    const schema = { 'packages/domain/src/money/money.schema.ts': 'export interface A { a: 1 } export const a = 1;' };
    const brought = { 'packages/domain/src/money/money.ts': "export { a } from './money.schema.ts';" };
    expect(await plant({ ...schema, ...brought })).toContain('rules-carry-no-schema');
    const typed = { 'packages/domain/src/money/money.ts': "export type { A } from './money.schema.ts';" };
    expect(await plant({ ...schema, ...typed })).not.toContain('rules-carry-no-schema');
  });

  test('a domain file that reads a file system is refused', async () => {
    const rules = await plant({ 'packages/domain/src/money/index.ts': "export { readFile } from 'node:fs';" });
    expect(rules).toContain('domain-without-node');
  });

  test('a server that imports the web app is refused', async () => {
    const rules = await plant({
      'apps/server/src/main.ts': "import '../../web/src/app.ts';",
      'apps/web/src/app.ts': 'export const a = 1;',
    });
    expect(rules).toContain('server-contract-only');
  });

  test('a unit that brings code of the domain is refused, one that takes the type of its parameters is not', async () => {
    const schema = {
      'packages/domain/src/business-unit/schema.ts': 'export interface A { a: 1 } export const a = 1;',
      'packages/domain/src/business-unit/index.ts': 'export interface B { b: 1 }',
    };
    const from = (text: string) => plant({ ...schema, 'tenants/unit-data.ts': text });
    const path = '../packages/domain/src/business-unit';
    expect(await from(`export { a } from '${path}/schema.ts';`)).toContain('tenants-are-typed');
    expect(await from(`export type { B } from '${path}/index.ts';`)).toContain('tenants-are-data');
    expect(await from(`export type { A } from '${path}/schema.ts';`)).toEqual([]);
  });

  test('a cycle is refused', async () => {
    const rules = await plant({
      'apps/web/src/a.ts': "import './b.ts'; export const a = 1;",
      'apps/web/src/b.ts': "import './a.ts'; export const b = 1;",
    });
    expect(rules).toContain('no-circular');
  });

  test('arbitraries outside tests are refused', async () => {
    const rules = await plant({
      'apps/web/src/a.ts': "import './cart.arbitraries.ts';",
      'apps/web/src/cart.arbitraries.ts': 'export const b = 1;',
    });
    expect(rules).toContain('testing-entry-from-tests-only');
  });
});
