/** The leases of a process that died. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../http/testing.ts';
import { openPayment, order } from '../order/testing.ts';
import { freeLeases } from './free-leases.ts';
import { workOnce } from './worker.ts';

describe('work leased by a dead process', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const keys = () => shop.delivered.map(({ topic }) => topic).toSorted();

  test('is due at once if no other process can be working on it, and otherwise after its lease expires', async () => {
    for (const isFreed of [true, false]) {
      shop.delivered.length = 0;
      const browser = shop.browser();
      const attemptId = await openPayment(shop, browser, await order(browser));
      await shop.control({ attemptId, scenario: 'accept' });
      // It dies with all of its messages leased.
      await new Promise<void>((resolve) => {
        void workOnce(
          shop.shop,
          () =>
            new Promise(() => {
              resolve();
            }),
        );
      });
      await shop.work();
      expect(keys()).toEqual([]);
      if (isFreed) await freeLeases(shop.shop);
      else shop.wait(2);
      await shop.work();
      expect(keys()).toEqual(['card-email', 'order-receipt']);
    }
  });

  test('is freed without affecting scheduled or finished work', async () => {
    shop.delivered.length = 0;
    await freeLeases(shop.shop);
    await shop.work();
    expect(keys()).toEqual([]);
  });
});
