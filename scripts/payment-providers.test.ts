/** Takes one thing after another from a provider and expects it to be missed. */
import { expect, test } from 'vitest';
import { providerFaults, type Providers, readProviders } from './payment-providers.ts';

const all = readProviders();
const { lyra: _, ...others } = all.adapters;

test('every provider has its rules, its adapter, its dialect and its row for operators', () => {
  expect(all.rules.length).toBeGreaterThanOrEqual(4);
  expect(providerFaults(all)).toEqual([]);
});

test.each<readonly [string, Partial<Providers>, string]>([
  [
    'its rules',
    { rules: all.rules.filter((id) => id !== 'lyra') },
    'no line in packages/domain/src/payment/providers/index.ts',
  ],
  ['its adapter', { adapters: others }, 'no line in apps/server/src/providers/payment/index.ts'],
  [
    'its dialect',
    { dialects: all.dialects.filter((id) => id !== 'lyra') },
    'no file in apps/sandbox/src/payments/dialects',
  ],
  ['its row', { page: all.page.replace('| `LYRA_URL`', '| `LYRA`') }, 'no row of LYRA_URL in docs/operations.md'],
  [
    'a variable in its row',
    { page: all.page.replace(', `LYRA_PASSWORD`', '') },
    'the row of LYRA_URL in docs/operations.md lacks LYRA_PASSWORD',
  ],
  [
    'its id in its row',
    { page: all.page.replace('| `lyra` |', '| Lyra |') },
    'the row of LYRA_URL in docs/operations.md lacks lyra',
  ],
])('a provider without %s is found', (_thing, changes, fault) => {
  expect(providerFaults({ ...all, ...changes })).toEqual([`lyra: ${fault}`]);
});
