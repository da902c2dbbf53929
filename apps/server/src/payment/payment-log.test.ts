/** Returns from providers that identify the payment by its log id: ingenico and marketPay, each in a unit that uses it. */
import { calls } from '@offrande/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { detail, openPayment, order, refusalCode, openTaskKinds } from '../order/testing.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';

/** Gives the unit another provider; everything else stays as its folder states it. */
const payAt = ({ units }: Shop, provider: Unit['provider']): void => {
  (units as Map<string, Unit>).set(UNIT, { ...units.get(UNIT)!, provider });
};

const statusOf = async (browser: Browser, orderNo: string) => (await detail(browser, orderNo)).status;

describe.each(['ingenico', 'marketPay'] as const)('a payment at %s', (pspProvider) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
    payAt(shop.shop, pspProvider);
  });
  afterAll(() => shop.close());

  const opened = async () => {
    const browser = shop.browser();
    const orderNo = await order(browser);
    return { browser, orderNo, paymentLogId: await openPayment(shop, browser, orderNo) };
  };

  const comeBack = (browser: Browser, paymentLogId: string, at: Unit['provider'] = pspProvider) =>
    browser.call(calls.paymentLogResult, { buId: UNIT, paymentLogId, pspProvider: at });

  const cardsOf = (orderNo: string): Promise<number> =>
    inUnit(shop.shop.connection, UNIT, async (transaction) => {
      const cards = sql`select card.id from card join order_line on order_line.id = card.order_line_id
        where order_no = ${orderNo}`;
      return (await cards.execute(transaction)).rows.length;
    });

  const expectIssuedOnce = async (browser: Browser, orderNo: string) => {
    await shop.work();
    expect(await statusOf(browser, orderNo)).toBe('09');
    expect(await cardsOf(orderNo)).toBe(1);
    expect(await shop.broken()).toEqual([]);
  };

  test.each(['accept', 'twice', 'noNotification', 'noReturn', 'lateNotification'])(
    'with outcome "%s" is paid by its log id however often the browser returns, and issued once [S4.100][S7.113]',
    async (scenario) => {
      const { browser, orderNo, paymentLogId } = await opened();
      await shop.control({ attemptId: paymentLogId, scenario, delayMs: 50 });

      const first = await comeBack(browser, paymentLogId);

      expect(first).toMatchObject({ orderNo, state: 'paid', pspResult: { paymentMethod: 'creditcard' } });
      expect(await comeBack(browser, paymentLogId)).toEqual(first);
      await expectIssuedOnce(browser, orderNo);
    },
  );

  test('is settled by the provider’s message, before any return', async () => {
    const { browser, orderNo, paymentLogId } = await opened();
    await shop.control({ attemptId: paymentLogId, scenario: 'noReturn' });

    await expectIssuedOnce(browser, orderNo);
  });

  test.each([
    ['refuse', 'failed'],
    ['cancel', 'failed'],
    ['expire', 'failed'],
  ])('with outcome "%s" has %s and leaves the order open for another one [A-37]', async (scenario, state) => {
    const { browser, orderNo, paymentLogId } = await opened();
    await shop.control({ attemptId: paymentLogId, scenario });

    expect(await comeBack(browser, paymentLogId)).toEqual({ orderNo, state, pspResult: null });
    const second = await openPayment(shop, browser, orderNo);
    expect(second).not.toBe(paymentLogId);
    await shop.control({ attemptId: second, scenario: 'accept' });
    await expectIssuedOnce(browser, orderNo);
  });

  test('that nobody has paid yet is open', async () => {
    const { browser, orderNo, paymentLogId } = await opened();

    expect(await comeBack(browser, paymentLogId)).toEqual({ orderNo, state: 'open', pspResult: null });
  });

  test('that is not reported is found by the sweep after a minute', async () => {
    const { browser, orderNo, paymentLogId } = await opened();
    await shop.control({ attemptId: paymentLogId, scenario: 'vanish' });
    shop.wait(1);
    await shop.sweep();

    await expectIssuedOnce(browser, orderNo);
  });

  test.each([
    ['a cent less', { amountMinor: 4999 }],
    ['another currency', { currency: 'USD' }],
    ['another order', { orderNo: 'SOMEBODY-ELSES' }],
    ['another shop', { shopId: 'another-shop' }],
  ])(
    'that claims %s issues nothing, opens a task and is not reported as failed, since money may have arrived [A-179]',
    async (_, claims) => {
      const { browser, orderNo, paymentLogId } = await opened();
      await shop.control({ attemptId: paymentLogId, scenario: 'accept', claims });
      await shop.work();

      expect(await comeBack(browser, paymentLogId)).toMatchObject({ state: 'open' });
      expect(await statusOf(browser, orderNo)).toBe('03');
      expect(await cardsOf(orderNo)).toBe(0);
      expect(await openTaskKinds(shop, paymentLogId)).toEqual(['paymentMismatch']);
    },
  );

  test('is disclosed only to the session that pays, and only under its own provider’s name [S7.113]', async () => {
    const { browser, paymentLogId } = await opened();
    const other = pspProvider === 'ingenico' ? 'marketPay' : 'ingenico';
    const notFound = { code: '40400', detail: { field: 'paymentLogId' } };

    expect(await refusalCode(comeBack(shop.browser(), paymentLogId))).toMatchObject(notFound);
    expect(await refusalCode(comeBack(browser, paymentLogId, other))).toMatchObject(notFound);
    for (const unknown of ['1', '-'.repeat(36), '00000000-0000-4000-8000-000000000000', `${paymentLogId}'`])
      expect(await refusalCode(comeBack(browser, unknown))).toMatchObject(notFound);
  });

  test('is not found by log id at a provider that returns with a token', async () => {
    const { browser, paymentLogId } = await opened();

    for (const at of ['UpstreamPay', 'lyra'] as const)
      expect(await refusalCode(comeBack(browser, paymentLogId, at))).toMatchObject({
        code: '30001',
        detail: { field: 'pspProvider' },
      });
  });

  test('ignores and refuses a message without a valid signature', async () => {
    const { browser, orderNo } = await opened();
    const url = `${shop.shop.publicOrigin}/api/payment/notify/${pspProvider}`;

    expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(400);
    expect(await statusOf(browser, orderNo)).toBe('03');
  });
});
