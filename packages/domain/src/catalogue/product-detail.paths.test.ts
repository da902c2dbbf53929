import * as fc from 'fast-check';
import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { done, failed, stateIds, walk } from '../gateway/testing.ts';
import type { WalkEvent } from '../gateway/testing.ts';
import { productDetailMachine, selectDetail, selectDetailFailure } from './index.ts';
import type { ProductDetailEvent } from './index.ts';
import { products } from './testing.ts';

const [product] = fc.sample(products(), { numRuns: 1, seed: 7 });
const BROKEN = { reason: 'refused', code: '40400', message: 'gone', isRetryable: false };
const EVENTS: readonly ProductDetailEvent[] = [
  { type: 'open', itemCode: 'A' },
  { type: 'open', itemCode: 'B' },
  { type: 'retry' },
  { type: 'close' },
];
const walked = walk(
  productDetailMachine,
  [...(EVENTS as readonly WalkEvent[]), done('readDetail', product), failed('readDetail', BROKEN)],
  [undefined],
);

describe('every path of a product detail', () => {
  test('reaches every state and takes every transition [S8.61]', () => {
    expect(stateIds(productDetailMachine).filter((id) => !walked.reached.has(id))).toEqual([]);
    expect(walked.notTaken).toEqual([]);
  });

  test('opens and closes in any state, and retries only after an error [S8.61]', () => {
    for (const snapshot of walked.snapshots) {
      for (const event of EVENTS)
        expect(snapshot.can(event)).toBe(event.type !== 'retry' || snapshot.matches('stopped'));
    }
  });

  test('an error keeps its reason and stops the fetching; the next request clears it [S8.61]', () => {
    const errors = walked.steps.filter(({ event }) => event.type === 'xstate.error.actor.readDetail');
    expect(errors.length).toBeGreaterThan(0);
    for (const { to } of errors.filter(({ from }) => from.matches('fetching'))) {
      expect(to.matches('stopped')).toBe(true);
      expect(to.hasTag('fetching')).toBe(false);
      expect([selectDetailFailure(to)?.code, selectDetail(to)]).toEqual(['40400', null]);
    }
    for (const snapshot of walked.snapshots) {
      expect(snapshot.hasTag('fetching')).toBe(snapshot.matches('fetching'));
      expect(selectDetailFailure(snapshot) !== null).toBe(snapshot.matches('stopped'));
      expect(selectDetail(snapshot) === product).toBe(snapshot.matches('shown'));
      expect(snapshot.context.itemCode === '').toBe(snapshot.matches('closed'));
    }
  });
});

test('an error is logged once without another request; a retry requests the same product [S8.61]', async () => {
  const asked: string[] = [];
  const logged: unknown[] = [];
  const machine = productDetailMachine.provide({
    actors: {
      readDetail: fromPromise(async ({ input }) => {
        asked.push(input.itemCode);
        if (asked.length === 1) throw BROKEN;
        return product!;
      }),
    },
    actions: { logFailure: (_, error) => void logged.push(error) },
  });
  const actor = createActor(machine).start();
  actor.send({ type: 'open', itemCode: 'A' });
  await waitFor(actor, (snapshot) => snapshot.matches('stopped'));
  expect([asked, logged]).toEqual([['A'], [BROKEN]]);
  actor.send({ type: 'retry' });
  const shown = await waitFor(actor, (snapshot) => snapshot.matches('shown'));
  expect([asked, logged.length, selectDetail(shown)]).toEqual([['A', 'A'], 1, product]);
});

test('opening another product discards the pending answer', async () => {
  const answers: Record<string, (value: typeof product & object) => void> = {};
  const machine = productDetailMachine.provide({
    actors: {
      readDetail: fromPromise(({ input }) => new Promise((resolve) => void (answers[input.itemCode] = resolve))),
    },
  });
  const actor = createActor(machine).start();
  actor.send({ type: 'open', itemCode: 'A' });
  actor.send({ type: 'open', itemCode: 'B' });
  answers['A']!({ ...product!, itemCode: 'A' });
  answers['B']!({ ...product!, itemCode: 'B' });
  const shown = await waitFor(actor, (snapshot) => snapshot.matches('shown'));
  expect(selectDetail(shown)?.itemCode).toBe('B');
});
