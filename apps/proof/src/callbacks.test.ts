/** A random sample of the callback orders, every single mismatch and a few forgeries; `npm run prove -- callbacks --full` tries all. */
import { PAYMENT_PROVIDER_IDS } from '@offrande/domain/payment';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createDice, freshSeed } from './simulator/dice.ts';
import { CALLBACKS, permutations, proveCallbackOrders } from './callbacks.ts';
import { genuineMessages, proveForgeries } from './forgeries.ts';
import { fieldSets, proveMismatches, provesGenuine } from './mismatches.ts';
import { openProviderBench, type ProviderBench } from './provider-bench.ts';

const seed = process.env['PROOF_SEED'] ?? freshSeed();
const ORDERS = 50;
const MIXTURES = 6;
const FORGED = 8;

test('a message altered at any byte, or unsigned, is not accepted', async () => {
  console.log(`Callbacks: PROOF_SEED=${seed}`);
  const dice = createDice(seed, 'forgeries');
  const messages = genuineMessages();
  const some = Array.from({ length: FORGED }, () => dice.pick(messages));
  const ofEach = PAYMENT_PROVIDER_IDS.map((id) => messages.find(({ provider }) => provider === id)!);
  const { taken, tried } = await proveForgeries([...ofEach, ...some], dice);
  expect(taken).toEqual([]);
  expect(tried).toBeGreaterThan(1000);
});

describe('a provider', () => {
  let bench: ProviderBench;
  beforeAll(async () => {
    bench = await openProviderBench(inject('postgresUrl'));
  });
  afterAll(() => bench.close());

  const everyOrder = [...permutations(CALLBACKS)];

  test('seven callbacks have 5,040 orders', () => {
    expect(new Set(everyOrder.map((order) => order.join())).size).toBe(5040);
  });

  test.each(PAYMENT_PROVIDER_IDS)(
    '%s reaches the same final state in any order of callbacks, with the cards issued once',
    { timeout: 120_000 },
    async (id) => {
      const dice = createDice(seed, id);
      const orders = Array.from({ length: ORDERS }, () => dice.pick(everyOrder));
      expect(await proveCallbackOrders(bench, id, orders)).toEqual({ cases: orders.length, ends: 1, breaches: [] });
    },
  );

  test.each(PAYMENT_PROVIDER_IDS)(
    'a message of %s with mismatched fields issues nothing and opens a task',
    { timeout: 120_000 },
    async (id) => {
      const dice = createDice(seed, id, 'mismatches');
      const single = fieldSets.filter(({ length }) => length === 1);
      const sets = [...single, ...Array.from({ length: MIXTURES }, () => dice.pick(fieldSets))];
      expect(await provesGenuine(bench, id)).toBe(true);
      expect(await proveMismatches(bench, id, sets)).toEqual({ cases: sets.length, breaches: [] });
    },
  );
});
