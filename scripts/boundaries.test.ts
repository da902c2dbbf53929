/** Plants one forbidden import after another and expects the tool to refuse it: a check that cannot fail checks nothing. */
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BoundaryReport, readBoundaries } from './boundaries.ts';
import { cyclesAsLines } from './folder-cycles.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'boundaries-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const read = async (files: Record<string, string>): Promise<BoundaryReport> => {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(root, dirname(path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return readBoundaries(
    ['packages', 'apps', 'tenants'].filter((folder) => Object.keys(files).some((path) => path.startsWith(folder))),
    root,
  );
};

/** The rules that these files break. */
const plant = async (files: Record<string, string>): Promise<readonly string[]> =>
  (await read(files)).violations.map(({ rule }) => rule);

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

  test('a reader of sheets that brings code of the domain is refused, one that takes its types is not', async () => {
    const domain = { 'packages/domain/src/money/index.ts': 'export const a = 1;' };
    const from = (text: string) => plant({ ...domain, 'packages/sheets/src/a.ts': text });
    const path = '../../domain/src/money/index.ts';
    expect(await from(`export { a } from '${path}';`)).toEqual(['sheets-stand-alone']);
    expect(await from(`import type { a } from '${path}'; export const b: typeof a = 1;`)).toEqual([]);
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

  test('a folder of the server that imports a higher rank is refused, its test is not', async () => {
    const order = { 'apps/server/src/order/a.ts': 'export const a = 1;' };
    const taken = "export { a } from '../order/a.ts';";
    expect(await plant({ ...order, 'apps/server/src/ledger/b.ts': taken })).toEqual(['server-rank-2']);
    await rm(join(root, 'apps/server/src/ledger/b.ts'));
    expect(await plant({ ...order, 'apps/server/src/ledger/b.test.ts': taken })).toEqual([]);
  });

  test('a file beside the folders of the server has a rank like them', async () => {
    const rules = await plant({
      'apps/server/src/vault.ts': "export type { Shop } from './shop.ts';",
      'apps/server/src/shop.ts': 'export interface Shop { a: 1 }',
    });
    expect(rules).toEqual(['server-rank-0']);
  });

  test('a folder of the server without a rank is refused, whether it imports or is imported', async () => {
    const known = { 'apps/server/src/order/a.ts': "export { b } from '../new/b.ts';" };
    expect(await plant({ ...known, 'apps/server/src/new/b.ts': 'export const b = 1;' })).toEqual([
      'server-folder-is-ranked',
    ]);
    await rm(join(root, 'apps/server/src/order'), { recursive: true });
    const importing = { 'apps/server/src/order/a.ts': 'export const a = 1;' };
    expect(
      await plant({
        ...importing,
        'apps/server/src/new/b.ts': "export { a } from '../order/a.ts'; export const b = 1;",
      }),
    ).toEqual(['server-folder-is-ranked']);
  });

  test('a part of the web that imports the screens above it is refused, and so is a folder without a rank', async () => {
    const screen = { 'apps/web/src/features/cart/cart.ts': 'export const a = 1;' };
    const taken = "export { a } from '../features/cart/cart.ts';";
    expect(await plant({ ...screen, 'apps/web/src/page/b.ts': taken })).toEqual(['web-rank-0']);
    await rm(join(root, 'apps/web/src/page'), { recursive: true });
    expect(await plant({ ...screen, 'apps/web/src/app/b.ts': taken })).toEqual([]);
    expect(await plant({ ...screen, 'apps/web/src/new/b.ts': taken })).toEqual(['web-folder-is-ranked']);
  });

  test('a cycle of folders without a cycle of files is found, where they part', async () => {
    const { violations, folderCycles } = await read({
      'packages/ui-kit/src/cart/a.ts': "export { b } from '../order/b.ts';",
      'packages/ui-kit/src/cart/d.ts': 'export const d = 1;',
      'packages/ui-kit/src/order/b.ts': 'export const b = 1;',
      'packages/ui-kit/src/order/deep/c.ts': "export type { D } from '../../cart/d.ts';",
      'packages/ui-kit/src/order/c.test.ts': "import '../cart/a.ts';",
    });
    expect(violations).toEqual([]);
    expect(folderCycles.map(({ folder, members }) => [folder, members])).toEqual([
      ['packages/ui-kit/src', ['cart', 'order']],
    ]);
  });

  test('a folder that a file beside it imports, and that imports another file there, is no cycle', async () => {
    const { folderCycles } = await read({
      'packages/ui-kit/src/cart/index.ts': "export { a } from './kinds/a.ts';",
      'packages/ui-kit/src/cart/kinds/a.ts': "export { kind as a } from '../kind.ts';",
      'packages/ui-kit/src/cart/kind.ts': 'export const kind = 1;',
    });
    expect(folderCycles).toEqual([]);
  });

  test('a cycle is said with the imports that close it', () => {
    const found = [
      {
        folder: 'apps/web/src/features',
        members: ['cart', 'order'],
        imports: [{ from: 'apps/web/src/features/cart/a.ts', to: 'apps/web/src/features/order/b.ts' }],
      },
    ];
    expect(cyclesAsLines(found)).toEqual([
      'In apps/web/src/features, cart, order form a cycle:',
      '  apps/web/src/features/cart/a.ts -> apps/web/src/features/order/b.ts',
    ]);
    expect(cyclesAsLines([])).toEqual([]);
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
