import { calls } from '@offrande/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { applyPayment } from './apply-payment.ts';
import {
  detail,
  openPayment,
  order,
  queryCard,
  refusalCode,
  returnFromProvider,
  sessionRequest,
  openTaskKinds,
  TRIAL_CARD,
} from '../order/testing.ts';

const statusOf = async (browser: Browser, orderNo: string) => (await detail(browser, orderNo)).status;

describe('a payment', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const rows = async <T>(query: ReturnType<typeof sql<T>>): Promise<readonly T[]> =>
    inUnit(shop.shop.connection, UNIT, async (transaction) => (await query.execute(transaction)).rows);

  const cardsOf = async (orderNo: string): Promise<number> =>
    (
      await rows(
        sql`select card.id from card join order_line on order_line.id = card.order_line_id where order_no = ${orderNo}`,
      )
    ).length;

  const attemptState = async (attemptId: string): Promise<string | undefined> =>
    (await rows(sql<{ state: string }>`select state from payment_attempt where id = ${attemptId}::uuid`))[0]?.state;

  const suspense = async (): Promise<bigint> =>
    (await rows(sql<{ posted: bigint }>`select posted from account where kind = 'suspense'`))[0]!.posted;

  /** An order with an open payment. */
  const opened = async () => {
    const browser = shop.browser();
    const orderNo = await order(browser);
    return { browser, orderNo, attemptId: await openPayment(shop, browser, orderNo) };
  };

  /** Asserts everything that must hold for an order that was paid once. */
  const expectIssuedOnce = async (browser: Browser, orderNo: string) => {
    await shop.work();
    await shop.sweep();
    await shop.work();
    expect(await statusOf(browser, orderNo)).toBe('09');
    expect(await cardsOf(orderNo)).toBe(1);
    expect(await rows(sql`select id from journal where kind = 'settle' and cause_id = ${orderNo}`)).toHaveLength(1);
    expect(await shop.broken()).toEqual([]);
  };

  describe('is opened', () => {
    test.each([
      ['another amount', { txnAmount: '49.99' }, 'txnAmount'],
      ['another currency', { txnCurrency: 'USD' }, 'txnCurrency'],
      ['another host', { hostName: 'https://evil.example' }, 'hostName'],
    ] as const)('never with %s than the server’s own [S7.106]', async (_, changes, field) => {
      const browser = shop.browser();
      const orderNo = await order(browser);
      expect(await refusalCode(openPayment(shop, browser, orderNo, changes))).toMatchObject({ detail: { field } });
    });

    test('only with the CSRF token of this session [S7.105][S7.107][S4.103]', async () => {
      const browser = shop.browser();
      const orderNo = await order(browser);
      const { token: foreign } = await shop.browser().call(calls.csrfToken, { buId: UNIT });
      const open = (csrfToken: string) =>
        browser.call(calls.createPaymentSession, sessionRequest(shop, orderNo), { csrfToken });
      for (const csrfToken of ['', 'x.y', foreign])
        expect(await refusalCode(open(csrfToken))).toMatchObject({ code: '40300', status: 403 });
      const { token: own } = await browser.call(calls.csrfToken, { buId: UNIT });
      expect((await open(own)).redirectUrl).toMatch(/^http/);
    });

    test('only by the order’s buyer; for anyone else it does not exist', async () => {
      const orderNo = await order(shop.browser());
      const stranger = shop.browser();
      expect(await refusalCode(openPayment(shop, stranger, orderNo))).toMatchObject({ code: '40400' });
      expect(await refusalCode(detail(stranger, orderNo))).toMatchObject({ code: '40400' });
      for (const call of [calls.confirmOrder, calls.cancelOrder]) {
        expect(await refusalCode(stranger.call(call, { aggregatorBuId: UNIT, orderNo }))).toMatchObject({
          code: '40400',
        });
      }
    });

    test('once per order: a second tab gets the same payment', async () => {
      const { browser, orderNo, attemptId } = await opened();
      expect(await openPayment(shop, browser, orderNo)).toBe(attemptId);
    });

    test('once even if the provider fails first and the call is retried under its key', async () => {
      const browser = shop.browser();
      const orderNo = await order(browser);
      const { token: csrfToken } = await browser.call(calls.csrfToken, { buId: UNIT });
      const options = { csrfToken, idempotencyKey: 'one-click-on-pay-now' };
      const open = () => browser.call(calls.createPaymentSession, sessionRequest(shop, orderNo), options);
      await shop.control({ times: 9, status: 503 }, 'provider');
      expect(await refusalCode(open())).toMatchObject({ code: '50300', status: 503 });
      await shop.control({ times: 0 }, 'provider');
      const first = await open();
      expect(await open()).toEqual(first);
      expect(await rows(sql`select id from payment_attempt where order_no = ${orderNo}`)).toHaveLength(1);
    });
  });

  test('settles once, however often and in whatever order returns and notifications arrive [S4.93]', async () => {
    for (const scenario of ['accept', 'twice', 'noReturn']) {
      const { browser, orderNo, attemptId } = await opened();
      await shop.control({ attemptId, scenario });
      expect(await returnFromProvider(shop, browser)).toMatchObject({ orderNo, state: 'paid' });
      expect(await returnFromProvider(shop, browser)).toMatchObject({ orderNo, state: 'paid' });
      await expectIssuedOnce(browser, orderNo);
    }
  });

  test('is settled by the provider’s message, before any return', async () => {
    const { browser, orderNo, attemptId } = await opened();
    await shop.control({ attemptId, scenario: 'noReturn' });
    expect(await statusOf(browser, orderNo)).toBe('09');
    await expectIssuedOnce(browser, orderNo);
  });

  test('that is not reported is found by the sweep after a minute', async () => {
    const { browser, orderNo, attemptId } = await opened();
    await shop.control({ attemptId, scenario: 'noNotification' });
    await shop.sweep();
    expect(await statusOf(browser, orderNo)).toBe('03');
    shop.wait(1);
    await shop.sweep();
    await expectIssuedOnce(browser, orderNo);
  });

  test('that was refused leaves the order open for another one [A-37]', async () => {
    const { browser, orderNo, attemptId } = await opened();
    await shop.control({ attemptId, scenario: 'refuse' });
    expect(await returnFromProvider(shop, browser)).toEqual({ orderNo, state: 'failed', pspResult: null });
    expect(await statusOf(browser, orderNo)).toBe('03');
    const second = await openPayment(shop, browser, orderNo);
    expect(second).not.toBe(attemptId);
    await shop.control({ attemptId: second, scenario: 'accept' });
    await expectIssuedOnce(browser, orderNo);
  });

  test.each([
    ['a cent less', { amountMinor: 4999 }, 4999n],
    ['another currency', { currency: 'USD' }, 0n],
    ['another order', { orderNo: 'SOMEBODY-ELSES' }, 5000n],
    ['another shop', { shopId: 'another-shop' }, 0n],
  ])(
    'that claims %s issues nothing, books any money received in suspense and opens a task',
    async (_, claims, kept) => {
      const { browser, orderNo, attemptId } = await opened();
      const before = await suspense();
      await shop.control({ attemptId, scenario: 'accept', claims });
      await shop.work();
      expect(await statusOf(browser, orderNo)).toBe('03');
      expect(await cardsOf(orderNo)).toBe(0);
      expect(await attemptState(attemptId)).toBe('mismatch');
      expect(await suspense()).toBe(before + kept);
      expect(await openTaskKinds(shop, attemptId)).toEqual(['paymentMismatch']);
      expect(shop.delivered).toContainEqual(expect.objectContaining({ topic: 'task' }));
      expect(await refusalCode(browser.call(calls.confirmOrder, { aggregatorBuId: UNIT, orderNo }))).toMatchObject({
        code: '20004',
      });
      expect(await shop.broken()).toEqual([]);
    },
  );

  test('made a second time goes to suspense, and the order stays paid once', async () => {
    const { browser, orderNo, attemptId } = await opened();
    await shop.control({ attemptId, scenario: 'accept' });
    await expectIssuedOnce(browser, orderNo);
    const before = await suspense();
    const [attempt] = await rows(
      sql<{
        provider: 'UpstreamPay';
        provider_ref: string;
      }>`select provider, provider_ref from payment_attempt where id = ${attemptId}::uuid`,
    );
    const again = {
      providerRef: attempt!.provider_ref,
      shopId: shop.shop.providers.get(attempt!.provider)!.shopId,
      attemptId,
      orderNo,
      amountMinor: 5000n,
      currency: 'EUR',
      state: 'paid',
      paymentId: 'another-payment',
      method: 'creditcard',
    } as const;
    const apply = (eventRef: string) => applyPayment(shop.shop, UNIT, attempt!.provider, eventRef, again);
    expect(await apply('again-1')).toBe('doublePayment');
    expect(await apply('again-2')).toBe('doublePayment');
    expect(await suspense()).toBe(before + 5000n);
    expect(await openTaskKinds(shop, attemptId)).toEqual(['doublePayment']);
    await expectIssuedOnce(browser, orderNo);
  });

  test('that claims another buyer’s payment pays neither order', async () => {
    const [mine, theirs] = [await opened(), await opened()];
    await shop.control({ attemptId: mine.attemptId, scenario: 'accept', claims: { attemptId: theirs.attemptId } });
    await shop.work();
    expect(await statusOf(mine.browser, mine.orderNo)).toBe('03');
    expect(await statusOf(theirs.browser, theirs.orderNo)).toBe('03');
  });

  test('ignores and refuses a message without a valid signature', async () => {
    const { browser, orderNo, attemptId } = await opened();
    const url = `${shop.shop.publicOrigin}/api/payment/notify/UpstreamPay`;
    const body = JSON.stringify({
      id: 'evt_1',
      type: 'session.paid',
      session: { reference: attemptId, status: 'PAID' },
    });
    const forged: RequestInit[] = [
      { body },
      { body, headers: { 'X-UpstreamPay-Signature': `sha256=${'0'.repeat(64)}` } },
      { body: '{"__proto__":{"paid":true}}' },
    ];
    for (const init of forged) expect((await fetch(url, { method: 'POST', ...init })).status).toBe(400);
    expect((await fetch(url.replace('UpstreamPay', 'nobody'), { method: 'POST', body })).status).toBe(404);
    expect(await statusOf(browser, orderNo)).toBe('03');
  });

  test('that arrives after the order was cancelled goes to suspense with a task, and is not reported as failed [A-102][A-179]', async () => {
    const { browser, orderNo, attemptId } = await opened();
    const before = await suspense();
    shop.wait(31);
    await shop.sweep();
    expect(await statusOf(browser, orderNo)).toBe('02');
    expect(await returnFromProvider(shop, browser)).toMatchObject({ state: 'open' });
    await shop.control({ attemptId, scenario: 'accept' });
    await shop.work();
    expect(await returnFromProvider(shop, browser)).toMatchObject({ state: 'open' });
    expect(await statusOf(browser, orderNo)).toBe('02');
    expect(await cardsOf(orderNo)).toBe(0);
    expect(await suspense()).toBe(before + 5000n);
    expect(await attemptState(attemptId)).toBe('late');
    expect(await openTaskKinds(shop, attemptId)).toEqual(['latePayment']);
    expect(await shop.broken()).toEqual([]);
  });

  test('made after the order was cancelled, and not reported, is found all the same [A-102]', async () => {
    const { browser, orderNo, attemptId } = await opened();
    const before = await suspense();
    await browser.call(calls.cancelOrder, { aggregatorBuId: UNIT, orderNo });
    await shop.control({ attemptId, scenario: 'noNotification' });
    shop.wait(1);
    await shop.sweep();
    expect(await statusOf(browser, orderNo)).toBe('02');
    expect(await suspense()).toBe(before + 5000n);
    expect(await shop.broken()).toEqual([]);
  });

  test('whose opening was never recorded is found by opening it again under its id', async () => {
    const { browser, orderNo, attemptId } = await opened();
    await shop.control({ attemptId, scenario: 'noNotification' });
    await rows(
      sql`update payment_attempt set state = 'opening', provider_ref = null, redirect_url = null where id = ${attemptId}::uuid`,
    );
    shop.wait(1);
    await shop.sweep();
    await expectIssuedOnce(browser, orderNo);
  });

  test('returns only to the shop’s own URLs, from its own provider, and only for its own session [S7.109][S7.110][S7.111]', async () => {
    const { browser, orderNo } = await opened();
    const { token: csrfToken } = await browser.call(calls.csrfToken, { buId: UNIT });
    const own = `${shop.shop.publicOrigin}/FR/loading/order`;
    const request = { buId: UNIT, csrfToken, pspProvider: 'UpstreamPay', callBackUrl: own } as const;
    const { token } = await browser.call(calls.redirectInfo, request);
    for (const callBackUrl of [
      'https://evil.example/FR/loading/order',
      `${shop.shop.publicOrigin}.evil.example/loading/`,
    ]) {
      expect(await refusalCode(browser.call(calls.redirectInfo, { ...request, callBackUrl }))).toMatchObject({
        detail: { field: 'callBackUrl' },
      });
    }
    const fromElsewhere = { ...request, pspProvider: 'lyra' } as const;
    expect(await refusalCode(browser.call(calls.redirectInfo, fromElsewhere))).toMatchObject({ code: '40400' });
    const forged = { ...request, csrfToken: 'x.y' };
    expect(await refusalCode(browser.call(calls.redirectInfo, forged))).toMatchObject({ code: '40300' });
    const elsewhere = { buId: UNIT, token, callBackUrl: 'https://evil.example/FR/loading/order' };
    expect(await refusalCode(browser.call(calls.paymentResult, elsewhere))).toMatchObject({
      detail: { field: 'callBackUrl' },
    });
    expect(await browser.call(calls.paymentResult, { buId: UNIT, token, callBackUrl: own })).toEqual({
      orderNo,
      state: 'open',
      pspResult: null,
    });
    const stranger = shop.browser();
    expect(
      await refusalCode(stranger.call(calls.paymentResult, { buId: UNIT, token, callBackUrl: own })),
    ).toMatchObject({
      code: '40400',
    });
    shop.wait(16);
    expect(await refusalCode(browser.call(calls.paymentResult, { buId: UNIT, token, callBackUrl: own }))).toMatchObject(
      {
        code: '40400',
      },
    );
  });

  test('of a provider that returns with a token is not found by its log id', async () => {
    const request = { buId: UNIT, paymentLogId: '1', pspProvider: 'UpstreamPay' } as const;
    expect(await refusalCode(shop.browser().call(calls.paymentLogResult, request))).toMatchObject({ code: '30001' });
  });

  describe('and its order', () => {
    test('can be confirmed repeatedly, but not before the money has arrived [S7.100][S4.7][A-34]', async () => {
      const { browser, orderNo, attemptId } = await opened();
      const confirm = () =>
        browser.call(calls.confirmOrder, {
          aggregatorBuId: UNIT,
          orderNo,
          paymentId: 'I-have-paid',
          paymentMean: 'C04',
        });
      expect(await refusalCode(confirm())).toMatchObject({ code: '20004', status: 409 });
      await shop.control({ attemptId, scenario: 'accept' });
      const first = await confirm();
      expect(await confirm()).toEqual(first);
      await expectIssuedOnce(browser, orderNo);
    });

    test('can be cancelled repeatedly; holds and payment end [S7.101][S4.8][A-47]', async () => {
      const browser = shop.browser();
      await queryCard(browser);
      const orderNo = await order(browser, {
        couponList: [{ cardNumber: TRIAL_CARD.cardNumber, appliedAmount: '40.00', code: 'giftCard' }],
      });
      const attemptId = await openPayment(shop, browser, orderNo, { txnAmount: '10.00' });
      expect((await queryCard(browser)).cardBalance).toBe('0.00');
      for (let times = 0; times < 2; times += 1) {
        expect(await browser.call(calls.cancelOrder, { aggregatorBuId: UNIT, orderNo })).toEqual({ orderNo });
      }
      expect((await queryCard(browser)).cardBalance).toBe('40.00');
      expect(await attemptState(attemptId)).toBe('closed');
      expect(await refusalCode(openPayment(shop, browser, orderNo, { txnAmount: '10.00' }))).toMatchObject({
        code: '30001',
      });
    });

    test('cannot be cancelled once paid, even if the payment was not reported yet', async () => {
      const { browser, orderNo, attemptId } = await opened();
      await shop.control({ attemptId, scenario: 'noNotification' });
      expect(await refusalCode(browser.call(calls.cancelOrder, { aggregatorBuId: UNIT, orderNo }))).toMatchObject({
        code: '20005',
      });
      await expectIssuedOnce(browser, orderNo);
    });

    test('expire after half an hour without money, and release the card [A-102]', async () => {
      const browser = shop.browser();
      await queryCard(browser);
      const orderNo = await order(browser, {
        couponList: [{ cardNumber: TRIAL_CARD.cardNumber, appliedAmount: '40.00', code: 'giftCard' }],
      });
      shop.wait(29);
      await shop.sweep();
      expect(await statusOf(browser, orderNo)).toBe('03');
      shop.wait(1);
      await shop.sweep();
      expect(await statusOf(browser, orderNo)).toBe('02');
      expect((await queryCard(browser)).cardBalance).toBe('40.00');
      expect(await shop.broken()).toEqual([]);
    });
  });
});
