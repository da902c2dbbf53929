/** Plants a small codebase with claims of every kind: a count that accepts anything proves nothing. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readAllClaims } from './claims.ts';
import { findings, findUnreached, provenLevels, requirementStatuses } from './levels.ts';
import { openCodebase } from './reach.ts';
import type { Level, Requirement } from './requirements.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'levels-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const HOUSE = {
  'packages/domain/package.json': '{ "name": "@offrande/domain", "exports": { "./*": "./src/*/index.ts" } }',
  'packages/domain/src/cart/index.ts': "export { total, idle } from './cart.ts';",
  'packages/domain/src/cart/cart.ts': 'export const total = () => 1; export const idle = () => 2;',
  'apps/web/src/app/entry-client.tsx':
    "import { calls } from '../calls.ts'; import { Cart } from '../features/cart.tsx'; Cart(); calls.order();",
  'apps/web/src/app/entry-server.tsx': '',
  'apps/web/src/calls.ts': 'export const calls = { order: () => 1, refund: () => 2 };',
  'apps/web/src/features/cart.tsx':
    "import { total } from '@offrande/domain/cart'; export const Cart = () => total(); export const Gone = () => 3;",
  'apps/server/src/main.ts': '',
  'apps/server/src/staff/staff-cli.ts': '',
  'scripts/start.ts': '',
};

/** Sources of tests that claim an id. */
const ofRule = (name: string, id: string) =>
  `import { ${name} } from './cart.ts'; test('is so [${id}]', () => ${name}());`;
const ofCall = (name: string, id: string) =>
  `import { calls } from '../../web/src/calls.ts'; test('answers [${id}]', () => calls.${name}());`;
const ofScreen = (name: string, id: string) =>
  `import { ${name} } from './cart.tsx'; test('shows [${id}]', () => ${name}());`;

const row = (id: string, owes: Level, waitsFor: string | null = null): Requirement => ({
  id,
  area: 'cart',
  kind: 'rule',
  text: '',
  owes,
  reason: '',
  waitsFor,
});

/** The shop's pages use one name of the contract. */
const entry = (name: string, file: string) => ({
  'apps/web/src/app/entry-client.tsx': `import { ${name} } from '../../../../packages/api-client/src/contract/${file}'; ${name};`,
});

const stand = async (requirements: readonly Requirement[], tests: Record<string, string>) => {
  for (const [path, text] of Object.entries({ ...HOUSE, ...tests })) {
    await mkdir(join(root, dirname(path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return requirementStatuses(requirements, await readAllClaims(root), findUnreached(openCodebase(root)));
};

describe('a level', () => {
  test('is determined by the location of a test', () => {
    expect(provenLevels('packages/domain/src/cart/total.test.ts')).toEqual(['ruled']);
    expect(provenLevels('apps/server/src/order/create-order.test.ts')).toEqual(['ruled', 'served']);
    expect(provenLevels('apps/web/src/features/cart/cart.stories.tsx')).toEqual(['ruled', 'seen']);
    expect(provenLevels('apps/web/src/messages/texts.test.ts')).toEqual(['ruled']);
    expect(provenLevels('apps/web/e2e/purchase.spec.ts')).toEqual(['ruled', 'served', 'seen']);
  });

  test('is reached by a test of code that an app reaches, and not by one of unreached code', async () => {
    const all = await stand([row('S1.1', 'ruled'), row('S1.2', 'ruled')], {
      'packages/domain/src/cart/total.test.ts': ofRule('total', 'S1.1'),
      'packages/domain/src/cart/idle.test.ts': ofRule('idle', 'S1.2'),
    });
    expect(all.map(({ has }) => has)).toEqual([['ruled'], []]);
    expect(findings(all)).toEqual([
      'S1.2 owes ruled and has nothing. What claims it rests on code that nothing reaches: packages/domain/src/cart/idle.test.ts: is so [S1.2] (idle)',
    ]);
  });

  test('served is reached by a call that the shop makes, and not by an unused one', async () => {
    const all = await stand([row('S1.1', 'served'), row('S1.2', 'served')], {
      'apps/server/src/order.test.ts': ofCall('order', 'S1.1'),
      'apps/server/src/refund.test.ts': ofCall('refund', 'S1.2'),
    });
    expect(all.map(({ isReached }) => isReached)).toEqual([true, false]);
  });

  test('served is reached by a call that a gateway names, and every call at once is refused', async () => {
    const contract = {
      'packages/api-client/package.json': '{ "name": "@offrande/api-client" }',
      'packages/api-client/src/contract/order.ts': 'export const order = () => 1; export const refund = () => 2;',
      'packages/api-client/src/contract/index.ts':
        "import { order, refund } from './order.ts'; export const calls = { order, refund };",
      'apps/server/src/order.test.ts': ofCall('order', 'S1.1'),
      'apps/server/src/refund.test.ts': ofCall('refund', 'S1.2'),
    };
    const rows = [row('S1.1', 'served'), row('S1.2', 'served')];
    const all = await stand(rows, { ...contract, ...entry('order', 'order.ts') });
    expect(all.map(({ isReached }) => isReached)).toEqual([true, false]);
    await expect(stand(rows, { ...contract, ...entry('calls', 'index.ts') })).rejects.toThrow('every call');
  });

  test('seen is reached on a screen that an address leads to, and not on one that none leads to', async () => {
    const all = await stand([row('S1.1', 'seen'), row('S1.2', 'seen'), row('S1.3', 'seen')], {
      'apps/web/src/features/cart.test.tsx': ofScreen('Cart', 'S1.1'),
      'apps/web/src/features/gone.test.tsx': ofScreen('Gone', 'S1.2'),
      'packages/domain/src/cart/total.test.ts':
        "import { total } from './cart.ts'; test('is so [S1.3]', () => total());",
    });
    expect(all.map(({ isReached }) => isReached)).toEqual([true, false, false]);
  });
});

test('a row that waits owes nothing yet, and is reported once its level is reached', async () => {
  const all = await stand([row('S1.1', 'ruled', 'companies buy'), row('S1.2', 'ruled', 'companies buy')], {
    'packages/domain/src/cart/total.test.ts': "import { total } from './cart.ts'; test('is so [S1.1]', () => total());",
  });
  expect(findings(all)).toEqual(['S1.1 waits for “companies buy” and is ruled: it waits no more.']);
});
