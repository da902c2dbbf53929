/** Plants doors with a number of names and expects those that export too many to fail the check. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkDoorSizes, doorSizes } from './door-sizes.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'door-sizes-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const plant = async (path: string, text: string): Promise<void> => {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
};

/** A door with so many names, one of them a type and one declared in the door itself. */
const door = (names: number): string =>
  [
    ...Array.from({ length: names - 2 }, (_, at) => `export { name${at} } from './cart.ts';`),
    "export type { Cart } from './cart.ts';",
    'export const own = 1;',
  ].join('\n');

describe('a door', () => {
  test('passes with 59 names and fails with 60', async () => {
    await plant('packages/domain/src/cart/index.ts', door(59));
    expect(checkDoorSizes(root)).toBe(0);
    await plant('packages/domain/src/cart/index.ts', door(60));
    expect(checkDoorSizes(root)).toBe(1);
  });

  test('is the index, the schema and the testing entry of a folder, in every package', async () => {
    await plant('packages/domain/src/cart/schema.ts', door(3));
    await plant('packages/domain/src/cart/testing.ts', door(4));
    await plant('packages/ui-kit/src/Button/index.ts', door(5));
    await plant('packages/domain/src/cart/cart.ts', door(70));
    await plant('apps/web/src/cart/index.ts', door(70));
    expect(doorSizes(root)).toEqual([
      { path: 'packages/domain/src/cart/schema.ts', names: 3 },
      { path: 'packages/domain/src/cart/testing.ts', names: 4 },
      { path: 'packages/ui-kit/src/Button/index.ts', names: 5 },
    ]);
  });
});

test('a repository without doors fails, so that a moved folder is noticed', () => {
  expect(checkDoorSizes(root)).toBe(1);
});
