/** Everything that can happen to a paid order concurrently, on PostgreSQL: there are only two possible end states, and the books balance. */
import { calls } from '@offrande/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { detail, openPayment, order, returnFromProvider, sessionRequest } from '../order/testing.ts';

const ROUNDS = Number(process.env['STORM_ROUNDS'] ?? 15);

const many = <T>(times: number, work: () => Promise<T>): Promise<unknown>[] =>
  Array.from({ length: times }, () => work().catch(() => null));

describe('an order that is paid, notified, returned, confirmed, cancelled, swept and issued at once', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(20);
  });
  afterAll(() => shop.close());

  const journals = (kind: string, orderNo: string): Promise<number> =>
    inUnit(shop.shop.connection, UNIT, async (transaction) => {
      const { rows } = await sql`select id from journal where kind = ${kind} and cause_id = ${orderNo}`.execute(
        transaction,
      );
      return rows.length;
    });

  test(
    'ends up confirmed with its cards, or cancelled with its money in suspense; never both, never twice',
    { timeout: 120_000 },
    async () => {
      const ends = new Set<string>();
      for (let round = 0; round < ROUNDS; round += 1) {
        const browser = shop.browser();
        const orderNo = await order(browser);
        const attemptId = await openPayment(shop, browser, orderNo);
        const reference = { aggregatorBuId: UNIT, orderNo };
        shop.wait(1);
        await Promise.all([
          ...many(1, () => shop.control({ attemptId, scenario: 'twice' })),
          ...many(3, () => returnFromProvider(shop, browser)),
          ...many(3, () => browser.call(calls.confirmOrder, reference)),
          ...many(round % 3, () => browser.call(calls.cancelOrder, reference)),
          ...many(2, () => shop.sweep()),
          ...many(3, () => shop.work()),
        ]);
        shop.wait(5);
        await shop.sweep();
        shop.wait(2);
        await shop.work();
        const { status } = await detail(browser, orderNo);
        ends.add(status);
        expect(await journals('settle', orderNo)).toBe(status === '09' ? 1 : 0);
        const cards = await inUnit(shop.shop.connection, UNIT, (transaction) =>
          sql`select card.id from card join order_line on order_line.id = card.order_line_id where order_no = ${orderNo}`.execute(
            transaction,
          ),
        );
        expect(cards.rows).toHaveLength(status === '09' ? 1 : 0);
        expect(['09', '02']).toContain(status);
        expect(await shop.broken()).toEqual([]);
      }
      expect(ends).toContain('09');
      const topics = shop.delivered.filter(({ topic }) => topic === 'order-receipt').map(({ key }) => key);
      expect(new Set(topics).size).toBe(topics.length);
    },
  );

  test('has one payment, however many tabs open one concurrently', async () => {
    const browser = shop.browser();
    const orderNo = await order(browser);
    const { token: csrfToken } = await browser.call(calls.csrfToken, { buId: UNIT });
    const opened = await Promise.all(
      Array.from({ length: 10 }, () =>
        browser.call(calls.createPaymentSession, sessionRequest(shop, orderNo), { csrfToken }),
      ),
    );
    expect(new Set(opened.map(({ paymentLogId }) => paymentLogId)).size).toBe(1);
    expect(new Set(opened.map(({ redirectUrl }) => redirectUrl)).size).toBe(1);
  });
});
