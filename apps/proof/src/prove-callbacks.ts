/** `npm run prove -- callbacks`: callback orders, mismatches and forgeries; all of them with `--full`. */
import { PAYMENT_PROVIDER_IDS } from '@offrande/domain/payment';
import { createDice } from './simulator/dice.ts';
import { CALLBACKS, permutations, proveCallbackOrders } from './callbacks.ts';
import { genuineMessages, proveForgeries } from './forgeries.ts';
import { fieldSets, proveMismatches } from './mismatches.ts';
import type { Figure, Proof } from './proof.ts';
import { openProviderBench } from './provider-bench.ts';

/** Orders per provider without `--full`. */
const ORDERS_IN_PART = 60;

const forgeryFigures = async (isFull: boolean, seed: string): Promise<readonly Figure[]> => {
  const { messages, tried, taken } = await proveForgeries(
    genuineMessages(),
    isFull ? null : createDice(seed, 'forgeries'),
  );
  return [
    { name: 'genuine-messages', value: messages, unit: 'messages' },
    { name: 'forgeries', value: tried, unit: 'messages' },
    { name: 'forgeries-taken', value: taken.length, unit: 'messages', limit: 0 },
  ];
};

export const proveCallbacks: Proof = async ({ isFull, seed, say }) => {
  const figures: Figure[] = [...(await forgeryFigures(isFull, seed))];
  const bench = await openProviderBench(null);
  try {
    for (const provider of PAYMENT_PROVIDER_IDS) {
      const all = [...permutations(CALLBACKS)];
      const dice = createDice(seed, provider);
      const orders = isFull ? all : Array.from({ length: ORDERS_IN_PART }, () => dice.pick(all));
      const { cases, ends, breaches } = await proveCallbackOrders(bench, provider, orders);
      const mismatches = await proveMismatches(bench, provider, fieldSets);
      for (const breach of [...breaches, ...mismatches.breaches]) say(JSON.stringify({ prove: 'callbacks', breach }));
      figures.push(
        { name: `${provider}-orders`, value: cases, unit: 'orders' },
        { name: `${provider}-ends`, value: ends, unit: 'ends', limit: 1 },
        { name: `${provider}-order-breaches`, value: breaches.length, unit: 'breaches', limit: 0 },
        { name: `${provider}-mismatches`, value: mismatches.cases, unit: 'messages' },
        { name: `${provider}-mismatch-breaches`, value: mismatches.breaches.length, unit: 'breaches', limit: 0 },
      );
    }
  } finally {
    await bench.close();
  }
  return figures;
};
