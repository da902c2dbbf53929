import { calls } from '@offrande/api-client/contract';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../http/app.ts';
import { createHandlers } from '../http/handlers.ts';
import { openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { openPayment, order } from '../order/testing.ts';
import { loadUnits } from '../unit/load-units.ts';
import { createMetrics } from './metrics.ts';

const TOKEN = 'a-token-of-the-scraper';

const standing = (lines: readonly string[], what: string, kind = ''): number => {
  const line = lines.find((one) => one.startsWith(`offrande_standing{unit="${UNIT}",what="${what}",kind="${kind}"}`));
  return line === undefined ? 0 : Number(line.split(' ').at(-1));
};

describe('the metrics', () => {
  let shop: TestShop;
  let app: Hono;
  beforeAll(async () => {
    shop = await openTestShop();
    const { catalogues } = loadUnits();
    app = createApp(shop.shop, {
      handlers: createHandlers(catalogues),
      metricsAccess: { metrics: createMetrics(), token: TOKEN },
    });
  });
  afterAll(() => shop.close());

  const figures = async (): Promise<readonly string[]> => {
    const answer = await app.request('/metrics', { headers: { Authorization: `Bearer ${TOKEN}` } });
    expect(answer.status).toBe(200);
    return (await answer.text()).split('\n');
  };

  test('require the token', async () => {
    for (const headers of [{}, { Authorization: 'Bearer wrong' }, { Authorization: `Basic ${TOKEN}` }])
      expect((await app.request('/metrics', { headers })).status).toBe(401);
    expect(
      (await createApp(shop.shop, { handlers: createHandlers(loadUnits().catalogues) }).request('/metrics')).status,
    ).toBe(404);
  });

  test('count requests by route, and refusals by code', async () => {
    const query = `aggregatorBuId=${UNIT}&language=en`;
    await app.request(`/api/v3/product/detail/offrande?buId=${UNIT}&language=en`);
    await app.request(`/api/v2/product/category?aggregatorBuId=NONE&language=en`);
    await app.request(`/api/v2/product/category?${query}`);
    const lines = await figures();
    const counted = (route: string, status: number) =>
      lines.includes(`offrande_http_seconds_count{route="${route}",status="${status}"} 1`);
    expect(counted('/api/v3/product/detail/:itemCode', 200)).toBe(true);
    expect(counted('/api/v2/product/category', 200)).toBe(true);
    expect(counted('/api/v2/product/category', 404)).toBe(true);
    expect(lines).toContain('offrande_refusals_total{code="40400"} 1');
  });

  test('report pending orders, holds, payments, work, tasks and unsealed journals', async () => {
    const browser = shop.browser();
    const orderNo = await order(browser);
    const attemptId = await openPayment(shop, browser, orderNo);
    const before = await figures();
    expect(standing(before, 'orders_waiting', 'creditCard')).toBe(1);
    expect(standing(before, 'payments_open', 'UpstreamPay')).toBe(1);
    await shop.control({ attemptId, scenario: 'noReturn' });
    const paid = await figures();
    expect(standing(paid, 'orders_waiting', 'creditCard')).toBe(0);
    expect(standing(paid, 'work_waiting', 'issue')).toBe(1);
    expect(standing(paid, 'journals_unsealed')).toBeGreaterThan(0);
    shop.wait(3);
    expect(standing(await figures(), 'work_oldest_seconds')).toBeGreaterThanOrEqual(180);
    const late = await order(browser);
    const lateAttempt = await openPayment(shop, browser, late);
    await browser.call(calls.cancelOrder, { aggregatorBuId: UNIT, orderNo: late });
    await shop.control({ attemptId: lateAttempt, scenario: 'noReturn' });
    expect(standing(await figures(), 'tasks_open', 'latePayment')).toBe(1);
  });
});
