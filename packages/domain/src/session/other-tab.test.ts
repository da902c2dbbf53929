import { expect, test } from 'vitest';
import { afterOtherTab, endsSession } from './index.ts';

const [A, B] = [{ customerId: 'C1' }, { customerId: 'C2' }];

test.each([
  [null, null, null],
  [null, A, 'adopt'],
  [A, null, 'signOut'],
  [A, A, null],
  [A, { customerId: 'C1' }, null],
  [A, B, 'beginAnew'],
] as const)('a page of %j follows another tab that left %j by: %s [A-67]', (known, stored, consequence) => {
  expect(afterOtherTab(known, stored)).toBe(consequence);
});

test('a refused token ends the session that has it, and none that took its place or ended meanwhile [S7.9][A-70]', () => {
  expect([endsSession('t1', 't1'), endsSession('t1', 't2'), endsSession('t1', null)]).toEqual([true, false, false]);
});
