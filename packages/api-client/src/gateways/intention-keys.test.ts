import { describe, expect, test } from 'vitest';
import { createIntentionKeys } from './index.ts';

const counting = () => {
  let count = 0;
  return createIntentionKeys(() => `key-${++count}`);
};
const failing = (isRetryable: boolean) => (seen: string[]) => async (key: string) => {
  seen.push(key);
  throw Object.assign(new Error('no'), { isRetryable });
};

describe('idempotency keys', () => {
  test('a retry after no answer carries the same key', async () => {
    const [keys, seen] = [counting(), [] as string[]];
    await expect(keys.run('create', failing(true)(seen))).rejects.toThrow('no');
    await keys.run('create', async (key) => seen.push(key));
    expect(seen).toEqual(['key-1', 'key-1']);
  });

  test('after an answer, good or bad, the next intention has a new key', async () => {
    const [keys, seen] = [counting(), [] as string[]];
    await keys.run('create', async (key) => seen.push(key));
    await expect(keys.run('create', failing(false)(seen))).rejects.toThrow('no');
    await keys.run('create', async (key) => seen.push(key));
    expect(new Set(seen).size).toBe(3);
  });

  test('two intentions never share a key', async () => {
    const keys = counting();
    const [a, b] = await Promise.all([
      keys.run('confirm 1', async (key) => key),
      keys.run('confirm 2', async (key) => key),
    ]);
    expect(a).not.toBe(b);
  });
});
