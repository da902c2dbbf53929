import { expect, test } from 'vitest';
import { createMemoryInbox } from './index.ts';

const message = (id: string, at: number) => ({ id, title: id, text: '', at });

test('an inbox in memory has what was given and what arrived, newest first, and fails where it is told to [S7.20]', async () => {
  const memory = createMemoryInbox([message('a', 1), message('b', 3)]);
  memory.receive(message('c', 2));
  const ids = async () => (await memory.inbox.fetchInbox({ custId: 'C1' })).map(({ id }) => id);
  expect(await ids()).toEqual(['b', 'c', 'a']);
  memory.script.befall('fetchInbox', { kind: 'unreachable' });
  await expect(ids()).rejects.toMatchObject({ reason: 'unreachable' });
  expect(memory.script.made).toHaveLength(2);
});
