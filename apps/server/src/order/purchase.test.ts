/** A purchase from the first call to the delivered card, over HTTP. */
import { calls } from '@offrande/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { detail, openPayment, order, returnFromProvider } from './testing.ts';

describe('a purchase', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  test('is created, paid, confirmed and issued, and the card goes out [S7.98][S7.100][S7.112][S4.4][A-34]', async () => {
    const browser = shop.browser();
    const orderNo = await order(browser);
    expect((await detail(browser, orderNo)).status).toBe('03');
    const attemptId = await openPayment(shop, browser, orderNo);
    await shop.control({ attemptId, scenario: 'accept' });
    const { pspResult, ...result } = await returnFromProvider(shop, browser);
    expect([result, pspResult?.paymentMethod]).toEqual([{ orderNo, state: 'paid' }, 'creditcard']);
    expect(await browser.call(calls.confirmOrder, { aggregatorBuId: 'FR', orderNo })).toEqual({
      orderNo,
      orderAmtTot: '50.00',
    });
    await shop.work();
    expect(shop.delivered.map(({ topic }) => topic)).toEqual(['card-email', 'order-receipt']);
    expect(await detail(browser, orderNo)).toMatchObject({
      status: '09',
      orderAmtTot: '50.00',
      cards: 1,
      paymentMean: 'C04',
      paymentId: pspResult?.paymentId,
    });
    expect(await shop.broken()).toEqual([]);
    expect(shop.logged).toEqual([]);
  });

  test('by a guest creates no customer or profile: the order belongs to the buying browser only [S6.1]', async () => {
    const customers = () =>
      inUnit(shop.shop.connection, UNIT, async (transaction) => {
        const { rows } = await sql<{ customers: number; owned: number }>`
          select (select count(*)::int from customer) as customers,
                 (select count(*)::int from purchase where customer_id is not null) as owned`.execute(transaction);
        return rows[0];
      });
    const before = await customers();
    const browser = shop.browser();
    const orderNo = await order(browser);
    const attemptId = await openPayment(shop, browser, orderNo);
    await shop.control({ attemptId, scenario: 'accept' });
    await returnFromProvider(shop, browser);
    await browser.call(calls.confirmOrder, { aggregatorBuId: 'FR', orderNo });
    await shop.work();
    expect(await customers()).toEqual(before);
    await expect(detail(shop.browser(), orderNo)).rejects.toBeDefined();
  });
});
