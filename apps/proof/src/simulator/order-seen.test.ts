import { expect, test } from 'vitest';
import { orderSeen } from './order-seen.ts';

const NOW = 1_000;
const sorted = (keys: readonly string[], asked: readonly string[], found: readonly string[]) => {
  const order = orderSeen(asked, found, NOW);
  return keys.toSorted((a, b) => order(a) - order(b));
};

test('attempts stand in the order in which the provider was asked about them, the others last', () => {
  expect(sorted(['a#1', 'b#1', 'c#1'], ['c#1', 'b#1'], [])).toEqual(['c#1', 'b#1', 'a#1']);
});

test('of two payments that were closed, the one that the provider was asked about first was closed first', () => {
  const found = ['message payment-close:a#1 done', 'message payment-close:b#1 done'];
  expect(sorted(['payment-close:a#1', 'payment-close:b#1'], ['b#1', 'a#1'], found)).toEqual([
    'payment-close:b#1',
    'payment-close:a#1',
  ]);
});

test('of the messages of a crashed worker the one that the provider was asked about had begun, the others had not', () => {
  const [begun, waiting] = ['payment-close:b#1', 'card-email:a'];
  const found = [begun, waiting].map((key) => `message ${key} due ${NOW + 60_000}`);
  expect(sorted([waiting, begun], ['b#1'], found)).toEqual([begun, waiting]);
});

test('a finished message was processed before one that waits, and that one before one whose worker crashed', () => {
  const keys = ['payment-close:a#1', 'task:b', 'card-email:c'];
  const found = [
    `message payment-close:a#1 due ${NOW + 60_000}`,
    `message task:b due ${NOW + 5_000}`,
    'message card-email:c done',
  ];
  expect(sorted(keys, ['a#1'], found)).toEqual(['card-email:c', 'task:b', 'payment-close:a#1']);
});

test('a payment whose closing was postponed stands before one that was closed later', () => {
  const found = [`message payment-close:a#1 tried 1 due ${NOW + 5_000}`, 'message payment-close:b#1 done'];
  expect(sorted(['payment-close:b#1', 'payment-close:a#1'], ['a#1', 'b#1'], found)).toEqual([
    'payment-close:a#1',
    'payment-close:b#1',
  ]);
});

test('a message that a crashed worker had not taken stands last', () => {
  const found = [`message task:a tried 0 due ${NOW}`, `message task:b tried 1 due ${NOW + 60_000}`];
  expect(sorted(['task:a', 'task:b'], [], found)).toEqual(['task:b', 'task:a']);
});
