import { expect, test } from 'vitest';
import { differences } from './facts.ts';

test('a fact that one of the two has more often is named as often as the other lacks it', () => {
  expect(differences(['a', 'b', 'b'], ['b', 'b', 'a'])).toEqual([]);
  expect(differences(['a', 'b'], ['b', 'c', 'c'])).toEqual(['missing: a', 'unexpected: c', 'unexpected: c']);
  expect(differences(['a'], ['a', 'a'])).toEqual(['unexpected: a']);
});
