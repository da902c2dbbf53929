import { expect, test } from 'vitest';
import { lazyGateway } from './lazy-gateways.ts';

const add = async (one: number, other: number): Promise<number> => one + other;

test('a lazy gateway is loaded by its first call, and answers like the loaded one', async () => {
  let loads = 0;
  const gateway = lazyGateway(async () => {
    loads += 1;
    return { add };
  });
  expect(loads).toBe(0);
  expect(await gateway.add(1, 2)).toBe(3);
  expect(loads).toBe(1);
});

test('a lazy gateway is not copied: the copy would have no calls', () => {
  const gateway = lazyGateway(async () => ({ add }));
  expect(() => ({ ...gateway })).toThrow(TypeError);
});
